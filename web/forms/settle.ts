import { chosen, type Choices, type EntryClash } from './entry-clashes.ts'
import type { Values } from './field-spec.ts'
import { merge } from './merge.ts'

/** What is typed over what was saved elsewhere meanwhile; where both changed a field, a person chooses. Null where they do not. */
export async function settle(
  { base, values, now, title }: { base: Values; values: Values; now: Values; title: string },
  ask: (asked: readonly EntryClash[], titleAt: (at: number) => string) => Promise<Choices | null>,
): Promise<Values | null> {
  const { merged, clashes } = merge(base, values, now)
  const asked = clashes.length > 0 ? [{ at: 0, gone: false, clashes }] : []
  const choices = asked.length > 0 ? await ask(asked, () => title) : {}
  if (choices === null) return null
  const [one] = chosen({ entries: [merged], removed: [] }, asked, choices).entries
  return { ...one, version: now['version'] }
}
