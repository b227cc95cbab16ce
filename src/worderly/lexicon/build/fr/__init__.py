"""What the builder needs to know about French alone."""
