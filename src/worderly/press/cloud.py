"""Word clouds as SVG or PNG: a word's size grows with its weight."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.local.files import write_atomically
