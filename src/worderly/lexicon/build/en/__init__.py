"""What the builder needs to know about English alone."""
