import type { Found, Rule } from '../finding.ts'
import { named, type Reading } from '../reading.ts'

/** Words that announce a quotation. */
const ANNOUNCED = /(?:own words|described? as follows|puts? it|reads|is this|says?|adds?)[^“”]{0,60}: ?“([^“”]+)”/gu
const LEAST_WORDS = 4

/** A few words of a form, announced and quoted, say less than the fact told in a sentence. */
function* find({ lines }: Reading): Generator<Found> {
  for (const { prose, block } of lines)
    for (const [, quoted = ''] of prose.matchAll(ANNOUNCED))
      if (quoted.split(/\s+/u).length < LEAST_WORDS)
        yield { block, text: `“${quoted}” is quoted and would be better told: “${named(prose)}”` }
}

export const scraps: Rule = { id: 'scraps', severity: 'should', find }
