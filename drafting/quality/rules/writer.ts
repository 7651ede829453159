import { roundedYears } from '../../builtin/dates.ts'
import { contentWords } from '../../builtin/passages.ts'
import { relationBy } from '../../case-file/ties.ts'
import { foldText } from '../../grounding/fold.ts'
import { tieOf } from '../../recommendation-letter/writer.ts'
import type { Found, Rule } from '../finding.ts'
import { writerOf } from '../people.ts'
import type { Reading } from '../reading.ts'

const folded = (text: string): string => foldText(text).toLowerCase()

const INDEPENDENT =
  /\bindependent(?:ly)?\b(?! (?:variable|review|test|check|replicat|laborator|sample|verif|measure))/iu
const DENIES_TIES =
  /\b(?:never|not|neither|no)\b[^.]{0,60}\b(?:work|publish|collaborat|co-?author|supervis|employ|tie|tied|met)\w*/iu

/** A time known is told exactly, or as people round it. */
const tellsYears = (text: string, known: number): boolean =>
  [known, Math.floor(known), Math.round(known)].some((count) =>
    [roundedYears(String(count)), `${count} year`, `${count}-year`].some((told) => text.includes(told.toLowerCase())),
  )

/** Whether a letter says that its writer is independent, in its subject line or its text. */
const claimsIndependence = ({ blocks, lines }: Reading): boolean =>
  blocks.some(({ block, text }) => block.kind === 'particulars' && INDEPENDENT.test(text)) ||
  lines.some(({ outer }) => /\b(?:I|my|me|we)\b/iu.test(outer) && INDEPENDENT.test(outer))

/** The writer's post, relation and time known are those of the profile, and independence is claimed where the profile holds it. */
function* find(reading: Reading): Generator<Found> {
  const { document, caseFile, lines } = reading
  // A writer whose name is not known in Latin letters yet: the letter asks for it.
  if (document.author === '') return
  const writer = writerOf(document, caseFile)
  if (writer === undefined) {
    yield { block: null, text: `${document.author} is no recommender of your profile.` }
    return
  }
  const text = folded(lines.map(({ prose }) => prose).join(' '))
  for (const [what, value] of [
    ['title', writer.title],
    ['organization', writer.organization],
  ] as const)
    if (!text.includes(folded(value).replace(/^the /u, '')))
      yield { block: null, text: `The letter does not tell its writer’s ${what}, ${value}.` }
  if (!tellsYears(text, writer.years_of_known))
    yield {
      block: null,
      text: `The letter does not say that its writer has known you for ${roundedYears(String(writer.years_of_known))}.`,
    }
  const told = new Set(contentWords(text))
  const relation = [...contentWords(writer.relationship), ...contentWords(relationBy(writer) ?? '')]
  if (relation.length > 0 && !relation.some((word) => told.has(word)))
    yield { block: null, text: `The letter does not tell the writer’s relation to you: ${writer.relationship}.` }
  const isIndependent = tieOf(writer) === 'independent'
  const says = claimsIndependence(reading)
  if (says && !isIndependent)
    yield { block: null, text: 'The letter calls its writer independent, and your profile tells of a tie.' }
  if (isIndependent && !says && !lines.some(({ outer }) => DENIES_TIES.test(outer)))
    yield { block: null, text: 'The writer is independent by your profile, and the letter does not say so.' }
}
export const writerTold: Rule = { id: 'writer', severity: 'must', kinds: ['recommendation_letter'], find }

/** Somebody of the same house is asked how independent the writer is. */
function* findSameHouse(reading: Reading): Generator<Found> {
  const { document, caseFile } = reading
  const writer = writerOf(document, caseFile)
  if (writer === undefined || !claimsIndependence(reading)) return
  const { professionalhistory, academichistory } = caseFile.profile
  const house = [
    ...professionalhistory.map(({ organization }) => organization),
    ...academichistory.map(({ school_name }) => school_name),
  ].find((name) => folded(name) === folded(writer.organization))
  if (house !== undefined)
    yield {
      block: null,
      text: `The writer is called independent and belongs to ${house}, where you worked or studied. Say how you were apart.`,
    }
}
export const sameHouse: Rule = {
  id: 'same-house',
  severity: 'should',
  kinds: ['recommendation_letter'],
  find: findSameHouse,
}

/** The draft is the writer's to correct, and asks for what only the writer knows. */
function* findReview({ document }: Reading): Generator<Found> {
  if (!/\bwriter’s review\b|\breview by the writer\b/iu.test(document.cover.paragraphs.join(' ')))
    yield { block: null, text: 'The cover sheet does not say that the letter is a draft for its writer’s review.' }
}
export const writersReview: Rule = {
  id: 'writers-review',
  severity: 'must',
  kinds: ['recommendation_letter'],
  find: findReview,
}
