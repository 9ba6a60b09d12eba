"""Pictures in pixels: SVG drawn with resvg and the page's font, so that it looks the same on all machines.

It needs the extra ``undercroft[envs]``: `resvg_py` draws, and Pillow reads what it has drawn.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FAMILY: Final = "Source Sans 3"
FONTS: Final = "fontpkg_source_sans_3"
"""The package that has the font's files."""

NEEDED: Final = ("numpy", "PIL", "resvg_py", FONTS)


def can_draw_pixels() -> bool:
    """Return whether all libraries that pixels need are installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def png_of(svg: str) -> bytes:
    """Return an SVG document as a PNG file of the same size.

    Raises:
        ImportError: the libraries of ``undercroft[envs]`` are missing.
    """
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[font_file()], font_family=FAMILY, sans_serif_family=FAMILY
    )


def pixels_of(svg: str) -> NDArray[np.uint8]:
    """Return an SVG document as an array of height, width, and red, green and blue from 0 to 255.

    Raises:
        ImportError: the libraries of ``undercroft[envs]`` are missing.
    """
    import numpy as np
    from PIL import Image

    with Image.open(BytesIO(png_of(svg)), formats=["PNG"]) as picture:
        return np.array(picture.convert("RGB"))


@cache
def font_file() -> str:
    """Return the path of the font, which has all weights in one file."""
    return str(files(FONTS) / "files" / "SourceSans3[wght].ttf")
