import type { NoticeReading, Quoted } from '#domain/rfe.ts'
import { ADVERSE } from './lexicon/adverse.ts'
import { CONFLICTS, ENDEAVOR_CHANGED } from './lexicon/conflicts.ts'
import { CITATION } from './lexicon/law-words.ts'
import { STRONG } from './lexicon/findings.ts'
import { QUOTED_LAW } from './lexicon/quoted-law.ts'
import type { Block } from './page/block.ts'
import { pageAt } from './page/block.ts'
import { withoutBullet } from './page/headings.ts'
import { DUTY, LONGEST, saysNothing, withoutReports } from './roles.ts'
import type { Told } from './told.ts'
import { printedWords } from './verbatim.ts'

/** What a sentence of a notice is: each is exactly one of these. `open` denies, doubts or asks, and no issue holds it. */
export const SENTENCE_KINDS = ['heading', 'issue', 'grant', 'standing', 'law', 'summary', 'other', 'open'] as const
export type SentenceKind = (typeof SENTENCE_KINDS)[number]

export interface Covered extends Quoted {
  kind: SentenceKind
}

const letters = (text: string): string => printedWords(text).replace(/[\s•●▪○*·]/g, '')

/** What is quoted, joined so that a sentence is looked for in all of it at once. */
const lettersOf = (quoted: readonly Quoted[]): string =>
  [...new Set(quoted.map(({ quote }) => quote))].map(letters).join('\n')

type Held = Pick<NoticeReading, 'issues' | 'conceded' | 'wrong_standard'>

const ofIssues = ({ issues }: Pick<Held, 'issues'>): Quoted[] =>
  issues.flatMap(({ quote, page, further, requests }) => [{ quote, page }, ...further, ...requests])

/** Fewer words than this are no sentence that could deny or ask. */
const FEWEST_WORDS = 4
/** So likely no part of a finding, and without a word that denies, nothing is doubted. */
const LIKELY = 0.3

const denies = (own: string): boolean =>
  COUNTERS.test(own) ||
  [...STRONG, ...ADVERSE, ...CONFLICTS, ENDEAVOR_CHANGED].some((pattern) => pattern.test(withoutReports(own)))

/** Behind a turn something is denied, whatever the verb. */
const COUNTERS = /\b(?:but|yet|however|although|though|while|whereas)\b.*\b(?:not|no|nor|never|without)\b/

/** Says of itself, or of the sentence beside it, that nothing is wanting. */
const isDisclaimed = ({ finds }: Told): boolean => finds === 0

/** Whether an officer may deny, doubt or ask something in it. */
function raises(one: Told): boolean {
  const { role, own, finds, leads, heading } = one
  if (
    own.length > LONGEST ||
    own.split(/\s+/).length < FEWEST_WORDS ||
    heading?.kind === 'closing' ||
    isDisclaimed(one)
  )
    return false
  if (role === 'finding' || role === 'request') return leads !== true
  if (role === 'boilerplate' || role === 'concession' || CITATION.test(own)) return false
  if (QUOTED_LAW.some((pattern) => pattern.test(own)) || DUTY.test(own) || /^\W*\[quoted\]\W*$/.test(own)) return false
  if (saysNothing(own) && !denies(own)) return false
  return denies(own) || (role !== 'law' && (finds ?? 0) >= LIKELY)
}

const ROLES: Readonly<Record<Told['role'], SentenceKind>> = {
  finding: 'other',
  weak: 'other',
  request: 'other',
  concession: 'grant',
  law: 'law',
  boilerplate: 'standing',
  summary: 'summary',
  other: 'other',
}

/** Every heading and sentence of a notice, in its order, with what it is. */
export function coverageOf(blocks: readonly Block[], told: readonly Told[], held: Held): Covered[] {
  const issue = lettersOf(ofIssues(held))
  const grant = lettersOf(held.conceded)
  const wrong = lettersOf(held.wrong_standard)
  const byBlock = Map.groupBy(told, ({ block }) => block)
  // A file of noise has the same sentence many times over.
  const known = new Map<string, SentenceKind | null>()
  const heldAs = (text: string): SentenceKind | null => {
    if (!known.has(text)) known.set(text, heldKind(text))
    return known.get(text) ?? null
  }
  const heldKind = (text: string): SentenceKind | null => {
    const printed = letters(withoutBullet(text))
    if (issue.includes(printed)) return 'issue'
    if (grant.includes(printed)) return 'grant'
    return wrong.includes(printed) ? 'law' : null
  }
  const kindOf = (one: Told): SentenceKind => heldAs(one.text) ?? (raises(one) ? 'open' : ROLES[one.role])
  return blocks.flatMap((block, at): Covered[] => {
    const sentences = byBlock.get(at)
    if (sentences === undefined) return [{ quote: block.text, page: pageAt(block, 0), kind: 'heading' }]
    return sentences.map((one) => ({ quote: one.text, page: one.page, kind: kindOf(one) }))
  })
}

/** The sentences that deny, doubt or ask, whether or not an issue holds them. */
export function raisedIn(covered: readonly Covered[]): Quoted[] {
  const raised = covered.flatMap(({ quote, page, kind }) =>
    kind === 'open' || kind === 'issue' ? [{ quote: withoutBullet(quote).trim(), page }] : [],
  )
  // What is printed twice is told once.
  return [...new Map(raised.toReversed().map((one) => [one.quote, one])).values()].toReversed()
}

/** Of these, the ones that no issue holds, nor what the officer grants or a wrong test that is put right. */
export function notTakenUp({ raised = [], ...held }: Held & Pick<NoticeReading, 'raised'>): Quoted[] {
  const taken = lettersOf([...ofIssues(held), ...held.conceded, ...held.wrong_standard])
  return raised.filter(({ quote }) => !taken.includes(letters(quote)))
}

/** Whether two quotations are the same words, however they were broken into lines. */
export const isSameSentence = (one: string, other: string): boolean => letters(one) === letters(other)
