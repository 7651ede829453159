import { foldText } from '../../grounding/fold.ts'
import type { Found, Rule } from '../finding.ts'
import type { Line, Reading } from '../reading.ts'

/** A text as titles are looked for in it: print sets marks of quotation and stops anew. */
export const inOneForm = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replace(/[.,"“”‘’']/gu, '')

/** The endeavors of the profile that a document calls by their titles. */
export function endeavorsIn(lines: readonly Line[], titles: readonly string[]): string[] {
  const text = inOneForm(lines.map(({ prose }) => prose).join(' '))
  return titles.filter((title) => title !== '' && text.includes(inOneForm(title)))
}

/** All documents of one filing speak of one endeavor, by one title. */
function* find({ document, lines, others, caseFile }: Reading): Generator<Found> {
  const titles = caseFile.profile.endeavors.map(({ title }) => title)
  if (titles.length === 0) return
  const told = endeavorsIn(lines, titles)
  if (told.length === 0) {
    const what = document.kind === 'recommendation_letter' ? 'The letter' : 'The document'
    yield { block: null, text: `${what} does not name the proposed endeavor by its title.` }
    return
  }
  for (const other of others) {
    const elsewhere = endeavorsIn(other.lines, titles)
    if (elsewhere.length > 0 && !elsewhere.some((title) => told.includes(title)))
      yield {
        block: null,
        text: `This document speaks of “${told[0]}”, that of ${other.author} of “${elsewhere[0]}”. All papers of a filing carry one endeavor.`,
      }
  }
}

export const endeavorTold: Rule = {
  id: 'endeavor-told',
  severity: 'must',
  kinds: ['petition_letter', 'recommendation_letter'],
  find,
}
