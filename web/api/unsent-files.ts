interface Unsent {
  path: string
  /** What a form says of it. */
  message: string
  /** `stopped` on its way, or `refused` for what it is. */
  why: 'stopped' | 'refused'
}

/** Files that were chosen and are not there, by their field's own key. */
const unsent = new Map<string, Unsent>()

const watching = new Set<() => void>()
const tell = () => {
  for (const look of watching) look()
}

/** Has something called whenever such a file is noted or forgotten. Returns how to stop that. */
export function onUnsent(look: () => void): () => void {
  watching.add(look)
  return () => void watching.delete(look)
}

/** Whether a file stopped on its way. */
export const isAnyStopped = (): boolean => [...unsent.values()].some(({ why }) => why === 'stopped')

/** Notes a file that a form may not be saved without being told of. Returns how to forget it. */
export function noteUnsent(key: string, path: string, message: string, why: Unsent['why']): () => void {
  unsent.set(key, { path, message, why })
  tell()
  return () => {
    unsent.delete(key)
    tell()
  }
}

/** What a form says at the fields whose files did not get through: saving without them would lose them unseen. */
export const unsentIssues = (): Unsent[] => [...unsent.values()]
