import { holdInView } from '../../ui/hold-in-view.ts'
import { factId } from './walk.ts'

/** What covers the head and the foot of the window. */
const COVERS = { head: '.facts-head, header', foot: '.footbar' }

const edges = (): { top: number; bottom: number } => {
  const heads = [...document.querySelectorAll(COVERS.head)].filter(
    (element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.getClientRects().length > 0,
  )
  const foot = document.querySelector(COVERS.foot)?.getBoundingClientRect()
  return {
    top: Math.max(0, ...heads.map((element) => element.getBoundingClientRect().bottom)),
    bottom: foot !== undefined && foot.height > 0 ? foot.top : window.innerHeight,
  }
}

/** Those of the facts whose whole text a person can see. */
export function factsInView(ids: readonly string[]): ReadonlySet<string> {
  const { top, bottom } = edges()
  return new Set(
    ids.filter((id) => {
      const fact = document.getElementById(factId(id))
      const box = fact?.getBoundingClientRect()
      const heading = fact?.closest('.facts-entry')?.querySelector('h3')?.getBoundingClientRect().bottom ?? 0
      return box !== undefined && box.top >= Math.max(top, heading) - 1 && box.bottom <= bottom + 1
    }),
  )
}

export const DONE_ID = 'facts-done'

/** What far away is not laid out takes another height once it comes near: until somebody moves the page, the fact stays shown. */
let letGo = () => {}

/** Puts the focus on a fact and shows all of it; without one, on the line that says all is done. */
export function focusFact(id: string | undefined): void {
  const found = document.getElementById(id === undefined ? DONE_ID : factId(id)) ?? document.getElementById(DONE_ID)
  if (found === null) return
  // Whoever works with the bar at the foot stays there.
  if (document.activeElement?.closest('.footbar') == null || id === undefined) found.focus({ preventScroll: true })
  letGo()
  letGo = holdInView(found, 'nearest')
}
