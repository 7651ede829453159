import type { CoverSheet, Document, DocumentKind } from '#domain/document.ts'
import { isToAnswer } from '#domain/rfe.ts'
import type { CaseFile } from '../case-file.ts'
import { clipped, quotedWords } from '../rfe-response/quoting.ts'
import { unusedDraft } from '../rfe-response/unused-draft.ts'
import { settledTogether } from '#domain/to-settle.ts'
import { OPEN_SIGN } from '#domain/document-text.ts'
import { openPointsOf, type OpenPoint } from '../editing/open-points.ts'
import { countsInWords } from '../proof/counts-in-words.ts'
import { countsOf } from '../proof/prove.ts'

/** What is open, as a sheet lists it: a mark in its words, a sentence that nothing vouches for with its sign. */
export const openOnSheet = (points: readonly OpenPoint[]): CoverSheet['open'] =>
  settledTogether(points).map((together) => ({ where: together[0].where, text: askedTogether(together) }))

const askedTogether = (points: readonly OpenPoint[]): string => points.map(asked).join('; ')

/** Words that bring their own quotation marks need no others. */
export const quoted = (text: string): string => (/^[“"]/.test(text) ? text : `“${text}”`)

export function asked({ kind, text, reason }: OpenPoint): string {
  if (kind === 'open') return `${quoted(text)} ${OPEN_SIGN}`
  return kind === 'missing' ? `Missing: ${text}` : `Verify: ${quoted(text)}${reason === '' ? '' : ` (${reason})`}`
}

const ABOUT: Record<DocumentKind, string> = {
  recommendation_letter:
    'This is a draft for the writer’s review. The letter becomes the writer’s own only when the writer has read it, corrected it, answered the open questions and signed it. Every statement in it must be one that the writer knows to be true.',
  petition_letter:
    'This is a draft for the applicant’s review. Read every sentence, settle the open points below, and file it only when each statement is true and each cited exhibit is at hand.',
  rfe_analysis:
    'This is a working paper for the applicant, and not to be filed. Compare it with the notice itself, page by page: the notice decides what is asked, and the date printed on it by when.',
  rfe_response:
    'This is a draft for the applicant’s review. There is one response, sent once and all together, with the original notice on top. Read every sentence, settle the open points below, and send it only when each issue of the notice is answered, each statement is true and each cited exhibit is at hand.',
}

const whoWrote = (model: string | null, kind?: DocumentKind): string => {
  if (model === null) return 'Waiverly’s built-in drafter wrote this text, without a language model'
  return kind === 'rfe_analysis'
    ? `The language model ${model} read the notice beside Waiverly’s own reader, and Waiverly’s built-in drafter wrote this text`
    : `The language model ${model} wrote this text`
}

const NOTHING_OPEN = 'No open points were found.'
const MARKS_OPEN = 'Open points: '
const UNCONFIRMED = 'Sentences that nobody has confirmed yet: '

/** True of the paragraph of a sheet that says how much is open, in the words of today or of an older sheet. */
export const isOpenPointsWords = (paragraph: string): boolean =>
  [NOTHING_OPEN, MARKS_OPEN, UNCONFIRMED].some((begun) => paragraph.startsWith(begun))

/** How much is open, as the sheet says it. */
export function openPointsWords(open: CoverSheet['open']): string {
  if (open.length === 0) return NOTHING_OPEN
  const unconfirmed = open.filter(({ text }) => text.endsWith(OPEN_SIGN)).length
  const marks = open.length - unconfirmed
  return [
    ...(marks === 0 ? [] : [`${MARKS_OPEN}${marks}. Each stands in the text in brackets until it is settled.`]),
    ...(unconfirmed === 0 ? [] : [`${UNCONFIRMED}${unconfirmed}. Each ends in ${OPEN_SIGN} until it is confirmed.`]),
    'The document is marked as a draft for that long.',
  ].join(' ')
}

/** The sheet of a letter for its writer: nothing in it tells of the case file behind. */
export const writersSheet = (open: CoverSheet['open'], wrote: { model: string | null }): CoverSheet => ({
  heading: 'About this draft',
  paragraphs: [ABOUT.recommendation_letter, `${whoWrote(wrote.model)}.`, openPointsWords(open)],
  open,
})

/** Points of a notice that the applicant put aside, in the officer's words: whoever sends the response has to know what it does not answer. */
function putAside({ rfe }: Pick<CaseFile, 'rfe'>): string[] {
  const aside = (rfe?.analysis?.issues ?? []).filter((_, at) => !isToAnswer(rfe?.work[at]))
  if (aside.length === 0) return []
  return [
    `Put aside by you, and answered nowhere in this response: ${aside.length}. Compare each with the notice once more before you send it.`,
    ...aside.map(({ quote, page }) => `Page ${page} of the notice: ${quotedWords(clipped(quote))}`),
  ]
}

/** Sentences of a model that are not in the text: nothing is dropped without being listed. */
const leftOut = (sentences: NonNullable<Document['left_out']>): string[] =>
  sentences.length === 0
    ? []
    : [
        `Left out, because the record does not hold it: ${sentences.length}.`,
        ...sentences.map(({ text, reason }) => `${quotedWords(text)} ${reason}`),
      ]

const several = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** What of the case file it rests on; where there is nothing of it, there is nothing to say. */
function restsOn({ facts, exhibits }: { facts: number; exhibits: number }): string {
  const held = [facts > 0 ? several(facts, 'fact') : '', exhibits > 0 ? several(exhibits, 'exhibit') : '']
  const said = held.filter((one) => one !== '').join(' and ')
  return said === '' ? '' : `It rests on ${said} of the case file. `
}

/** The sheet for the reader alone: what this is, who drafted it, what is open. */
export function coverSheet(
  { kind, blocks, left_out = [], verifier }: Pick<Document, 'kind' | 'blocks' | 'left_out' | 'verifier'>,
  counted: { facts: number; exhibits: number },
  caseFile: CaseFile,
  wrote: { model: string | null },
): CoverSheet {
  const open = openOnSheet(openPointsOf(blocks))
  return {
    heading: 'About this draft',
    paragraphs: [
      ABOUT[kind],
      'Waiverly is not a law firm and gives no legal advice; no attorney-client relationship arises from the use of this draft, and no statement is made about its chances. Consider an attorney, above all after a prior denial, a status violation, an arrest, a finding of misrepresentation or a notice of intent to deny, under the two-year rule of J-1 exchange visitors, or where a child is near the age of 21.',
      `${whoWrote(wrote.model, kind)}. ${restsOn(counted)}Its figures, dates, names, quotations and citations were compared with the case file. Read each sentence yourself: no comparison shows that it is true.`,
      ...[countsInWords(countsOf(blocks), verifier)].filter((words) => words !== ''),
      ...(kind === 'rfe_response' ? [...putAside(caseFile), ...unusedDraft(caseFile, blocks)] : []),
      ...leftOut(left_out),
      openPointsWords(open),
    ],
    open,
  }
}
