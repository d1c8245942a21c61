"""Whether everything on a page is in sight: nothing scrolls sideways, hangs over an edge or lies on words."""

from __future__ import annotations

from typing import Final, Literal

from playwright.sync_api import CDPSession, Page

Screen = Literal[
    "phone",
    "small",
    "landscape",
    "tablet",
    "laptop",
    "desktop",
    "tv",
    "toolbars",
    "low phone",
    "low side",
    "zoomed",
    "low",
]
SCREENS: Final[dict[Screen, tuple[int, int]]] = {
    "phone": (390, 844),
    "small": (320, 568),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1024, 768),
    "desktop": (1440, 900),
    "tv": (1920, 1080),
    # What a browser leaves: of a phone, of a small one, of that on its side; of a page at 200 %, of a laptop.
    "toolbars": (390, 664),
    "low phone": (375, 548),
    "low side": (667, 375),
    "zoomed": (960, 540),
    "low": (1280, 600),
}
TOUCHED: Final = {"phone", "small", "landscape", "tablet", "toolbars", "low phone", "low side"}

# What cannot be reached or read: it hangs over an edge of the window, and nothing around it can be scrolled there.
SPILLS = """() => {
  const wide = document.documentElement.clientWidth
  const found = []
  const page = document.scrollingElement.scrollWidth
  if (page > wide) found.push(`the page scrolls sideways: ${page} of ${wide}`)
  const top = document.querySelector('dialog[open], .veil .sheet') ?? document.body
  const scrolls = (one, way) => {
    for (let around = one.parentElement; around && around !== top.parentElement; around = around.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(around)[way])) return true
    }
    return false
  }
  const HOW = { opacityProperty: true, visibilityProperty: true }
  const seen = (one) => one.checkVisibility(HOW) && !one.closest('[aria-hidden=true], .reader')
  const named = (one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ')
    return `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} "${words.slice(0, 30)}"`
  }
  const LOOKED_AT = 'button, a, input, select, h1, h2, h3, p, .paper[role=img], .badge, .badge .name, [role=timer]'
  for (const one of [...top.querySelectorAll(LOOKED_AT)].filter(seen)) {
    const { left, right, width, height } = one.getBoundingClientRect()
    if (width < 2 || height < 2 || scrolls(one, 'overflowX')) continue
    const [from, to] = [Math.round(left), Math.round(right)]
    if (left < -1 || right > wide + 1) found.push(`${named(one)} from ${from} to ${to} of ${wide}`)
  }
  // The words beside a curve stand on its paper.
  for (const one of [...top.querySelectorAll('.curve text')].filter(seen)) {
    const { left, right } = one.getBoundingClientRect()
    const paper = one.closest('section').getBoundingClientRect()
    if (left < paper.left + 4 || right > paper.right - 4) found.push(`${named(one)} hangs off its paper`)
  }
  // A frame that fills the window has no page to scroll: what it cuts off below is lost.
  const frame = top === document.body ? document.querySelector('.frame:not(.bare)') : null
  const onStage = frame?.querySelectorAll('button, .paper[role=img], .badge, section.prompt') ?? []
  for (const one of [...onStage].filter(seen)) {
    const edge = frame.getBoundingClientRect()
    const { top, bottom, height } = one.getBoundingClientRect()
    const cut = Math.max(edge.top - top, bottom - edge.bottom)
    if (height < 2 || cut <= Math.max(8, height * 0.15) || scrolls(one, 'overflowY')) continue
    found.push(`${named(one)} is cut by ${Math.round(cut)} of ${Math.round(height)}`)
  }
  // A hand stays in its place, whatever lies beside it.
  for (const hand of frame?.querySelectorAll('.lower .hand') ?? []) {
    const over = hand.scrollWidth - hand.clientWidth
    if (over > 8 && getComputedStyle(hand).overflowX === 'visible') found.push(`the hand is ${over} too wide`)
  }
  // Nothing that is played with lies under a seat's badge.
  const seats = [...(frame?.querySelectorAll('.seats .badge') ?? [])].filter((each) => each.checkVisibility(HOW))
  for (const one of frame?.querySelectorAll('.stage .paper') ?? []) {
    const b = one.getBoundingClientRect()
    const under = (badge) => {
      const a = badge.getBoundingClientRect()
      const low = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return low > Math.max(8, b.height * 0.2) && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 8
    }
    if (one.checkVisibility(HOW) && seats.some(under)) found.push(`${named(one)} lies under a badge`)
  }
  // Where the seats stand in the bar, they leave its buttons free.
  for (const one of frame?.querySelectorAll('.bar .tools .button') ?? []) {
    const b = one.getBoundingClientRect()
    const under = (badge) => {
      const a = badge.getBoundingClientRect()
      return a.right > b.left + 2 && a.left < b.right - 2 && a.bottom > b.top && a.top < b.bottom
    }
    if (one.checkVisibility(HOW) && seats.some(under)) found.push(`${named(one)} lies under a badge`)
  }
  // Numbers one above the other can be told apart.
  const heights = [...(frame?.querySelectorAll('.tower .height') ?? [])].map((one) => one.getBoundingClientRect())
  const squeezed = heights.some(({ bottom, height }, at) => bottom - (heights[at + 1]?.top ?? Infinity) > height * 0.5)
  if (squeezed) found.push('the heights run together')
  // What lies before one player does not reach to what lies before the next.
  const rows = [...(frame?.querySelectorAll('.other .row') ?? [])].map((row) => row.getBoundingClientRect())
  if (rows.some(({ right }, index) => right > (rows[index + 1]?.left ?? Infinity) + 1)) found.push('rows run together')
  // What lies under a boulder, or under a formation, has its own room.
  for (const one of frame?.querySelectorAll('.crag .tag') ?? []) {
    const over = one.scrollHeight - one.clientHeight
    if (over > 6 && one.checkVisibility(HOW)) found.push(`${named(one)} is cut by ${over}`)
  }
  const captions = [...(frame?.querySelectorAll('.formations .caption') ?? [])]
  const solos = frame?.querySelector('.solos header')?.getBoundingClientRect()
  const lowest = Math.max(...captions.map((one) => one.getBoundingClientRect().bottom))
  if (solos && lowest > solos.top + 1) found.push('formations lie on the solos')
  // The line of what happened may lie on the stage, and on no words there.
  const line = frame?.querySelector('.happened')
  const ownWords = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
  const below = line && seen(line) ? frame.querySelectorAll('.stage *') : []
  for (const one of [...below].filter((each) => ownWords(each) && each.checkVisibility(HOW))) {
    if (one.closest('.reader') || scrolls(one, 'overflowY')) continue
    const [a, b] = [line.getBoundingClientRect(), one.getBoundingClientRect()]
    const [high, across] = ['top,bottom', 'left,right'].map((sides) => {
      const [from, to] = sides.split(',')
      return Math.min(a[to], b[to]) - Math.max(a[from], b[from])
    })
    if (high > 2 && across > 2) found.push(`what happened lies on ${named(one)}`)
  }
  // Only a player's name may be cut.
  const NAMES = '.name, .caption, header:not(.bar), tbody th, .standings, .open-hands, .odds .seats'
  const people = [...document.querySelectorAll('.badge')].map((badge) => badge.getAttribute('aria-label'))
  const shortens = (one) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(one)
    if (textOverflow === 'ellipsis') return one.scrollWidth > one.clientWidth + 1
    return webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 2
  }
  for (const one of [...top.querySelectorAll('*')].filter((each) => shortens(each) && seen(each))) {
    if (!one.closest(NAMES) && !people.includes(one.textContent)) found.push(`${named(one)} is cut short`)
  }
  for (const badge of document.querySelectorAll('.badge')) {
    const [name, clock] = [badge.querySelector('.name'), badge.querySelector('.clock')]
    if (!name || !clock?.checkVisibility()) continue
    const [end, start] = [name.getBoundingClientRect().right, clock.getBoundingClientRect().left]
    if (end > start + 1) found.push(`the clock lies on ${named(badge)}`)
  }
  return [...new Set(found)]
}"""

# A browser without a head may keep words in the colours of the hour before, and for some frames sizes of the screen
# before: all of it is laid out anew.
DRAWN_ANEW = """() => {
  const { style } = document.documentElement
  style.display = 'none'
  void document.body.offsetHeight
  style.display = ''
}"""
# Until what moves has come to rest.
SETTLED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  await frame()
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map((one) => one.finished))
  await frame()
}"""


class Resized:
    """One page shown on screens of every size, with a finger where the screen is one for fingers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._touched = False
        self._line: CDPSession = page.context.new_cdp_session(page)

    def to(self, screen: Screen) -> None:
        width, height = SCREENS[screen]
        if self._touched != (screen in TOUCHED):
            self._touched = screen in TOUCHED
            self._line.send("Emulation.setTouchEmulationEnabled", {"enabled": self._touched})
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN_ANEW)
        self.page.evaluate(SETTLED)

    def spills(self) -> list[str]:
        return self.page.evaluate(SPILLS)
