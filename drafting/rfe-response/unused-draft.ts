import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { announces } from './announced.ts'
import { unlabeled } from './label.ts'
import { nearest, OF_NOTICE } from './own-words.ts'
import { plannedIssues, type PlannedIssue } from './planned.ts'
import { quotedWords } from './quoting.ts'
import { isOfCase, isWhole, ownParagraphs } from './record.ts'

/** Sentences of one paragraph that follow one another, and stand nowhere in the response. */
export interface Unused {
  page: number
  paper: 'initial_response' | 'response_letter'
  opening: string
  why: 'far' | 'law' | 'unquotable' | 'enough'
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A line for an address, a greeting or a heading tells nothing that could be missed. */
const tells = (text: string): boolean => /[.!?]["”’)]?$/u.test(text) && lettersOf(text).split(' ').length >= 6

const OPENING = 90
const openingOf = (text: string): string =>
  text.length <= OPENING ? text : `${text.slice(0, text.lastIndexOf(' ', OPENING))} …`

function reasonOf(sentences: readonly string[], planned: readonly PlannedIssue[]): Unused['why'] {
  if (sentences.every((text) => !isOfCase(text) || OF_NOTICE.test(text))) return 'law'
  const near = sentences.filter(
    (text) => isOfCase(text) && !OF_NOTICE.test(text) && nearest(text, planned) !== undefined,
  )
  if (near.length === 0) return 'far'
  return near.some(isWhole) ? 'enough' : 'unquotable'
}

/** What of the applicant's own draft and of an earlier answer a response does not take up. */
export function unusedIn(caseFile: CaseFile, blocks: readonly Block[]): Unused[] {
  const { rfe } = caseFile
  if (rfe?.analysis == null) return []
  const planned = plannedIssues(rfe.analysis, rfe.work, rfe.rfe.notice.pages)
  const said = lettersOf(blocks.map(blockText).join(' '))
  return ownParagraphs(caseFile).flatMap(({ page, sentences }) => {
    const runs: string[][] = [[]]
    for (const text of sentences)
      // What says that a paper is sent is asked about where the index has none.
      if (announces(text) || said.includes(lettersOf(unlabeled(text)))) runs.push([])
      else runs.at(-1)?.push(text)
    return runs.flatMap((run): Unused[] => {
      const telling = run.filter(tells)
      const [first] = telling
      if (first === undefined || (page.paper !== 'initial_response' && page.paper !== 'response_letter')) return []
      return [{ page: page.page, paper: page.paper, opening: openingOf(first), why: reasonOf(telling, planned) }]
    })
  })
}

const WHY: Readonly<Record<Unused['why'], string>> = {
  far: 'it lies near no point of the notice',
  law: 'it speaks of the law or of the notice, and tells nothing of your case',
  unquotable: 'its sentences cannot be quoted by themselves',
  enough: 'other sentences say more on the same point',
}
const PAPER: Readonly<Record<Unused['paper'], string>> = {
  initial_response: 'your draft',
  response_letter: 'the earlier response',
}
/** More would hide the open points. */
const MOST = 15

/** The same as the cover sheet tells it. */
export function unusedDraft(caseFile: CaseFile, blocks: readonly Block[]): string[] {
  const unused = unusedIn(caseFile, blocks)
  if (unused.length === 0) return []
  const more = unused.length - MOST
  return [
    `Not used of what you wrote before: ${unused.length}. Where one of these belongs to a point, write it there yourself.`,
    ...unused
      .slice(0, MOST)
      .map(({ page, paper, opening, why }) => `Page ${page} of ${PAPER[paper]}: ${quotedWords(opening)} (${WHY[why]})`),
    ...(more > 0 ? [`And ${more} more after these.`] : []),
  ]
}
