import type { Values } from './field-spec.ts'

/** A field that was changed here and elsewhere, otherwise each time. */
export interface Clash {
  name: string
  mine: unknown
  theirs: unknown
}

/** A form holds figures as text, and nothing as the empty text. */
const plain = (value: unknown): unknown => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(plain)
  return value
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

/**
 * Three states of one record: as both began, as it is here, as it was saved elsewhere. What only one side changed is taken
 * over; where both did, `merged` has what is here, and the clash is told.
 */
export function merge(base: Values, mine: Values, theirs: Values): { merged: Values; clashes: Clash[] } {
  const merged: Values = { ...mine }
  const clashes: Clash[] = []
  for (const name of Object.keys(mine)) {
    if (!(name in theirs) || same(mine[name], theirs[name])) continue
    if (same(mine[name], base[name])) merged[name] = theirs[name]
    else if (!same(theirs[name], base[name])) clashes.push({ name, mine: mine[name], theirs: theirs[name] })
  }
  return { merged, clashes }
}
