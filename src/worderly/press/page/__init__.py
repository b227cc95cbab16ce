"""Pages: the model, its PDF, SVG and PNG backends, fonts and typesetting."""
