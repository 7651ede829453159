import { CURRENT, itemElement } from './review-context.ts'
import type { Item } from './points.ts'

/** What covers the foot of the window. */
const FOOT = '.footbar'

const isScrolled = (element: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)

/** The part of the window in which an element shows: that of the window, less what scrolls it and what covers it. */
function frameOf(element: Element): { top: number; bottom: number } {
  let [top, bottom] = [0, window.innerHeight]
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (!isScrolled(around)) continue
    const box = around.getBoundingClientRect()
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
  }
  return { top, bottom }
}

/** Those of the sentences that stand with their sources where a person can see all of both. */
export const inView = (items: readonly Item[]): Item[] =>
  items.filter((item) => {
    const element = document.getElementById(itemElement(item))
    if (element === null || element.getAttribute('aria-busy') === 'true') return false
    const box = element.getBoundingClientRect()
    const { top, bottom } = frameOf(element)
    return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1
  })

/** Brings a sentence into view in its paragraph: between what covers the head and the foot of the window. */
export function showSentence(block: string, sentence: number): void {
  const within = document.getElementById(block)
  const element = within?.querySelector(`[data-sentence="${sentence}"]`) ?? within
  if (element == null) return
  const box = element.getBoundingClientRect()
  const foot = document.querySelector(FOOT)?.getBoundingClientRect()
  const end = foot !== undefined && foot.height > 0 ? foot.top : window.innerHeight
  const head = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const [top, bottom] = [Math.max(head, 64) + 16, end - 16]
  if (box.top >= top && box.bottom <= bottom) return
  // A third down: what comes before it gives it its sense.
  const at = Math.max(top, Math.min(top + (bottom - top) / 3, bottom - box.height))
  window.scrollBy({ top: box.top - at, behavior: 'instant' })
}

/** Puts the focus on what is looked at, unless somebody works with the bar at the foot. */
export function focusCurrent(): void {
  if (document.activeElement?.closest(FOOT) != null || document.activeElement?.closest('dialog') != null) return
  const current = document.getElementById(CURRENT)
  current?.focus({ preventScroll: true })
  current?.closest('.pane, .questions')?.scrollTo({ top: 0 })
}
