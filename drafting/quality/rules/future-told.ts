import { contentWords } from '../../builtin/passages.ts'
import type { FactKind } from '../../case-file.ts'
import type { Found, Rule } from '../finding.ts'
import { askedBy, marksOf } from '../marks.ts'
import { writerOf } from '../people.ts'
import type { Line, Reading } from '../reading.ts'
import { readWords } from './length.ts'

const LEAST_WORDS = 30
const AHEAD = /\b(?:will|would|plans?|intends?|proposes?|propose|next|ahead|future|go(?:es)? on|aims?)\b/iu

const ASKED = /\b(?:endeavor|plans?|undertaking|next|ahead|future|proposes?|intends?)\b/iu

/** The section that the outline of a letter has for the endeavor. */
const SECTION = 'endeavor'

/** The lines that speak of the work ahead: those of the section, or else of paragraphs with the words of the plans. */
function aboutTheFuture({ caseFile, blocks, paragraphs }: Reading): Line[] {
  const own = blocks.flatMap(({ id, block }) =>
    block.section === SECTION && id !== null ? (paragraphs.get(id) ?? []) : [],
  )
  if (own.length > 0) return own
  const plans = caseFile.facts.filter(({ kind, field }) => isAhead(kind) && /title|plans|focus/u.test(field))
  const words = new Set(plans.flatMap(({ value }) => contentWords(value)))
  const isAbout = ({ prose, outer }: Line) =>
    AHEAD.test(outer) && contentWords(prose).filter((word) => words.has(word)).length >= 3
  return [...paragraphs.values()].filter((paragraph) => paragraph.some(isAbout)).flat()
}

const isAhead = (kind: FactKind): boolean => kind === 'plan' || kind === 'endeavor'

/** A letter says what it thinks of the work ahead, in sentences enough to be an opinion. */
function* find(reading: Reading): Generator<Found> {
  const { document, caseFile, lines } = reading
  if (writerOf(document, caseFile) === undefined || !caseFile.facts.some(({ kind }) => isAhead(kind))) return
  // A thin record leaves it to the writer, who is asked.
  if (marksOf(document).some((mark) => mark.kind === 'missing' && ASKED.test(askedBy(mark)))) return
  const count = aboutTheFuture(reading).reduce((sum, { prose }) => sum + readWords(prose).length, 0)
  if (count < LEAST_WORDS)
    yield {
      block: lines.at(-1)?.block ?? null,
      text: 'The letter hardly speaks of the endeavor ahead and why the writer believes in it.',
    }
}

export const futureTold: Rule = { id: 'future-told', severity: 'must', kinds: ['recommendation_letter'], find }
