/** FNV-1a: the same words give the same number everywhere, which is all the chance that drafting allows itself. */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const code of parts.join('|')) {
    hash ^= code.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}

/** The same items in the order that a seed gives them. */
export const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  items
    .map((item, index) => ({ item, key: seedOf(seed, index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
