"""Builds, tries and checks what is released."""
