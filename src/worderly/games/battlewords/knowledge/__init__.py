"""What a player could know of the covered sea."""
