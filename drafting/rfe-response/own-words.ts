import { wordsFor } from '../rfe-notice/factor-of.ts'
import { contentWords } from '../builtin/passages.ts'
import type { CaseFile } from '../case-file.ts'
import { announces, isIndexed, withoutPointer } from './announced.ts'
import { cuesIn, isOfProng, OF_BALANCE_CUES } from './cues.ts'
import { unlabeled } from './label.ts'
import { isOfBalance } from './nearest.ts'
import { subjectOf } from './parts/papers.ts'
import type { PlannedIssue } from './planned.ts'
import { asksForInterest } from './spare.ts'
import { wantsWork } from '../rfe-analysis/says.ts'
import { isWhole, ownSentences, type RecordPassage } from './record.ts'

/** What the applicant's own draft or earlier answer says, by the issue that it bears on most. */
export interface OwnWords {
  said: ReadonlyMap<PlannedIssue, readonly RecordPassage[]>
  /** Papers that it says are sent and that the index does not have; those of no issue under null. */
  announced: ReadonlyMap<PlannedIssue | null, readonly string[]>
}

/** Sentences of one answer: what is longer is no answer to the point. */
const MOST = 4
/** Words shared with what an issue is about; a factor's own words count as so many. */
const [NEAR, OF_FACTOR] = [3, 2]

const CUED = 4

/** Nothing without the sentence before it. */
const LEANS = /^(?:It|Its|They|Their|Them|This|These|That|Those|Such|He|She|His|Her|Both|Neither|There)\b/u
/** Of a paper that was announced before: nobody has it yet. */
const OF_PAPER =
  /^The (?:said |same |enclosed |attached )?(?:evaluat|letter|report|translat|writer|author|document|paper|statement|certificat|record|page|article|exhibit)\w*\b/u

/** What was said of the notice answers nothing. */
export const OF_NOTICE = /\b(?:notice|request for evidence|RFE|officer)\b/iu

const folded = (text: string): string => text.replace(/\s+/gu, ' ')

const spoken = ({ issue }: PlannedIssue, text: string): number => 2 * cuesIn(text, issue.factor, issue.quote)

const cued = (one: PlannedIssue, text: string): number =>
  OF_BALANCE_CUES.some(
    ([factor, form]) => form.test(text) && (factor === one.issue.factor || isOfBalance(one.issue)),
  ) ||
  (asksForInterest(one) && wantsWork(text))
    ? CUED
    : 0

export function nearest(
  text: string,
  planned: readonly PlannedIssue[],
): { one: PlannedIssue; score: number } | undefined {
  const words = new Set(contentWords(text))
  const factors = wordsFor(text.toLowerCase())
  const best = Math.max(0, ...factors.values())
  let found: { one: PlannedIssue; score: number } | undefined
  for (const one of planned) {
    if (!isOfProng(text, one.issue.prong)) continue
    const about = new Set(contentWords(subjectOf(one)))
    const isOfFactor = best > 0 && factors.get(one.issue.factor) === best
    const shared = [...words].filter((word) => about.has(word)).length
    const score = shared + (isOfFactor ? OF_FACTOR : 0) + cued(one, text) + spoken(one, text)
    if (score >= NEAR && score > (found?.score ?? 0)) found = { one, score }
  }
  return found
}

/** Sentences that can be quoted, each with those that lean on it; and those that announce papers. */
function passagesOf(caseFile: CaseFile): { said: RecordPassage[]; announced: string[] } {
  const said: RecordPassage[] = []
  const announced: string[] = []
  let isOpen = true
  for (const one of ownSentences(caseFile)) {
    const last = said.at(-1)
    if (announces(one.text)) {
      announced.push(one.text)
      const rest = withoutPointer(one.text)
      if (rest !== undefined && isWhole(`${rest}.`)) said.push({ ...one, text: rest })
      isOpen = false
    } else if (!isOpen && (LEANS.test(one.text) || OF_PAPER.test(one.text))) continue
    else if (LEANS.test(one.text)) {
      const joined = `${last?.text ?? ''} ${one.text}`
      const goesOn = last?.page === one.page && folded(one.page.text).includes(joined)
      if (last !== undefined && goesOn && isWhole(joined)) last.text = joined
      else isOpen = false
    } else {
      isOpen = isWhole(one.text) && !OF_NOTICE.test(one.text) && !LEANS.test(unlabeled(one.text))
      if (isOpen) said.push({ ...one })
    }
  }
  return { said, announced }
}

export function ownWordsOf(caseFile: CaseFile, planned: readonly PlannedIssue[]): OwnWords {
  const { said, announced } = passagesOf(caseFile)
  const { first_name, middle_name, last_name } = caseFile.profile.application
  const names = [first_name, middle_name, last_name].flatMap((name) => name.split(/\s+/u))
  const near = [...new Map(said.map((passage) => [passage.text, passage])).values()].flatMap((passage) => {
    const found = nearest(passage.text, planned)
    return found === undefined ? [] : [{ passage, ...found }]
  })
  const asked = [...new Set(announced)].filter((text) => !isIndexed(text, caseFile.exhibits, names))
  return {
    said: new Map(
      [...Map.groupBy(near, ({ one }) => one)].map(([one, all]) => {
        const most = new Set(all.toSorted((a, b) => b.score - a.score).slice(0, MOST))
        return [one, all.filter((each) => most.has(each)).map(({ passage }) => passage)]
      }),
    ),
    announced: Map.groupBy(asked, (text) => nearest(text, planned)?.one ?? null),
  }
}
