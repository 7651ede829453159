import { clearBottom, GAP } from './clear-place.ts'

/** What is pressed next on a page, and what holds it in view at the foot of the window. */
const BARS = '.formbar, .sheetbar, .footbar'
const MAIN = `${BARS}, main .btn-primary`
const BUTTONS = `${MAIN}, main .btn:not(.btn-link), main .add`
const TITLES = 'main :is(h1, h2, h3)'
/** What is filled in: after a save the first fields of the next step. */
const FIELDS = 'main :is(.input, .select, label)'

/** The least room that toasts leave at the foot of the window. */
const FOOT = 24

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

/** Of titles only their words: the box of one is as wide as its part of the page, and has room around it. */
const titles = (): DOMRect[] =>
  [...document.querySelectorAll(TITLES)].map((title) => {
    const words = document.createRange()
    words.selectNodeContents(title)
    return words.getBoundingClientRect()
  })

/** The least box around toasts: what holds them is as wide as the window. */
function around(toasts: HTMLElement) {
  const { top, bottom } = toasts.getBoundingClientRect()
  const boxes = [...toasts.querySelectorAll('.toast')]
    .map((toast) => toast.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const left = Math.min(...boxes.map((box) => box.left))
  return { top, bottom, left, right: Math.max(...boxes.map((box) => box.right)) }
}

/**
 * Holds toasts above whatever they would cover, as the page moves: bars, buttons, titles and fields, or, where these stand too
 * close for that, bars and buttons, or those alone that lead on. Ends with what is returned.
 */
export function holdClear(toasts: HTMLElement): () => void {
  const place = () => {
    toasts.style.removeProperty('--clear')
    const own = around(toasts)
    const ceiling = Math.max(GAP, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    const down = Math.max(0, window.innerHeight - FOOT - own.bottom)
    const lowest = { ...own, top: own.top + down, bottom: own.bottom + down }
    const placeBeside = (others: readonly DOMRect[]) =>
      clearBottom(own, others, ceiling) === own.bottom ? own.bottom : clearBottom(lowest, others, ceiling)
    const buttons = boxesOf(BUTTONS)
    const bottom =
      placeBeside([...buttons, ...titles(), ...boxesOf(FIELDS)]) ??
      placeBeside([...buttons, ...titles()]) ??
      placeBeside(buttons) ??
      placeBeside(boxesOf(MAIN))
    if (bottom !== null && bottom !== own.bottom)
      toasts.style.setProperty('--clear', `${window.innerHeight - bottom}px`)
  }
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  place()
  const grows = new ResizeObserver(soon)
  grows.observe(document.body)
  grows.observe(toasts)
  // The next page may be as long as the one before.
  const changes = new MutationObserver(soon)
  changes.observe(document.body, { childList: true, subtree: true })
  const off = new AbortController()
  for (const event of ['scroll', 'resize'] as const)
    window.addEventListener(event, soon, { signal: off.signal, passive: true })
  return () => {
    cancelAnimationFrame(frame)
    grows.disconnect()
    changes.disconnect()
    off.abort()
  }
}
