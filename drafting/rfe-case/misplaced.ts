import { isNotice, type BackgroundKind } from '#domain/rfe.ts'
import type { Misplaced } from '#domain/rfe-misplaced.ts'
import { readNotice } from '../rfe-notice/index.ts'
import type { FiledPaper, RfeCase } from '../rfe.ts'
import { withWholeLines } from './line-ends.ts'

/** How an officer speaks to whoever gets a notice, and no paper of the petitioner does. */
const OF_OFFICER: readonly RegExp[] = [
  /\b(?:please|you (?:must|may|should)) (?:also )?(?:submit|provide|send|furnish)\b|(?:^|[.]\s+)submit (?:an?|the|any|evidence|documentary|letters)\b/imu,
  /\bfail(?:ure)? to (?:respond|submit|reply)\b|\b(?:received|submitted) after (?:that|this|the) (?:date|day)\b|\bwill (?:result in|be) (?:the )?(?:denial|denied)\b|\bconsidered abandoned\b/iu,
  /\byou (?:have|are (?:given|afforded|allowed))\b[^.]{0,40}\b(?:days|opportunity)\b|\b(?:place|put|return|submit) (?:this|a copy of this) (?:letter|notice|page)\b|\byour response must\b|\brespond (?:so that|within|by|no later)\b/iu,
  /\b(?:USCIS|this office|the Service|we) (?:has |have )?(?:reviewed|received) (?:the|your)\b|\byou (?:have )?filed (?:the |a |an )?(?:form|petition)\b|\byou (?:have )?asked for\b/iu,
  /\b(?:the petitioner|the beneficiary|you|the record|the evidence|the plan) (?:has|have|did|do|does|is|are) (?:still )?(?:not|insufficient)\b/iu,
  /^\s*(?:request for evidence|notice of intent to deny)\s*$/imu,
]
const LEAST_OF_OFFICER = 3

/** Who answers an officer quotes all this, and says what he sends. */
const OF_ANSWER =
  /\brespectfully (?:submit|request|ask)|\b(?:I|we) (?:hereby |also |now )*(?:submit|enclose|attach|answer|respond)\b|\bthe petitioner (?:hereby |also |now )+(?:submits|encloses|attaches|answers|responds)\b/iu

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|"[^"]*"/gu, ' ')

const folded = (pages: readonly string[]): string =>
  pages
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Fewer characters of one may stand in the other by chance, and none stand in all. */
const LEAST_SHARED = 200

/** The very file, or a part of it that says enough to be no other. */
function isPartOf(pages: readonly string[], notice: readonly string[]): boolean {
  const [own, whole] = [folded(pages), folded(notice).slice(0, 2000)]
  if (own.length < LEAST_SHARED || whole.length < LEAST_SHARED) return false
  return folded(notice).includes(own) || own.includes(whole)
}

/** True of pages by which an officer writes to a petitioner. */
function readsLikeNotice(pages: readonly string[]): boolean {
  const text = withoutQuotes(pages.join('\n'))
  if (OF_ANSWER.test(text)) return false
  if (OF_OFFICER.filter((form) => form.test(text)).length < LEAST_OF_OFFICER) return false
  return isNotice(readNotice(pages))
}

const RESUME = /^\W*(?:curriculum vitae|r[ée]sum[ée])\b/iu
/** What the first line of a paper calls it. */
const headed = (pages: readonly string[]): string => pages.join('\n').trim().split('\n', 1)[0] ?? ''

/** Words of which every paper of a kind has one. */
const WORDS: Readonly<Partial<Record<BackgroundKind, RegExp>>> = {
  petition_letter:
    /\b(?:petition(?:er|s)?|beneficiary|I-140|national interest|endeavou?rs?|waiver|Dhanasar|EB-?2|Exhibits?|203\(b\)|204\.5)\b/iu,
  recommendation:
    /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|[Mm]e|us|[Ll]etter|LETTER|Dear|Sincerely|Regards|[Pp]etitioner|[Rr]ecommend\p{Ll}*)(?!\p{L})/u,
}
const HEADED_OTHERWISE: Readonly<Partial<Record<BackgroundKind, RegExp>>> = {
  petition_letter: /^\W*(?:letter of (?:recommendation|interest|support)|to whom it may concern)\b/iu,
  recommendation: /^\W*(?:petition letter|request for evidence|response to)\b/iu,
}
/** Letters are written in sentences: a form, a list or a receipt is none. */
const IN_PROSE = /(?<!\p{L})(?:\p{Ll}+\s+){4}/u
/** Fewer words tell nothing of what a paper is. */
const LEAST_WORDS = 20

/** What a file is that cannot be the paper in whose place it lies; undefined where it may be that. */
export function misplacedAs(
  kind: BackgroundKind,
  pages: readonly string[],
  notices: readonly (readonly string[])[] = [],
): Misplaced | undefined {
  if (!/\p{L}{3}/u.test(pages.join(''))) return undefined
  if (notices.some((notice) => isPartOf(pages, notice)) || readsLikeNotice(pages)) return 'notice'
  if (kind === 'endeavor') return undefined
  const text = pages.join('\n')
  const isLong = (text.match(/\p{L}{2,}/gu) ?? []).length >= LEAST_WORDS
  const isOther =
    RESUME.test(headed(pages)) ||
    HEADED_OTHERWISE[kind]?.test(headed(pages)) === true ||
    (isLong && (WORDS[kind]?.test(text) === false || !IN_PROSE.test(text)))
  return isOther ? 'other' : undefined
}

const known = new WeakMap<RfeCase, RfeCase>()

const asFiled = ({ kind, pages }: FiledPaper, notice: RfeCase['notice']): Misplaced | undefined =>
  misplacedAs(kind, pages, [notice.pages])

/**
 * The case without the files that are not what they were put for: those are asked for, and nothing of them is quoted. The lines
 * of the others end at whole words.
 */
export function sortedOut(rfe: RfeCase): RfeCase {
  if (rfe.misplaced !== undefined) return rfe
  const found = known.get(rfe)
  if (found !== undefined) return found
  const sorted = rfe.filed.map((paper) => ({ paper, as: asFiled(paper, rfe.notice) }))
  const kept = sorted.flatMap(({ paper, as }) => (as === undefined ? [paper] : []))
  const whole = withWholeLines(
    kept.map(({ pages }) => pages),
    rfe.notice.pages,
  )
  const told: RfeCase = {
    ...rfe,
    filed: kept.map((paper, at) => ({ ...paper, pages: whole[at] ?? paper.pages })),
    misplaced: sorted.flatMap(({ paper: { kind }, as }) => (as === undefined ? [] : [{ kind, as }])),
  }
  known.set(rfe, told)
  return told
}
