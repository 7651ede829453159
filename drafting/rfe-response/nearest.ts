import type { BackgroundKind, Factor } from '#domain/rfe.ts'
import { contentWords } from '../builtin/passages.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { pointOf } from '../rfe-analysis/points/index.ts'
import { cuesIn, isIdle, isOfProng } from './cues.ts'
import { particularsOf } from './overlooked.ts'
import type { PlannedIssue } from './planned.ts'
import { isOfCase, passagesOn, sentencesOn, type RecordPassage } from './record.ts'

/** What an uploaded paper says: one of the filing as it is quoted, or an exhibit that no entry tells of. */
export type Uploaded = { text: string } & (
  | { passage: RecordPassage; sheet?: undefined }
  | { passage?: undefined; sheet: { paper: Exhibit; id: string; page: number } }
)

/** The applicant's own draft is quoted as that elsewhere. */
const KINDS: readonly BackgroundKind[] = ['petition_letter', 'endeavor', 'recommendation']

/** Words that the officer and every paper have. */
const COMMON = new Set(
  contentWords(
    'petitioner beneficiary evidence establish submit submitted record provide documentation proposed endeavor national importance interest waiver united states petition exhibit work field support show demonstrate request letter specific detail impact benefit plan additional explain sufficient documentary',
  ),
)
const OF_CUE = 2
const LEAST = 2

/** Out of its passage such a sentence means nothing. */
const LEANS = /^(?:It|Its|They|Their|Them|This|These|That|Those|Such|Both|Neither|There)\b/u

/** The resume of a filing that was prepared elsewhere. */
const fromResume = ({ exhibits, pages }: CaseFile): Uploaded[] =>
  exhibits
    .filter(({ section, field }) => section === 'application' && field === 'resume')
    .flatMap((paper) =>
      pages
        .filter(({ exhibit, by }) => exhibit === paper.number && by === 'text')
        .flatMap(({ id, page, text }) =>
          sentencesOn(text)
            .filter(isOfCase)
            .map((one): Uploaded => ({ text: one, sheet: { paper, id, page } })),
        ),
    )

export const uploadedPassages = (caseFile: CaseFile): Uploaded[] =>
  [
    ...passagesOn(caseFile, KINDS).map((passage): Uploaded => ({ text: passage.text, passage })),
    ...fromResume(caseFile),
  ].filter(({ text }) => !LEANS.test(text))

/** The officer's words on a point. */
export const askedOn = ({ quote, further, requests, title }: PlannedIssue['issue']): string =>
  [title, quote, ...further.map((one) => one.quote), ...requests.map((one) => one.quote)].join(' ')

/** True of a point on the balance as a whole. */
export const isOfBalance = ({ prong, factor }: PlannedIssue['issue']): boolean =>
  prong === 'prong_3' && (factor === 'balance' || factor === 'other')

/** What tells why there is no employer, or no time, tells hardly anything else as well. */
const OF_BALANCE = 8

/** What others have done with a work: what an officer asks for by such a verb is answered by a sentence that has it. */
const DEEDS: readonly RegExp[] = [
  /\b(?:have|has|had|been|who|they|others|we) (?:\p{L}+ )?used?\b/iu,
  /\badopt(?:s|ed|ing)?\b/iu,
  /\blicen[sc](?:es|ed|ing)\b/iu,
  /\btrained\b/iu,
  /\binstalled\b/iu,
]
const OF_DEED = 3

const tellsDeed = (text: string, asked: string): boolean => DEEDS.some((form) => form.test(asked) && form.test(text))

/** How near a passage is to a factor, and to what the officer says of it. */
function nearness(text: string, { issue }: PlannedIssue, factor: Factor): number {
  if (isOfBalance(issue)) return OF_BALANCE * (cuesIn(text, 'impractical') + cuesIn(text, 'urgency'))
  const asked = askedOn(issue)
  if (isIdle(text, asked) || !isOfProng(text, issue.prong)) return 0
  const cues = cuesIn(text, factor, asked)
  const told = new Set([...text.matchAll(pointOf({ ...issue, factor }).words)].map(([word]) => word.toLowerCase())).size
  if (cues === 0 && told === 0) return 0
  const about = new Set(contentWords(asked).filter((word) => !COMMON.has(word)))
  const shared = new Set(contentWords(text).filter((word) => about.has(word))).size
  return (
    (tellsDeed(text, asked) ? OF_DEED : 0) +
    OF_CUE * cues +
    Math.min(2, told) +
    Math.min(3, shared) +
    Math.min(1, particularsOf(text).length)
  )
}

/** By the issue, what uploaded papers say that is nearest to it: first what is nearer to it than to any other. */
export function nearestOf(
  caseFile: CaseFile,
  planned: readonly PlannedIssue[],
): ReadonlyMap<PlannedIssue, readonly Uploaded[]> {
  const scored = uploadedPassages(caseFile).map((one) => {
    const scores = new Map(planned.map((issue) => [issue, nearness(one.text, issue, issue.issue.factor)]))
    return { one, scores, best: Math.max(0, ...scores.values()) }
  })
  return new Map(
    planned.map((issue) => {
      const near = scored
        .map(({ one, scores, best }) => ({ one, score: scores.get(issue) ?? 0, best }))
        .filter(({ score }) => score >= LEAST)
        .toSorted((a, b) => Number(b.score === b.best) - Number(a.score === a.best) || b.score - a.score)
      const own = near.filter(({ score, best }) => score === best)
      // What answers the request of another point is left to that one.
      const spare = near.filter(({ one, best }) =>
        planned.every(
          (other) => nearness(one.text, other, other.issue.factor) < best || !tellsDeed(one.text, askedOn(other.issue)),
        ),
      )
      return [issue, (own.length > 0 ? own : spare.slice(0, 1)).map(({ one }) => one)]
    }),
  )
}

/** What speaks of one factor of the balance in so many ways. */
export const speakingOf = (caseFile: CaseFile, factor: Factor): Uploaded[] =>
  uploadedPassages(caseFile)
    .filter(({ text }) => !isIdle(text, ''))
    .map((one) => ({ one, cues: cuesIn(one.text, factor) }))
    .filter(({ cues }) => cues > 0)
    .toSorted((a, b) => b.cues - a.cues)
    .map(({ one }) => one)
