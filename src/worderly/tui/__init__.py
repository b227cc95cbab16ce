"""The arcade in a full-screen terminal."""
