const NAME = 'waiverly-window'
const lockOf = (id: string) => `${NAME}/${id}`

/** Session storage throws where the browser is told to keep nothing. */
function remembered(): string | null {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return null
  }
}
function remember(id: string): void {
  try {
    sessionStorage.setItem(NAME, id)
  } catch {
    // The window is then another one after a reload.
  }
}

/**
 * A page that is left may hold its lock a little longer than the one that takes its place can be asked for it. After a reload
 * it can only be that page, which goes sooner or later; otherwise it may be the window that this one is a duplicate of.
 */
const PATIENCE = { reload: 10_000, other: 1500 }
const patience = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')
    ? PATIENCE.reload
    : PATIENCE.other

/** Takes an id for this window; false where another open window has it. Without locks every window is alone. */
const hold = (id: string): Promise<boolean> =>
  'locks' in navigator
    ? new Promise((resolve) => {
        const held = () => {
          resolve(true)
          // Until the window closes.
          return new Promise(() => undefined)
        }
        navigator.locks
          .request(lockOf(id), { signal: AbortSignal.timeout(patience()) }, held)
          .catch(() => resolve(false))
      })
    : Promise.resolve(true)

async function claim(): Promise<string> {
  const kept = remembered()
  if (kept !== null && (await hold(kept))) return kept
  // A duplicated window has the session storage of the first.
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
  await hold(id)
  remember(id)
  return id
}

let mine: Promise<string> | undefined
/** The id of this window, the same after a reload. */
export const thisWindow = (): Promise<string> => (mine ??= claim())

/** Whether a window with this id is open now. */
export async function openWindows(): Promise<(id: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const held = new Set((await navigator.locks.query()).held?.map((lock) => lock.name))
  return (id) => held.has(lockOf(id))
}
