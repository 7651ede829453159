import type { Inline } from '#domain/document.ts'
import { BACKGROUND, isNotice } from '#domain/rfe.ts'
import { isOfResponse } from '#domain/exhibit-number.ts'
import type { Composer } from '../../builtin/composer.ts'
import { longDate } from '../../builtin/dates.ts'
import { words, type Phrase } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'
import { quotedTitle } from '../../builtin/entries.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'
import type { Matter } from '../../petition-letter/matter.ts'
import { lowered } from '../../rfe-analysis/lowered.ts'
import { otherClassification } from '../../rfe-analysis/other-classification.ts'
import { OTHER_CATEGORIES } from '../../rfe-analysis/standards.ts'
import * as phrasing from '../phrasing/opening.ts'
import { daysPrinted } from '../../rfe-notice/particulars/response-days.ts'
import { allegedChange, keepsEndeavor } from '../alleged-change.ts'
import { clipped, noticeWords, pageOf, quoteBlocks, quotedWords } from '../quoting.ts'
import { endeavorStated, statedOtherwise } from '../endeavor-stated.ts'
import { quotedPassage } from '../record.ts'
import type { PlannedIssue } from '../planned.ts'
import { paperOf } from './papers.ts'

/** A fact of the notice as the response prints it; undefined where the notice does not hold it. */
export function noticeFact(
  { rfe, fact }: CaseFile,
  field: string,
  as: (value: string) => string = (value) => value,
): Phrase | undefined {
  const held = rfe === undefined ? undefined : fact('rfenotice', rfe.rfe.notice.id, field)
  return held === undefined ? undefined : words(as(held.value), [held.id])
}

export const kindOf = ({ rfe }: CaseFile): string =>
  rfe?.reading.kind === 'noid' ? 'Notice of Intent to Deny' : 'Request for Evidence'

const text = (words: string): Inline[] => [{ kind: 'text', text: words }]

/** What lies in the package, the notice on top, and that it comes at one time. */
export function transmittal(write: Composer, { caseFile }: Matter): void {
  const kind = caseFile.rfe?.reading.kind === 'noid' ? 'noid' : 'rfe'
  const date = noticeFact(caseFile, 'notice_date', longDate)
  if (caseFile.rfe !== undefined && !isNotice(caseFile.rfe.reading)) write.ask(phrasing.ASK_NOTICE, 'rfenotice')
  else write.state(phrasing.TRANSMITTAL[kind], { date })
  const due = noticeFact(caseFile, 'response_date', longDate)
  const days = daysPrinted(caseFile.rfe?.rfe.notice.pages ?? [])
  if (due !== undefined) write.say(phrasing.DUE, { due })
  else if (days !== null) write.say(phrasing.DUE_IN_DAYS, { page: pageOf(days), quoted: noticeWords(days) })
  else write.ask(phrasing.ASK_DUE, 'rfenotice')
  write.close()
  write.say(phrasing.ENCLOSED)
  const fresh = caseFile.exhibits.filter(({ number }) => isOfResponse(number))
  write.block({
    kind: 'lines',
    id: write.nextId(),
    align: 'left',
    lines: [
      text(`The original ${kindOf(caseFile)}, on top`),
      text('This response, with its index of exhibits'),
      ...fresh.map((paper): Inline[] => [
        ...(speaksOfItsEntry(paper, caseFile)
          ? paperOf(paper).inlines
          : [{ kind: 'verify' as const, text: quotedWords(paper.title), reason: phrasing.otherPaper(paper.title) }]),
        ...text(' '),
        { kind: 'exhibit', number: paper.number },
      ]),
    ],
  })
  write.say(phrasing.AT_ONE_TIME)
}

/** Who answers, on which endeavor, by which standard, and what is no longer in question. */
export function introduction(
  write: Composer,
  matter: Matter,
  { planned, isWhole }: { planned: readonly PlannedIssue[]; isWhole: boolean },
): void {
  const { caseFile } = matter
  const { rfe } = caseFile
  const other = rfe && otherClassification(rfe.reading, rfe.rfe)
  if (other === undefined) {
    write.say(phrasing.SUBMITS)
    endeavor(write, matter, planned)
  } else {
    write.ask(phrasing.askOther(other), 'rfenotice')
    write.say(phrasing.SUBMITS_OTHER)
  }
  for (const { kind, as } of rfe?.rfe.misplaced ?? [])
    write.ask(phrasing.askInPlace(lowered(BACKGROUND[kind]), as === 'notice'), 'rfe_background')
  write.close()
  write.say(other === undefined ? phrasing.STANDARD : phrasing.STANDARD_OTHER)
  write.say(phrasing.AT_FILING)
  const isOnOther = OTHER_CATEGORIES[rfe?.reading.category ?? 'niw'] !== undefined
  if (other === undefined && isOnOther) write.say(phrasing.OTHER_CATEGORY)
  write.close()
  const conceded = caseFile.rfe?.reading.conceded ?? []
  if (conceded.length > 0) {
    write.say(phrasing.CONCEDED)
    for (const block of quoteBlocks(() => write.nextId(), conceded)) write.block(block)
  }
  if (planned.length === 0) return
  const headed = planned.filter(({ issue }) => issue.heading !== null).length
  const roadmap = isWhole ? phrasing.ROADMAP : phrasing.ROADMAP_IN_PART
  write.say(roadmap[headed === planned.length ? 'all' : headed > 0 ? 'some' : 'none'])
}

/**
 * As it was filed, word for word, where the letter that was filed is at hand: only then can a response say that it changes
 * nothing. What stands elsewhere is told as what it is, and what was filed is asked for; so is an answer to an officer who says
 * that the endeavor was changed.
 */
function endeavor(write: Composer, { caseFile, endeavor: own }: Matter, planned: readonly PlannedIssue[]): void {
  const stated = endeavorStated(caseFile)
  const alleged = caseFile.rfe && allegedChange(caseFile.rfe)
  const title = quotedTitle(own, 'title')
  const isAsFiled = stated?.page.paper === 'petition_letter'
  const isKept = keepsEndeavor(caseFile)
  if (stated !== undefined) {
    const quoted = /“/u.test(stated.text) ? words(quotedWords(stated.text), [stated.page.id]) : quotedPassage(stated)
    const bank = isKept ? phrasing.ENDEAVOR_AS_FILED : phrasing.ENDEAVOR_READS
    write.say(bank, { place: words(stated.place, [stated.page.id]), quoted })
  } else if (title !== undefined) write.say(phrasing.ENDEAVOR_BY_TITLE, { title })
  else write.ask(phrasing.ASK_ENDEAVOR, 'rfe_background')
  if (!isAsFiled && (stated !== undefined || title !== undefined)) write.ask(phrasing.ASK_AS_FILED, 'rfe_background')
  // The answer to that very point asks it.
  if (alleged !== undefined && planned.every((one) => one.alleged === undefined))
    write.ask(phrasing.askChange(quotedWords(clipped(alleged.quote)), alleged.page), 'rfe_background')
  const other = statedOtherwise(caseFile)
  if (other !== undefined)
    write.ask(phrasing.askSameEndeavor(other.place, quotedWords(clipped(other.text))), 'rfe_background')
  write.say(isKept ? phrasing.UNCHANGED : phrasing.MAY_NOT_CHANGE)
}
