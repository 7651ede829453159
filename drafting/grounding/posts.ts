import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import { isPerson, personsOf } from './persons.ts'
import { HELD_POST, isRank, likeRanks } from './post-words.ts'
import type { CaseFile } from '../case-file.ts'
import type { Proposition, Token } from './proposition.ts'
import type { SentenceReading } from './reading.ts'

const SELF = new Set('she he they her him his petitioner applicant beneficiary'.split(' '))
const BE = new Set('is was been be am became become being remains remained'.split(' '))
const BRIDGE = new Set('also now then first later currently still already since has had have'.split(' '))
const ARTICLES = new Set(['a', 'an', 'the', 'its', 'their', 'our', 'my', 'chief'])
const OWN = new Set(['role', 'job_title', 'title', 'department', 'name', 'exhibit'])
/** How many words the name of a post has. */
const LONGEST = 6
/** Told of the applicant by a third person, or in a fragment. */
const THIRD = /\b(?:she|he|they)\b/iu

/** Where the name of a post begins that is told of the applicant; -1 where none is. */
function postsIn(tokens: readonly Token[], isApplicant: (at: number) => boolean): number[] {
  const posts: number[] = []
  let isTold = false
  tokens.forEach(({ folded }, at) => {
    if (isApplicant(at)) isTold = true
    if (!isTold) return
    if (folded === 'as') posts.push(at + 1)
    else if (BE.has(folded)) {
      let subject = at - 1
      while (
        subject >= 0 &&
        (BRIDGE.has(tokens[subject]?.folded ?? '') || tokens[subject]?.folded.endsWith('ly') === true)
      )
        subject -= 1
      if (isApplicant(subject)) posts.push(at + 1)
    }
  })
  return posts
}

/** Whether a text gives the applicant a post of such a rank. */
function holds({ field, status, ofApplicant, text, tokens }: Proposition, section: string, ranks: RegExp): boolean {
  if (status === 'law' || status === 'plan' || status === 'aim' || !ranks.test(text)) return false
  if (section === 'referees') return field === 'relationship' || field === 'comments' ? THIRD.test(text) : false
  if (OWN.has(field) || field === 'page') return true
  if (!ofApplicant) return false
  const at = ranks.exec(text)?.index ?? 0
  // "Head of the laboratory from 2012" has no subject; "I assist the director" gives the post to another.
  return at <= (tokens[1]?.start ?? 0) || HELD_POST.test(text.slice(0, at))
}

export const isOfWriter = ({ entries }: CaseIndex, referee: number, words: RegExp): boolean =>
  entries.some(
    ({ section, entry, propositions }) =>
      section === 'referees' && entry === referee && propositions.some(({ text }) => words.test(text)),
  )

/** Ranks and headships that no entry gives the applicant. */
export function promoted({ text, tokens, index, voice }: SentenceReading, caseFile: CaseFile): Finding[] {
  if (!tokens.some(({ folded }) => isRank(folded))) return []
  const { applicant } = personsOf(caseFile)
  const isApplicant = (at: number): boolean => {
    const token = tokens[at]
    if (token === undefined) return false
    if (SELF.has(token.folded)) return true
    if (token.folded === 'i') return typeof voice !== 'object'
    return token.capital && applicant !== undefined && isPerson([token.folded], applicant)
  }
  const found: Finding[] = []
  for (const from of postsIn(tokens, isApplicant)) {
    const name: Token[] = []
    for (let at = from; at < Math.min(tokens.length, from + LONGEST); at++) {
      const token = tokens[at]
      if (token === undefined) break
      if (name.length === 0 && ARTICLES.has(token.folded) && token.folded !== 'chief') continue
      if (token.sense.closed || /[,;:()]/u.test(text.slice(tokens[at - 1]?.end ?? token.start, token.start))) break
      name.push(token)
    }
    const ranked = name.find(({ folded }) => isRank(folded))
    if (ranked === undefined) continue
    const ranks = likeRanks(ranked.folded)
    // A recommender may speak "as Professor" themselves.
    if (typeof voice === 'object' && isOfWriter(index, voice.referee, ranks)) continue
    if (
      index.propositions.some((one) => holds(one, index.entries[one.entry]?.section ?? '', ranks)) ||
      /\b(?:not|never|nor|would|will|could|if|unless|like|as if)\b/iu.test(text)
    )
      continue
    const [start, end] = [name[0]?.start ?? ranked.start, name.at(-1)?.end ?? ranked.end]
    found.push({
      kind: 'role',
      start,
      end,
      text: text.slice(start, end),
      reason: 'no entry gives the applicant a post of this rank',
    })
  }
  return found
}
