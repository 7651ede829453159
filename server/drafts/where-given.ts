import type { Block } from '#domain/document.ts'
import { FROM_NOTES } from '#drafting/cards/questions.ts'
import { nameOrNative } from '#drafting/case-file/names.ts'
import { isSection } from '#drafting/case-file/places.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { idOf } from '#drafting/editing/edit-blocks.ts'
import { sentencesOf } from '#drafting/editing/inline-groups.ts'
import type { OpenPoint } from '#drafting/editing/open-points.ts'
import { isWritersOwn } from '#drafting/editing/own-statement.ts'
import { pageOf } from './profile-pages.ts'

type Asked = Pick<OpenPoint, 'kind' | 'text' | 'path'>

const EVIDENCE = pageOf('evidence')

/** What of an entry was typed in another script is asked for in these words, and is mended where it was typed. */
const isOfItsWords = (text: string): boolean => text.endsWith(' in English')

const isHeld = ({ profile }: CaseFile, section: string, entry: string): boolean =>
  isSection(section) && profile[section].some(({ id }) => String(id) === entry)

const at = (page: string | null, asked: Record<string, string | undefined>): string | null => {
  const query = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
  return page === null ? null : `${page}?${query.join('&')}`
}

/** A new entry of a section: there is none yet that could take it. */
const anew = (page: string | null): string | null => at(page, { entry: 'new' })

/** What is asked of a writer is answered on the page of the letter; what the applicant knows of it goes into the profile. */
function ofReferee(entry: string, field: string | undefined): string | null {
  const page = '/recommender-config'
  return field === undefined
    ? `${at(page, { ref: entry, tab: 'letters' })}#letter-link`
    : at(page, { ref: entry, tab: 'profile', field })
}

/** Signed letters are handed in with their writer; a letter of anybody else is evidence. */
function ofLetters(text: string, { profile }: CaseFile): string | null {
  const writer = profile.referees.find((row) => row.signed_letter === null && text.includes(nameOrNative(row)))
  return writer === undefined ? anew(EVIDENCE) : at('/recommender-config', { ref: String(writer.id), tab: 'final' })
}

/** Of a section as a whole: a new entry, but for a plan, which is told of further where there is one. */
function ofSection(section: string, { profile }: CaseFile): string | null {
  const page = pageOf(section)
  if (!isSection(section) || section === 'endeavors') return page
  if (section !== 'futureplan') return anew(page)
  const [plan, another] = profile.futureplan
  if (plan === undefined) return anew(page)
  return another === undefined ? at(page, { entry: String(plan.id) }) : page
}

/** The place in the product where a missing fact is given: its entry and field, or where a new one is made. */
export function whereGiven({ text, path }: Asked, caseFile: CaseFile): string | null {
  const [section = '', entry, field] = (path ?? '').split('.')
  if (section === 'application') return entry === undefined ? pageOf(section) : `${pageOf(section)}#f-${entry}`
  if (section === 'rfe_background') return '/rfe-response'
  if (section === 'referees' && entry === undefined) return ofLetters(text, caseFile)
  if (entry === undefined || !isHeld(caseFile, section, entry)) return ofSection(section, caseFile)
  if (section === 'referees') return ofReferee(entry, field)
  // Notes are one fact, which takes an answer, or is quoted as it was typed.
  if (text.includes(FROM_NOTES)) return at('/facts', { at: section, entry, field })
  if (section === 'endeavors') return at(pageOf(section), { edit: entry, field })
  // A post takes no paper: its letters are evidence.
  if (section === 'professionalhistory' && !isOfItsWords(text)) return anew(EVIDENCE)
  return at(pageOf(section), { entry, field })
}

/** Whether a question is to the writer of a letter. */
const asksWriter = ({ text, path }: Asked): boolean =>
  !isOfItsWords(text) && (path !== null ? path.split('.')[0] === 'referees' : /\byou(?:r|rself)?\b/iu.test(text))

type ToAnswer = Asked & Pick<OpenPoint, 'block' | 'sentence'>

/** Whether a sentence is its writer’s to confirm. */
function saysWriter(blocks: readonly Block[], { block: name, sentence: at }: ToAnswer): boolean {
  const block = blocks.find((one) => idOf(one) === name)
  const sentence = block && sentencesOf(block)[at]
  return sentence !== undefined && isWritersOwn(sentence)
}

/** Whom a point of a letter waits for, where that is its writer and not the applicant: to answer a question, or to confirm what only the writer knows. */
export function askedOf(
  point: ToAnswer,
  { blocks, caseFile: { profile } }: { blocks: readonly Block[]; caseFile: CaseFile },
  referee: number | null,
): string | null {
  if (referee === null) return null
  if (point.kind === 'missing' ? !asksWriter(point) : !saysWriter(blocks, point)) return null
  const writer = profile.referees.find(({ id }) => id === referee)
  return writer === undefined ? null : `${writer.pronoun} ${nameOrNative(writer)}`.trim()
}
