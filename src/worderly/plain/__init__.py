"""The line mode: for screen readers, pipes and scripts."""
