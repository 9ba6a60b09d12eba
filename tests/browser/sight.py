"""What an eye would object to on a page: broken words, cut texts, things that lie on one another."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser.people import FONTS

_FLAWS: Final = r"""
() => {
  const LONGEST = 30 // longer ones are fingerprints
  const PRESSED = 'a[href], button, select, input:not([type=hidden]), summary, [role=button], [role=radio]'
  const found = []
  const told = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`
  const said = (node) => `“${node.data.trim().slice(0, 40)}”`
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`)

  // With a dialog open, only the dialog is looked at.
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const visible = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const inText = (e) => !e.closest('svg, select, textarea, script, style, [aria-hidden=true], .sr')
  // What lies over the rest by design: an answer to a click, an explanation, a heading that stays while one scrolls.
  const over = (e) => {
    for (let at = e; at; at = at.parentElement)
      if (at.matches('.refusal, .notice, [role=tooltip], [popover]') || getComputedStyle(at).position === 'sticky')
        return true
    return false
  }

  const texts = []
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    const e = node.parentElement
    if (e && node.data.trim() && inText(e) && visible(e)) texts.push([node, e])
  }

  // A word is broken if its letters stand on two lines; after a hyphen or a slash it may be.
  const range = document.createRange()
  for (const [node, e] of texts) {
    range.selectNodeContents(node)
    if (range.getBoundingClientRect().height < 1.5 * parseFloat(getComputedStyle(e).fontSize)) continue
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      if (word.length > LONGEST) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const parts = [...range.getClientRects()].filter((box) => box.width > 0.5)
      const lines = new Set(parts.map((box) => Math.round(box.top)))
      if (lines.size > 1) found.push(`broken: “${word}” in ${told(e)}`)
    }
  }

  // A text is cut if its box hides a part of it.
  const clips = (e) => ['hidden', 'clip'].includes(getComputedStyle(e).overflowX)
  for (const e of new Set(texts.map(([, e]) => e))) {
    const words = e.innerText.trim().slice(0, 40)
    if (clips(e) && e.clientWidth > 1 && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3))
      found.push(`cut: “${words}” in ${told(e)}`)
  }

  // A panel may be scrolled down, but not sideways: nobody looks for what lies there.
  for (const e of top.querySelectorAll('.panel'))
    if (visible(e) && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
      found.push(`${e.scrollWidth - e.clientWidth} px too wide: ${told(e)}`)

  // What can be chosen glows.
  const probe = top.appendChild(document.createElement('i'))
  probe.style.color = 'var(--lit)'
  const glow = getComputedStyle(probe).color
  probe.remove()
  for (const e of top.querySelectorAll('.pick.lit'))
    if (visible(e) && !e.closest('svg') && !getComputedStyle(e).boxShadow.includes(glow))
      found.push(`does not glow: “${(e.getAttribute('aria-label') ?? e.innerText).slice(0, 40)}” ${told(e)}`)

  // Where a window has columns and is not flat, all that can be chosen is in sight, or a sign says that more is below.
  if (innerWidth >= 1024 && innerHeight >= 700)
    for (const e of top.querySelectorAll('.pick.lit')) {
      if (!visible(e) || e.closest('svg')) continue
      const { top: up, bottom } = e.getBoundingClientRect()
      for (let at = e.parentElement; at; at = at.parentElement) {
        const room = at.getBoundingClientRect()
        if (at.dataset.more !== undefined && bottom > room.bottom) break // then it need not be in sight farther out
        if (getComputedStyle(at).overflowY === 'visible' || (up >= room.top - 3 && bottom <= room.bottom + 3)) continue
        found.push(`out of sight: “${(e.getAttribute('aria-label') ?? e.innerText).slice(0, 40)}” ${told(e)}`)
        break
      }
    }

  // Nothing that can be pressed leaves its panel.
  for (const e of top.querySelectorAll('.panel button')) {
    const panel = e.closest('.panel')
    let scrolled = false
    for (let at = e; at !== panel.parentElement; at = at.parentElement)
      scrolled ||= getComputedStyle(at).overflowY !== 'visible'
    if (scrolled || !visible(e) || e.closest('svg')) continue
    const [box, room] = [e.getBoundingClientRect(), panel.getBoundingClientRect()]
    const beyond = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom)
    if (box.width && beyond > 2)
      found.push(`${Math.round(beyond)} px out of its panel: “${e.innerText.slice(0, 40)}” ${told(e)}`)
  }

  // What can be pressed lies on nothing else that can be pressed, and nothing lies on its middle.
  const inside = (x, y, box) => x > box.left + 2 && x < box.right - 2 && y > box.top + 2 && y < box.bottom - 2
  const shown = (e, x, y) => {
    for (let at = e; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const clips = overflowX !== 'visible' || overflowY !== 'visible'
      if (clips && !inside(x, y, at.getBoundingClientRect())) return false
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  }
  // Cards of one hand may overlap, as long as a finger finds each.
  const FINGER = 24
  const inHand = (e, there, left, y) => {
    const hand = e.closest('.hand')
    return hand?.contains(there) && e.contains(document.elementFromPoint(left + FINGER / 2, y))
  }
  const pressed = [...top.querySelectorAll(PRESSED)].filter((e) => !e.closest('svg') && !e.disabled && visible(e))
  for (const e of pressed) {
    // A link in a text may go on in the next line: then the centre of its box may lie on something else.
    const { left, top: up, width, height } = e.getClientRects()[0] ?? e.getBoundingClientRect()
    const [x, y] = [left + width / 2, up + height / 2]
    if (!width || !height || !shown(e, x, y)) continue
    const there = document.elementFromPoint(x, y)
    if (!there || e.contains(there) || there.contains(e) || there.closest('label')?.contains(e) || over(there)) continue
    if (inHand(e, there, left, y)) continue
    found.push(`covered: “${(e.getAttribute('aria-label') ?? e.innerText).slice(0, 40)}” ${told(e)} by ${told(there)}`)
  }

  const cards = pressed.filter((e) => e.matches('.pick') && !e.closest('.hand'))
  cards.forEach((e, i) => {
    const a = e.getBoundingClientRect()
    for (const f of cards.slice(i + 1)) {
      const b = f.getBoundingClientRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide <= 2 || high <= 2 || e.closest('.panel') !== f.closest('.panel')) continue
      if (shown(e, a.left + a.width / 2, a.top + a.height / 2) && shown(f, b.left + b.width / 2, b.top + b.height / 2))
        found.push(`on one another: ${told(e)} “${e.innerText.slice(0, 40)}”, ${told(f)} “${f.innerText.slice(0, 40)}”`)
    }
  })

  // Nothing lies on a text, and no text on another. What a box clips of a text is not there.
  const seen = (box, e) => {
    let { left, right, top, bottom } = box
    for (let at = e; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const room = at.getBoundingClientRect()
      left = Math.max(left, room.left)
      right = Math.min(right, room.right)
      top = Math.max(top, room.top)
      bottom = Math.min(bottom, room.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const boxes = []
  for (const [node, e] of texts) {
    range.selectNodeContents(node)
    for (const whole of range.getClientRects()) {
      const box = seen(whole, e)
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (box.width < 2 || box.height < 2 || over(e) || !shown(e, x, y)) continue
      boxes.push([box, e, node])
      const there = document.elementFromPoint(x, y)
      if (there && !e.contains(there) && !there.contains(e) && !over(there) && !e.closest('.hand')?.contains(there))
        found.push(`hidden: ${said(node)} ${told(e)} by ${told(there)}`)
    }
  }
  boxes.sort(([a], [b]) => a.top - b.top)
  boxes.forEach(([a, e, one], i) => {
    for (let j = i + 1; j < boxes.length && boxes[j][0].top < a.bottom; j++) {
      const [b, f, other] = boxes[j]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (one !== other && wide > 2 && high > 0.4 * Math.min(a.height, b.height))
        found.push(`on one another: ${said(one)} ${told(e)}, ${said(other)} ${told(f)}`)
    }
  })
  return [...new Set(found)]
}
"""


_SMALL: Final = """
(least) => {
  const found = new Set()
  const pressed = 'button, select, input:not([type=hidden]), summary, [role=button], a.btn'
  for (const e of document.querySelectorAll(pressed)) {
    const target = (e.matches('input') && e.closest('label')) || e
    const { width, height } = target.getBoundingClientRect()
    if (!width || !height || e.closest('svg') || !e.checkVisibility({ visibilityProperty: true })) continue
    if (Math.min(width, height) < least - 0.5)
      found.add(`${Math.round(width)} × ${Math.round(height)}: ${e.ariaLabel ?? e.outerHTML.slice(0, 90)}`)
  }
  return [...found]
}
"""


def small(page: Page, least: int) -> list[str]:
    """What is smaller than a thumb needs; the squares of a map are not counted, as a map can be enlarged.

    Args:
        page: at rest.
        least: the least width and height, in pixels.
    """
    found: list[str] = page.evaluate(_SMALL, least)
    return found


_DRAWN: Final = """
async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  do {
    await frame()
    await frame()
  } while (document.querySelector('[aria-busy=true]'))
}
"""
"""Until all is drawn: only then does the page bring what can be chosen into sight."""


def flaws(page: Page) -> list[str]:
    """Everything on the page that an eye would object to, as it is now, in the window as it is now.

    * the page scrolls sideways;
    * a word stands on two lines;
    * a box hides a part of its text;
    * a panel scrolls sideways;
    * what can be chosen does not glow;
    * something that can be chosen is out of sight, and no sign points to it, in a window with columns that is not flat;
    * what can be pressed leaves its panel;
    * something lies on the middle of what can be pressed, or on an edge of what can be chosen;
    * something lies on a text.
    """
    page.evaluate(FONTS)
    page.evaluate(_DRAWN)
    found: list[str] = page.evaluate(_FLAWS)
    return found
