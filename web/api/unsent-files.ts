/** Files that were chosen and are not there, by their field's own key, with what a form says of them. */
const unsent = new Map<string, { path: string; message: string }>()

/** Notes a file that a form may not be saved without being told of. Returns how to forget it. */
export function noteUnsent(key: string, path: string, message: string): () => void {
  unsent.set(key, { path, message })
  return () => void unsent.delete(key)
}

/** What a form says at the fields whose files did not get through: saving without them would lose them unseen. */
export const unsentIssues = (): { path: string; message: string }[] => [...unsent.values()]
