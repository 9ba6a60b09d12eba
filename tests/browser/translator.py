"""A browser's translator, as far as a page notices it: Chrome's puts other nodes in the place of each text."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import BrowserContext

_TRANSLATOR: Final = """
(() => {
  const FIXED = 'script, style, title, noscript, textarea, svg, font'
  const allowed = (node) => {
    const place = node.parentElement
    return place && !place.closest(FIXED) && place.closest('[translate]')?.getAttribute('translate') !== 'no'
  }
  const replace = (text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const all = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.filter((text) => text.data.trim() && allowed(text)).forEach(replace)
  }
  new MutationObserver(() => document.body && all(document.body)).observe(document, {
    childList: true, characterData: true, subtree: true,
  })
})()
"""


def translate(context: BrowserContext) -> None:
    """Translate all pages of a browser from now on: each text outside ``translate="no"``, again after each change."""
    context.add_init_script(_TRANSLATOR)
