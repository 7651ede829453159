import type { Quoted } from '#domain/rfe.ts'
import { isVerbatim } from '../rfe-notice/verbatim.ts'
import { noticeSentences } from './notice-sentences.ts'

/** Points back to what the petition said, in the sentence before. */
const POINTS_BACK =
  /\b(?:the|this|that|these|those|such|your) (?:claims?|assertions?|allegations?|contentions?|figures?|numbers?|amounts?|percentages?)\b/iu
/** Tells what the petition said. */
const TELLS =
  /\b(?:claim|state|assert|say|said|contend|indicate|maintain|report|allege|estimate|write|wrote)(?:s|ed|d)?\b/iu

const tight = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The sentence before a finding on “the claim”, which says which claim that is; undefined where the finding says it itself. */
export function claimDoubted({ quote, page }: Quoted, pages: readonly string[]): Quoted | undefined {
  if (!POINTS_BACK.test(quote)) return undefined
  const sentences = noticeSentences(pages)
  const at = sentences.findIndex((one) => one.page === page && tight(one.quote).includes(tight(quote)))
  const before = sentences[at - 1]
  const claim = before?.quote ?? ''
  if (before === undefined || !TELLS.test(claim) || !isVerbatim(claim, before.page, pages)) return undefined
  return { quote: claim, page: before.page }
}
