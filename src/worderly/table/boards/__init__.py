"""Results and leader boards."""
