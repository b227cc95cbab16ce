"""What travels: the WebSocket's messages and the bodies of REST; written as TypeScript for the page."""
