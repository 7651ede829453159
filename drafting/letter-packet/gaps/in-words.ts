export const quoted = (title: string): string => (/^[“"]/.test(title) ? title : `“${title}”`)

/** "A", "A and B", "A, B and 3 more" */
export function named(names: readonly string[], most = 3): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, `${rest} more`] : shown
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
