"""Make pictures smaller: 256 colours are enough for a page, and the browser can read its own screenshots."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Final

from playwright.sync_api import Page

# The colours are split where they differ most (median cut); then each pixel takes the mean of its part.
_QUANTIZE: Final = """
async (data) => {
  const image = new Image()
  image.src = data
  await image.decode()
  const { width, height } = image
  const sheet = new OffscreenCanvas(width, height).getContext('2d')
  sheet.drawImage(image, 0, 0)
  const pixels = new Uint32Array(sheet.getImageData(0, 0, width, height).data.buffer)
  const counts = new Map()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const channel = (pixel, n) => (pixel >>> (8 * n)) & 255
  const measured = (colours) => {
    const widths = [0, 1, 2].map((n) => {
      let [low, high] = [255, 0]
      for (const [pixel] of colours) {
        low = Math.min(low, channel(pixel, n))
        high = Math.max(high, channel(pixel, n))
      }
      return high - low
    })
    const widest = Math.max(...widths)
    const weight = colours.reduce((sum, [, count]) => sum + count, 0)
    return { colours, n: widths.indexOf(widest), cost: widest ** 2 * Math.sqrt(weight) }
  }
  const parts = [measured([...counts])]
  while (parts.length < 256) {
    parts.sort((a, b) => a.cost - b.cost)
    const { colours, n, cost } = parts.pop()
    if (!cost) break
    colours.sort(([a], [b]) => channel(a, n) - channel(b, n))
    const middle = (channel(colours[0][0], n) + channel(colours.at(-1)[0], n)) / 2
    const at = colours.findIndex(([pixel]) => channel(pixel, n) > middle)
    parts.push(measured(colours.slice(0, at)), measured(colours.slice(at)))
  }
  const index = new Map()
  const palette = parts.flatMap(({ colours }, i) => {
    for (const [pixel] of colours) index.set(pixel, i)
    const weight = colours.reduce((sum, [, count]) => sum + count, 0)
    const sum = (n) => colours.reduce((sum, [pixel, count]) => sum + channel(pixel, n) * count, 0)
    return [0, 1, 2].map((n) => Math.round(sum(n) / weight))
  })
  const indices = Uint8Array.from(pixels, (pixel) => index.get(pixel))
  let text = ''
  for (let i = 0; i < indices.length; i += 8192) text += String.fromCharCode(...indices.subarray(i, i + 8192))
  return { width, height, palette, indices: btoa(text) }
}
"""


def shrunk(page: Page, png: bytes) -> bytes:
    """The same picture with 256 colours.

    Args:
        page: an empty page, which does the work.
        png: a picture without transparency.
    """
    found = page.evaluate(_QUANTIZE, "data:image/png;base64," + base64.b64encode(png).decode())
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["indices"])
    lines = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(found["palette"])),
            _chunk(b"IDAT", zlib.compress(lines, 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
