import { inWords } from '../builtin/dates.ts'
import { lowerFirst } from '../builtin/entries.ts'
import { contentWords } from '../builtin/passages.ts'
import { words, type Phrase } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import { article } from '../builtin/wording.ts'
import type { Profile } from '../profile.ts'

type Referee = Profile['referees'][number]

export type Tie = 'dependent' | 'independent' | 'unclear'

const NO_TIE =
  /\bindependent|\bnever (?:worked|met|published|collaborated|been)|\bneither (?:worked|met|published|collaborated)|\bnot (?:worked|published|collaborated)|\bno (?:shared|other|personal|professional|common|joint) /i

/** A writer is independent only where the profile says so and no teaching, supervision or colleagueship speaks against it. */
export function tieOf({ category, relationship }: Pick<Referee, 'category' | 'relationship'>): Tie {
  if (category !== 'other') return 'dependent'
  const denied = /\bnot\b[^.;]{0,20}\bindependent/i.test(relationship)
  return !denied && NO_TIE.test(relationship) ? 'independent' : 'unclear'
}

/** How a writer can know a piece of work: from within, from using it, from what was published of it, or only from hearsay. */
export type Insight = 'inside' | 'used' | 'read' | 'outside'

/** What of a work tells whether a writer knows it. */
export interface KnownWork {
  organization: string
  academic: boolean
  published: boolean
  project_name: string
  /** Its passages, and the papers that others have issued about it. */
  text: string
  issuers: readonly string[]
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** True where what was said of the writer speaks of this work: of its title, or of several of its things. */
function speaksOf({ relationship, comments }: Referee, work: KnownWork): boolean {
  const said = new Set(contentWords(`${relationship} ${comments}`))
  const shared = (text: string) => [...new Set(contentWords(text))].filter((word) => said.has(word)).length
  return shared(work.project_name) >= 2 || shared(work.text) >= 4
}

export function insightOf(referee: Referee, work: KnownWork): Insight {
  const house = plainName(referee.organization)
  const same = house === plainName(work.organization)
  const taught = referee.category === 'professor' && work.academic
  if (tieOf(referee) === 'dependent' && (same || taught)) return 'inside'
  if (speaksOf(referee, work) || work.issuers.some((issuer) => plainName(issuer).includes(house))) return 'used'
  return work.published ? 'read' : 'outside'
}

const OFTEN: Record<string, string> = {
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'about once a year',
}

export const frequency = (value: string): string => OFTEN[value] ?? value

/** "four years", "5.5 years" */
export const years = (value: string): string => {
  const count = Number(value)
  return count === 1 ? 'one year' : `${Number.isInteger(count) ? inWords(count) : count} years`
}

const CLAUSE =
  /\b(?:I|we|he|she|they|you|is|was|were|am|are|has|have|had|worked|met|know|knew|supervised|taught|studied)\b/

/** "doctoral supervisor" of the entry's "My doctoral supervisor"; where a whole sentence was typed, what the category says. */
export function postToApplicant(referee: Entry): Phrase | undefined {
  const head = referee.value('relationship').split(/[;.]/)[0]?.trim() ?? ''
  const bare = head.replace(/^(?:my|our|his|her|their|the|an?)\s+/i, '')
  if (bare !== '' && !CLAUSE.test(bare)) return words(lowerFirst(bare), referee.sources('relationship'))
  const category = referee.value('category')
  return category === 'other' || category === ''
    ? undefined
    : words(category, referee.sources('category', 'relationship'))
}

/** "an independent user of the protocol" of the entry's "Independent user of the protocol; we have never …". */
export function relationship(referee: Entry): { as?: Phrase; rest?: Phrase } {
  const told = referee.value('relationship').replace(/\.$/, '')
  const sources = referee.sources('relationship')
  const [head = '', ...others] = told.split(/;\s*|,\s+(?=(?:we|I|no)\b)/)
  // "no shared employer" is no clause of its own.
  const rest = others.map((part) => (/^no\b/.test(part) ? `, with ${part}` : `; ${part}`)).join('')
  if (/^independent$/i.test(head.trim())) return { rest: words(rest.replace(/^[;,]\s*/, ''), sources) }
  if (CLAUSE.test(head)) return {}
  return { as: words(article(lowerFirst(head.replace(/^(?:an?|the)\s+/i, ''))) + rest, sources) }
}

/**
 * Comments that the writer may say: written as the writer. Where they speak of the writer in the third person, or of the
 * applicant's own studies as "my", they are the applicant's note and stay out of the letter.
 */
export function isWritersVoice(comment: string, surname: string): boolean {
  if (surname !== '' && comment.includes(surname)) return false
  return (
    /\b(I|we|our|my)\b/.test(comment) &&
    !/\bmy (thesis|doctoral|dissertation|studies|degree|supervisor|advis[oe]r|petition|work|project)\b/i.test(comment)
  )
}
