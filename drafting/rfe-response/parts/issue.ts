import type { Composer } from '../../builtin/composer.ts'
import { words, type Phrase } from '../../builtin/phrase.ts'
import type { CaseFile, Exhibit } from '../../case-file.ts'
import type { Matter } from '../../petition-letter/matter.ts'
import { tellsOfCase } from '../answered.ts'
import type { OwnWords } from '../own-words.ts'
import * as phrasing from '../phrasing/issue.ts'
import { askChange } from '../phrasing/opening.ts'
import { isOfBalance } from '../nearest.ts'
import type { PlannedIssue } from '../planned.ts'
import { clipped, namedBy, quotedWords } from '../quoting.ts'
import { askedOnce } from './asked-once.ts'
import { close } from './close.ts'
import { correct } from './correct.ts'
import { tellNamedBalance, tellRecord } from './evidence.ts'
import { askField } from './field-of-degree.ts'
import { filed } from './filed.ts'
import { fitted } from './fitted.ts'
import { balanceFromUploads, fromUploads, type FromUploads } from './from-uploads.ts'
import { asksLetter, citesPaper, heldOnPages, withoutHeld } from './held-on-pages.ts'
import { held } from './held.ts'
import { notice } from './notice.ts'
import { ownWords } from './own-account.ts'
import { attachedPapers, tellPaper } from './papers.ts'
import { planItself } from './plan-itself.ts'
import { put } from './put.ts'
import { pointAbove, remember, type ToldUnder } from './told-above.ts'

/** What an answer is written from; `told` remembers what was quoted, so that no two answers rest on one sentence. */
export interface Answering {
  caseFile: CaseFile
  matter: Matter
  told: Set<string>
  own: OwnWords
  nearest: FromUploads['nearest']
  /** True of a factor that the notice takes up in an issue of its own. */
  isTakenUp: (factor: PlannedIssue['issue']['factor']) => boolean
  /** Papers at hand that no answer would name otherwise, by the issue that they answer. */
  spare: ReadonlyMap<PlannedIssue, Exhibit[]>
  under: ToldUnder
  /** True of an issue that nothing was told on so far. */
  isOpen: (issue: PlannedIssue) => boolean
}

/** Writes an answer; false where all of it is still to be filled in. */
export function answer(
  write: Composer,
  planned: PlannedIssue,
  { caseFile, matter, told, own, nearest, spare, under, isTakenUp, isOpen }: Answering,
): boolean {
  const { issue, work, alleged } = planned
  const quoted = notice(write, planned, told, caseFile.rfe?.rfe.notice.pages ?? [])
  correct(write, planned, caseFile, told, quoted)
  if (planned.isBeyond) return alone(write, planned, caseFile)
  const from = write.blocks.length
  const isSettled = work?.state === 'settled' && work.evidence.length > 0
  if (isSettled) attachedPapers(write, caseFile, planned)
  filed(write, planned, caseFile, told)
  askField(write, planned, caseFile)
  let hasEntries = false
  const before = planned.before === undefined || isOpen(planned.before) ? undefined : planned.before
  if (alleged !== undefined) {
    // What the record holds on the endeavor of now says nothing of the one that was filed.
    write.close()
    write.ask(askChange(quotedWords(clipped(alleged.quote)), alleged.page), 'rfe_background')
  } else if (before !== undefined) {
    // The plan is set out once more where the officer asks for it.
    put(write, issue.factor === 'plan' ? phrasing.ABOVE_TOO : phrasing.ABOVE, { heading: headingOf(before) })
    held(write, planned, caseFile, told)
  } else {
    // Letters are told once, under the issue that is about them.
    const apt = issue.factor === 'interest' && isTakenUp('letters') ? withoutLetters(matter) : matter
    write.close()
    hasEntries = tellRecord(write, apt, issue.factor, isTakenUp)
    if (!hasEntries) held(write, planned, caseFile, told)
  }
  write.close()
  if (alleged === undefined) {
    fromUploads(write, planned, { caseFile, told, nearest, from }, hasEntries)
    write.close()
    if (issue.factor === 'plan') planItself(write, matter, from)
    if (isOfBalance(issue) && !hasEntries) balanceFromUploads(write, { caseFile, told, isTakenUp })
    else tellNamedBalance(write, matter, issue, isTakenUp)
  }
  if (!citesPaper(write.blocks.slice(from)) || asksLetter(write.blocks.slice(from)))
    heldOnPages(write, planned, caseFile, { told, from })
  write.close()
  if (!isSettled) attachedPapers(write, caseFile, planned)
  const added = spare.get(planned) ?? []
  for (const paper of added) tellPaper(write, caseFile, paper, planned)
  ownWords(write, planned, own, told, added.length > 0, caseFile)
  write.close()
  remember(planned, told, under)
  write.blocks.splice(from, Infinity, ...withoutHeld(askedOnce(fitted(write.blocks.slice(from)), told, matter)))
  const tells = before !== undefined || tellsOfCase(write.blocks.slice(from))
  const isAbove =
    before === undefined && alleged === undefined && pointAbove(write, planned, { under, tells }, headingOf)
  const isAnswered = alleged === undefined && (tells || isAbove)
  close(write, planned, caseFile, { from, told })
  return isAnswered
}

/** Of what does not belong the law is the answer; only what the applicant has put there is added. */
function alone(write: Composer, planned: PlannedIssue, caseFile: CaseFile): boolean {
  attachedPapers(write, caseFile, planned)
  write.close()
  return true
}

const withoutLetters = (matter: Matter): Matter => ({
  ...matter,
  referees: [],
  caseFile: { ...matter.caseFile, profile: { ...matter.caseFile.profile, referees: [] } },
})

/** What an answer stands under, in the notice's own words: its heading, or else the finding that it answers. */
const headingOf = ({ heading, issue }: PlannedIssue): Phrase =>
  words(quotedWords(heading === issue.heading ? heading : namedBy(issue)), [`N${issue.page}`])
