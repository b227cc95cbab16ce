"""What the builder needs to know about German alone."""
