/** The line of an issue in the list. */
export const headId = (id: number) => `issue-${id}`

/** What takes an issue back that was put aside. */
export const backId = (id: number) => `back-${id}`

/** A page of the notice. */
export const pageId = (page: number) => `notice-page-${page}`

/** The page that has the id. */
export const pageOf = (id: string): number | undefined => {
  const page = Number(/^notice-page-(\d+)$/.exec(id)?.[1])
  return Number.isNaN(page) ? undefined : page
}

/** A slow machine draws a view in some of these. */
const MOST_FRAMES = 120

/** Works on what was asked for as soon as it is drawn; where it never comes, not at all. */
export function whenDrawn(selector: string, work: (found: HTMLElement) => void, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (found) work(found)
    else if (frames > 0) whenDrawn(selector, work, frames - 1)
  })
}

/** Puts the focus on it then. */
export const focusOn = (selector: string, options?: FocusOptions): void =>
  whenDrawn(selector, (found) => found.focus(options))
