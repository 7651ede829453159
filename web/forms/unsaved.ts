/** State of a navigation that must not be held up: a lost session leads to the login page, and drafts are kept anyway. */
export const LEAVE_FREELY = { leaveFreely: true }

const here = new Set<symbol>()

/** Whether anything on this page is typed and not saved. */
export const isUnsavedHere = (): boolean => here.size > 0

/** Says that something is, until what it answers is called. */
export function noteUnsaved(): () => void {
  const one = Symbol('unsaved')
  here.add(one)
  return () => here.delete(one)
}
