import { namesOf } from '../names.ts'
import { overlapOf, shingled } from '../overlap.ts'
import type { Reading } from '../reading.ts'
import type { Found, Rule } from '../finding.ts'

function* find({ document, lines, others, caseFile }: Reading): Generator<Found> {
  const letters = others.filter(({ kind }) => kind === 'recommendation_letter')
  if (letters.length === 0) return
  const names = namesOf(caseFile)
  const own = shingled(lines, names)
  for (const letter of letters) {
    if (letter.author === document.author) continue
    const { share, runs } = overlapOf(own, shingled(letter.lines, names))
    for (const { text, block } of runs)
      yield {
        block,
        text: `“${text}” stands in the letter of ${letter.author} too (${(share * 100).toFixed(1)} % of this letter does). Two writers do not use the same words.`,
      }
  }
}

export const letterOverlap: Rule = {
  id: 'letter-overlap',
  severity: 'must',
  kinds: ['recommendation_letter'],
  find,
}
