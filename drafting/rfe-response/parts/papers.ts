import { isOfResponse } from '#domain/exhibit-number.ts'
import type { Composer } from '../../builtin/composer.ts'
import { askedInEnglish } from '../../builtin/in-english.ts'
import { words, type Phrase } from '../../builtin/phrase.ts'
import { toldIn } from '../../builtin/told.ts'
import type { CaseFile, Exhibit } from '../../case-file.ts'
import { isUnread } from '../../rfe-case/uploaded-exhibits.ts'
import { isPassage } from '../../case-file/passage-fields.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { PlannedIssue } from '../planned.ts'
import * as phrasing from '../phrasing/issue.ts'
import { ABOUT } from '../phrasing/factors.ts'
import { wantsWork } from '../../rfe-analysis/says.ts'
import { quotedWords } from '../quoting.ts'
import { sentencesOn } from '../record.ts'
import { UNREAD } from './index-of-exhibits.ts'
import { mark } from './mark.ts'
import { asksForInterest } from '../spare.ts'
import { put } from './put.ts'

/** A paper by its title, which stands in the index. */
export const paperOf = ({ title, number }: Exhibit): Phrase => words(quotedWords(title), [`E${number}`])

/** What an issue is about, for finding what bears on it. */
export const subjectOf = ({ issue }: PlannedIssue): string =>
  [issue.quote, ...issue.further.map(({ quote }) => quote), ...issue.requests.map(({ quote }) => quote)].join(' ') +
  ` ${ABOUT[issue.factor]}`

const MOST_TOLD = 3
/** Where letters of those who want the work are asked for, the words by which somebody wants it. */
const WISHED = 4

/** What the pages of a paper say that is nearest to the issue, word for word. */
function quotedFrom(caseFile: CaseFile, exhibit: Exhibit, about: string, isWish: boolean): Phrase | undefined {
  const subject = new Set(contentWords(about))
  const [best] = caseFile.pages
    .filter((page) => page.exhibit === exhibit.number && page.by === 'text')
    .flatMap((page) =>
      sentencesOn(page.text).map((text) => ({
        text,
        page,
        shared:
          new Set(contentWords(text).filter((word) => subject.has(word))).size +
          (isWish && wantsWork(text) ? WISHED : 0),
      })),
    )
    .sort((a, b) => b.shared - a.shared)
  if (best === undefined || best.shared < 2) return undefined
  const { text, page } = best
  return {
    inlines: [
      { kind: 'text', text: `${quotedWords(text)} ` },
      { kind: 'exhibit', number: exhibit.number, page: page.page },
    ],
    sources: [page.id],
  }
}

/** A paper with what its entry tells and what stands on its pages. */
export function tellPaper(write: Composer, caseFile: CaseFile, exhibit: Exhibit, planned: PlannedIssue): void {
  const { section, entry, number } = exhibit
  if (isUnread(exhibit, caseFile)) return mark(write, exhibit, UNREAD)
  const bank = isOfResponse(number) ? phrasing.ATTACHED : phrasing.ALREADY_FILED
  put(write, bank, { paper: paperOf(exhibit) }, [number])
  const fields = caseFile.facts.filter(
    (fact) => fact.section === section && fact.entry === entry && isPassage(fact.field) && section !== 'endeavors',
  )
  const told = fields.flatMap(({ field }) => toldIn(caseFile, section, entry, field))
  const subject = new Set(contentWords(subjectOf(planned)))
  const near = told
    .map((one, at) => ({ one, at, shared: contentWords(one.text).filter((word) => subject.has(word)).length }))
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, section === 'evidence' ? MOST_TOLD : 2)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
  write.tell(near)
  const asked = askedInEnglish(caseFile, section, entry)
  if (asked !== undefined) write.ask(asked.what, asked.path)
  const quoted = quotedFrom(caseFile, exhibit, subjectOf(planned), asksForInterest(planned))
  if (quoted !== undefined) put(write, phrasing.PAPER_READS, { quoted })
  write.close()
}

/** The papers that the applicant has put to an issue; those that were filed with the petition first. */
export function attachedPapers(write: Composer, caseFile: CaseFile, planned: PlannedIssue): Exhibit[] {
  const chosen = planned.work?.evidence ?? []
  const papers = caseFile.exhibits.filter(({ file }) => chosen.includes(file.url)).sort((a, b) => a.number - b.number)
  for (const paper of papers) tellPaper(write, caseFile, paper, planned)
  return papers
}
