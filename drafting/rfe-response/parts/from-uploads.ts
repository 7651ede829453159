import type { Factor } from '#domain/rfe.ts'
import type { Composer } from '../../builtin/composer.ts'
import type { CaseFile } from '../../case-file.ts'
import { signerOf } from '../../rfe-case/uploaded-exhibits.ts'
import { tellsOfCase } from '../answered.ts'
import { isOfBalance, speakingOf, type Uploaded } from '../nearest.ts'
import { particularsOf } from '../overlooked.ts'
import * as phrasing from '../phrasing/issue.ts'
import { BALANCE_ASKS, BALANCE_READS, BALANCE_ABOVE } from '../phrasing/balance.ts'
import type { PlannedIssue } from '../planned.ts'
import { exhibitOf, placed, quotedPassage, whereOf } from '../record.ts'
import { claimsDoubted, inExhibit } from './filed.ts'
import { paperOf } from './papers.ts'
import { put } from './put.ts'

/** Of one point, where no entry answers it, and where entries do that name no paper. */
const [MOST, MOST_BESIDE] = [4, 2]
/** Of one factor of the balance. */
const MOST_OF_FACTOR = 2

const BANKS = {
  petition_letter: phrasing.SET_OUT,
  endeavor: phrasing.STATEMENT_SAYS,
  recommendation: phrasing.WRITER_SAID,
} as const

/** The words of an upload with their place, and of an exhibit its number and page. */
function quoted({ text, passage, sheet }: Uploaded, caseFile: CaseFile) {
  if (sheet !== undefined) return { place: paperOf(sheet.paper), words: inExhibit({ text, page: sheet }, sheet.paper) }
  const paper = exhibitOf(caseFile, passage)
  if (paper === undefined) return { place: placed(passage), words: quotedPassage(passage) }
  const isLetter = passage.page.paper === 'recommendation'
  return { place: isLetter ? paperOf(paper) : placed(passage), words: inExhibit(passage, paper) }
}

/** A letter that nobody has signed as far as one can tell proves little: its signed copy is asked for. */
function askSigned(write: Composer, { passage }: Uploaded, caseFile: CaseFile): void {
  if (passage?.page.paper !== 'recommendation') return
  const paper = exhibitOf(caseFile, passage)
  const whole = caseFile.rfe?.rfe.filed[passage.page.entry - 1]
  if (paper === undefined || whole === undefined || signerOf(whole) !== undefined) return
  write.ask(phrasing.askSigned(paper.title), 'rfe_background')
}

export interface FromUploads {
  caseFile: CaseFile
  told: Set<string>
  nearest: ReadonlyMap<PlannedIssue, readonly Uploaded[]>
  /** Where the answer begins. */
  from: number
}

/** What uploaded papers say that is nearest to the point, word for word; few where entries answer it. */
export function fromUploads(
  write: Composer,
  planned: PlannedIssue,
  { caseFile, told, nearest, from }: FromUploads,
  hasEntries: boolean,
): void {
  const isTold = tellsOfCase(write.blocks.slice(from))
  if ((hasEntries && isTold) || isOfBalance(planned.issue)) return
  const doubted = claimsDoubted(planned, caseFile).flatMap(({ quote }) => particularsOf(quote))
  const fresh = (nearest.get(planned) ?? []).filter(
    ({ text }) => !told.has(text) && !doubted.some((one) => text.includes(one)),
  )
  for (const one of fresh.slice(0, hasEntries ? MOST_BESIDE : isTold ? MOST - 1 : MOST)) {
    told.add(one.text)
    const { place, words } = quoted(one, caseFile)
    const kind = one.passage?.page.paper
    if (kind === undefined) put(write, phrasing.PAPER_SAYS, { paper: place, quoted: words })
    else put(write, BANKS[kind as keyof typeof BANKS], { place, where: whereOf(place), quoted: words })
    askSigned(write, one, caseFile)
  }
}

const OF_BALANCE: readonly (keyof typeof BALANCE_READS & Factor)[] = [
  'impractical',
  'benefit_despite_workers',
  'urgency',
]

/** Each factor of the balance from what was uploaded, or asked for; what was quoted on an earlier point is pointed to. */
export function balanceFromUploads(
  write: Composer,
  { caseFile, told, isTakenUp }: Pick<FromUploads, 'caseFile' | 'told'> & { isTakenUp: (factor: Factor) => boolean },
): void {
  for (const factor of OF_BALANCE) {
    if (isTakenUp(factor)) continue
    const found = speakingOf(caseFile, factor)
    const fresh = found.filter(({ text }) => !told.has(text)).slice(0, MOST_OF_FACTOR)
    for (const [at, one] of fresh.entries()) {
      told.add(one.text)
      const { place, words } = quoted(one, caseFile)
      const bank = at > 0 ? phrasing.PAPER_SAYS : BALANCE_READS[factor]
      put(write, bank, { place, where: whereOf(place), paper: whereOf(place), quoted: words })
      askSigned(write, one, caseFile)
    }
    if (fresh.length === 0 && found.length > 0) put(write, BALANCE_ABOVE[factor])
    if (found.length === 0) write.ask(BALANCE_ASKS[factor])
    write.close()
  }
}
