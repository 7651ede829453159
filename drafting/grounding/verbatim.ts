import type { Clause, Reading } from './reading.ts'

/** Words at a clause's head that join it to the rest, or name the subject anew. */
const HEAD = 2
/** A shorter run proves nothing. */
const RUN = 4

const known = new WeakMap<Clause, boolean>()

/** True of a clause that stands in the record word for word, but for its head. */
export function isVerbatim(clause: Clause, reading: Reading): boolean {
  const found = known.get(clause) ?? stands(clause, reading)
  known.set(clause, found)
  return found
}

function stands({ tokens }: Clause, { index }: Reading): boolean {
  // Only what holds the rarest of the words that every run has need be searched.
  let rarest: readonly number[] | undefined
  for (const { folded } of tokens.slice(HEAD)) {
    const places = index.byWord.get(folded)
    if (places === undefined) return false
    if (rarest === undefined || places.length < rarest.length) rarest = places
  }
  for (let skip = 0; skip <= HEAD && tokens.length - skip >= RUN; skip++) {
    const run = ` ${tokens
      .slice(skip)
      .map(({ folded }) => folded)
      .join(' ')} `
    if (rarest?.some((at) => index.propositions[at]?.held.words.includes(run) === true) === true) return true
  }
  return false
}
