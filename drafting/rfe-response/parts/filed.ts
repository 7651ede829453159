import type { Quoted } from '#domain/rfe.ts'
import type { Composer } from '../../builtin/composer.ts'
import type { Phrase } from '../../builtin/phrase.ts'
import type { CaseFile, Exhibit } from '../../case-file.ts'
import { signerOf } from '../../rfe-case/uploaded-exhibits.ts'
import { claimDoubted } from '../claim-doubted.ts'
import { isIdle, isOfProng } from '../cues.ts'
import { askedOn } from '../nearest.ts'
import { particularsOf } from '../overlooked.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { quotedSentence } from '../quoting.ts'
import { exhibitOf, passagesHeld, passagesNear, placed, quotedPassage, whereOf } from '../record.ts'
import { paperOf, subjectOf } from './papers.ts'
import { put } from './put.ts'

/** Words that a passage shares with what the issue is about. */
const NEAR = 3

/** The claims that the officer doubts on a point. */
export const claimsDoubted = ({ issue }: PlannedIssue, { rfe }: CaseFile): Quoted[] =>
  [issue, ...issue.further].flatMap((one) => claimDoubted(one, rfe?.rfe.notice.pages ?? []) ?? [])

/** What each of these papers says on the point; the letter that was filed is quoted as that, another as the exhibit that it is. */
const QUOTED = [
  [['petition_letter'], phrasing.SET_OUT],
  [['endeavor'], phrasing.STATEMENT_SAYS],
  [['recommendation'], phrasing.WRITER_SAID],
] as const

/** The petition's own passage on the point, and what a paper that came with it says of it. */
export function filed(write: Composer, planned: PlannedIssue, caseFile: CaseFile, told: Set<string>): void {
  const about = subjectOf(planned)
  const asked = askedOn(planned.issue)
  const doubted = claimsDoubted(planned, caseFile).flatMap(({ quote }) => particularsOf(quote))
  for (const [kinds, bank] of QUOTED) {
    const near = [...passagesNear(caseFile, kinds, about, NEAR), ...passagesHeld(caseFile, kinds, planned.issue.have)]
    // The claim once more is no answer to who doubts it.
    const found = near.find(
      ({ text }) =>
        !told.has(text) &&
        !doubted.some((one) => text.includes(one)) &&
        isOfProng(text, planned.issue.prong) &&
        !isIdle(text, asked),
    )
    if (found === undefined) continue
    told.add(found.text)
    const paper = exhibitOf(caseFile, found)
    const cited = paper === undefined ? quotedPassage(found) : inExhibit(found, paper)
    const isLetter = found.page.paper === 'recommendation'
    const place = isLetter && paper !== undefined ? paperOf(paper) : placed(found)
    put(write, bank, { place, where: whereOf(place), quoted: cited })
    const whole = caseFile.rfe?.rfe.filed[found.page.entry - 1]
    if (!isLetter || paper === undefined || whole === undefined || signerOf(whole) !== undefined) continue
    write.ask(phrasing.askSigned(paper.title), 'rfe_background')
  }
}

/** The words of a paper with the page of its exhibit. */
export const inExhibit = (
  { text, page }: { text: string; page: { id: string; page: number } },
  { number }: Exhibit,
): Phrase => ({
  inlines: [
    { kind: 'text', text: `${quotedSentence(text)} ` },
    { kind: 'exhibit', number, page: page.page },
  ],
  sources: [page.id, `E${number}`],
})
