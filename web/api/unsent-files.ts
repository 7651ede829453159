/** Files that were chosen and did not get through, by their field's own key. */
const unsent = new Map<string, { path: string; name: string }>()

/** Notes a file that a form may not be saved without being told of. Returns how to forget it. */
export function noteUnsent(key: string, path: string, name: string): () => void {
  unsent.set(key, { path, name })
  return () => void unsent.delete(key)
}

/** What a form says at the fields whose files did not get through: saving without them would lose them unseen. */
export const unsentIssues = (): { path: string; message: string }[] =>
  [...unsent.values()].map(({ path, name }) => ({
    path,
    message: `${name} is not uploaded yet. Try again, or remove it.`,
  }))
