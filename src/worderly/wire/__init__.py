"""The messages of the WebSocket and the bodies of REST, and their types in TypeScript."""
