"""Writes the digest of each image into compose file and Dockerfile: a tag can be moved, a digest cannot.

`.github/workflows/digests.yml` runs it and asks for the change; it needs docker and the network.
"""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = ("compose.yaml", "Dockerfile")
IMAGE = re.compile(r"(?P<before>image: (?:&\w+ )?|^FROM )(?P<name>[\w./-]+:[\w.-]+)(?:@\S+)?", re.MULTILINE)
OURS = "worderly:"


def pinned(text: str, digest_of: Callable[[str], str]) -> str:
    """Images that are built here have no digest."""

    def pin(found: re.Match[str]) -> str:
        name = found["name"]
        return found[0] if name.startswith(OURS) else f"{found['before']}{name}@{digest_of(name)}"

    return IMAGE.sub(pin, text)


def digest_of(image: str) -> str:
    """Of the list of all platforms, so that it holds on every machine."""
    command = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    for name in FILES:
        path = ROOT / name
        path.write_text(pinned(path.read_text("utf-8"), digest_of), "utf-8")


if __name__ == "__main__":
    main()
