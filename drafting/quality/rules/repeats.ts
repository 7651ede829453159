import type { Found, Rule } from '../finding.ts'
import { named, type Reading } from '../reading.ts'
import { readWords } from './length.ts'

const LEAST_WORDS = 6

/** It says under each heading whose the words behind labels are. */
const ACCOUNT = / own account follows\.$/u

/** A sentence that stands twice says less than once. */
function* find({ lines }: Reading): Generator<Found> {
  const seen = new Set<string>()
  for (const { prose, block } of lines) {
    if (readWords(prose).length < LEAST_WORDS || ACCOUNT.test(prose)) continue
    const same = prose.toLowerCase()
    if (seen.has(same)) yield { block, text: `This sentence stands twice: “${named(prose)}”` }
    seen.add(same)
  }
}

export const repeats: Rule = { id: 'repeats', severity: 'should', find }
