/** How many letters are more, fewer or other. */
export function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + Number(letter !== other), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

/** One or two letters more, fewer or other. */
export const nearlySame = (a: string, b: string): boolean =>
  a !== b && Math.abs(a.length - b.length) <= 2 && Math.min(a.length, b.length) >= 4 && editsBetween(a, b) <= 2
