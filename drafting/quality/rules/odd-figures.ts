import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'

/** A person counts years in whole ones and halves; tenths are how a form stores them. */
const TENTHS = /\b\d+\.[1-46-9] years\b/u

function* find({ lines }: Reading): Generator<Found> {
  for (const { outer, block } of lines) {
    const found = TENTHS.exec(outer)
    if (found !== null) yield { block, text: `Nobody says “${found[0]}”. Round it.` }
  }
}

export const oddFigures: Rule = { id: 'odd-figures', severity: 'should', find }
