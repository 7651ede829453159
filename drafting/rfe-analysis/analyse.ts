import { isBeyond, quotationsOf } from '#domain/rfe-beyond.ts'
import type { AnalysedIssue, Factor, NoticeIssue, NoticeReading, RfeAnalysis } from '#domain/rfe.ts'
import { plain, words, type Phrase } from '../builtin/phrase.ts'
import type { CaseFile } from '../case-file.ts'
import type { RfeCase } from '../rfe.ts'
import { fieldToldOtherwise, OF_DEGREE } from '../rfe-case/field-of-degree.ts'
import { caseWith } from '../rfe-case/index.ts'
import { sortedOut } from '../rfe-case/misplaced.ts'
import { adviceOn, BELONGS_NOT, degreeInTwoFields } from './advice.ts'
import { asStrange, beyondIn, lawOn } from './beyond.ts'
import { errorsIn } from './errors.ts'
import { heldOn } from './have.ts'
import { holdingsOf } from './holdings.ts'
import { lackingOn, obtainable, type Lacking } from './lacking.ts'
import { requestedOf, titlesOf } from './naming.ts'
import { otherClassification, readingOf } from './other-classification.ts'
import type { Passage } from './passage.ts'
import { passagesOf } from './passages.ts'
import { pointOf, type Risk } from './points/index.ts'
import { guided } from './guidance.ts'
import { dueOf, type Due } from './time.ts'

/** An issue with what its analysis rests on. */
export interface WeighedIssue {
  issue: AnalysedIssue
  have: Passage[]
  advice: Phrase[]
  /** It does not belong to the petition. */
  isBeyond?: true
}

export interface Weighed {
  /** The case file with the notice in it. */
  caseFile: CaseFile
  /** What was read, without the waiver's tests where the notice is about something else. */
  reading: NoticeReading
  due: Due
  issues: WeighedIssue[]
  errors: RfeAnalysis['errors']
  beyond: RfeAnalysis['beyond']
}

const LOWER: Readonly<Record<Risk, Risk>> = { high: 'medium', medium: 'some', some: 'low', low: 'low' }
/** So many papers on the very point, with nothing asked for that lacks: then it weighs less. */
const PAPERS = 2
/** The officer has seen most papers already: only what was read off so many makes a point easy that is none of the forms'. */
const READ = 3

/** By its factor; what the record already answers weighs a step less. */
function riskOf(base: Risk, { requests }: NoticeIssue, have: readonly Passage[], { isAsked }: Lacking): Risk {
  if (requests.length === 0 || isAsked) return base
  const papers = new Set(have.flatMap(({ exhibit }) => (exhibit === null ? [] : [exhibit])))
  const read = new Set(have.flatMap(({ exhibit, page }) => (exhibit === null || page === null ? [] : [exhibit])))
  const isLess = base === 'high' ? papers.size >= PAPERS : read.size >= READ
  return isLess ? LOWER[base] : base
}

const asHeld = ({ text, exhibit, paper, page, url }: Passage): AnalysedIssue['have'][number] => ({
  text,
  exhibit,
  paper,
  page,
  url,
})

const isOf = (issue: NoticeIssue, words: string): boolean => quotationsOf(issue).some(({ quote }) => quote === words)

/** What does not belong to the petition is answered with the law: nothing is gathered for it, and no factor is argued. */
function strange(issue: NoticeIssue, title: string, beyond: RfeAnalysis['beyond']): WeighedIssue {
  const why = [...new Set(beyond.filter((one) => isOf(issue, one.quote)).map((one) => lawOn(one)?.why ?? one.why))]
  const advice = [words(BELONGS_NOT), ...why.map(guided)]
  const told = { title, requested: requestedOf(issue), advice: advice.map(plain).join(' ') }
  return {
    have: [],
    advice,
    isBeyond: true,
    issue: { ...asStrange(issue), ...told, have: [], missing: [], obtainable: [], risk: 'low' },
  }
}

/** One degree that the papers tell in two fields. */
function fieldsApart({ profile }: CaseFile, rfe: RfeCase): string | undefined {
  const found = fieldToldOtherwise(profile, rfe)
  if (found === undefined) return undefined
  const { said, entry, where } = found
  return degreeInTwoFields({ where, said, school: entry.school_name, major: entry.major })
}

/** Each issue with what the record holds on it, what lacks, what can be got in time and what to do. */
export function weighed(read: NoticeReading, own: CaseFile, given: RfeCase): Weighed {
  const rfe = sortedOut(given)
  const reading = readingOf(read, rfe)
  const isOther = otherClassification(reading, rfe) !== undefined
  const caseFile = caseWith(own, rfe, reading)
  const holdings = holdingsOf(caseFile, rfe)
  const passages = passagesOf(caseFile)
  const twoFields = fieldsApart(caseFile, rfe)
  const due = dueOf(reading, rfe, caseFile.profile.today)
  const titles = titlesOf(reading.issues)
  const isTakenUp = (factor: Factor) => reading.issues.some((one) => one.factor === factor)
  const beyond = isOther ? [] : beyondIn(reading)
  const mistested = new Set(reading.wrong_standard.map(({ quote }) => quote))
  const refused = new Set([...mistested, ...beyond.map(({ quote }) => quote)])
  const issues = reading.issues.map((issue, at): WeighedIssue => {
    const point = pointOf(issue)
    if (isBeyond(issue, beyond)) return strange(issue, titles[at] ?? point.title, beyond)
    const have = heldOn(issue, passages, isTakenUp)
    const lacking = lackingOn(issue, have, holdings, refused)
    const { inTime, late } = obtainable(lacking.needs, due.daysLeft)
    const isMistested = [issue, ...issue.further, ...issue.requests].some(({ quote }) => mistested.has(quote))
    const apart = OF_DEGREE.has(issue.factor) ? twoFields : undefined
    const advice = adviceOn({ point, have, holdings, late, isMistested, apart })
    return {
      have,
      advice,
      issue: {
        ...issue,
        title: titles[at] ?? point.title,
        requested: requestedOf(issue),
        have: have.map(asHeld),
        missing: lacking.missing,
        obtainable: inTime,
        advice: advice.map(plain).join(' '),
        risk: riskOf(point.risk, issue, have, lacking),
      },
    }
  })
  return { caseFile, reading, due, issues, errors: errorsIn(caseFile, rfe), beyond }
}

/** What a notice says of the case, put beside what the record holds. */
export function analysisOf(read: NoticeReading, caseFile: CaseFile, rfe: RfeCase): RfeAnalysis {
  const { reading, issues, errors, beyond } = weighed(read, caseFile, rfe)
  return { reading, issues: issues.map(({ issue }) => issue), errors, beyond }
}
