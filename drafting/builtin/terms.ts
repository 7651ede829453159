import nlp from 'compromise/two'
import { Recent } from '../recent.ts'

/** A word of a sentence with what stands before and after it, and what English grammar takes it for. */
export interface Term {
  text: string
  pre: string
  post: string
  tags: string[]
}

/** Readings of the lexicon cost a millisecond each, and a document asks for the same few hundred again and again. */
const readings = new Recent<readonly (readonly Term[])[]>(4_000)

/** Those who do something, whom a tagger takes for verbs. */
const ACTORS = /^(?:engineers|nurses|doctors|pilots|guards|cooks)$/

/** "In the Great Lakes states": a region behind a name, which a tagger takes for a verb that has lost its object. */
function isRegion(terms: readonly Term[], at: number): boolean {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]]
  if (term?.text !== 'states' || !has(term, 'Verb') || !has(before, 'ProperNoun', 'Plural', 'Adjective')) return false
  // A letter of a county states something, and says what.
  if (next !== undefined && !/[,;]$/.test(term.post.trim()) && !/^(?:and|or|with|along|where)$/i.test(next.text))
    return false
  const start = terms.findLastIndex((one, i) => i < at && has(one, 'Preposition'))
  const within = terms.slice(start + 1, at)
  return (
    start >= 0 &&
    within.every((one, i) => (i === 0 && has(one, 'Determiner')) || has(one, 'ProperNoun', 'Noun', 'Adjective'))
  )
}

const isActor = (terms: readonly Term[], at: number): boolean =>
  ACTORS.test(terms[at]?.text ?? '') && at > 0 && !has(terms[at - 1], 'Pronoun')

function read(text: string): Term[][] {
  const sentences = nlp(text).json({ offset: false }) as { terms: Term[] }[]
  return sentences.map(({ terms }) =>
    terms.map(({ text: word, pre, post, tags }, at) => {
      if (isActor(terms, at)) return { text: word, pre, post, tags: ['Noun', 'Plural', 'Actor'] }
      return { text: word, pre, post, tags: isRegion(terms, at) ? ['Noun', 'Plural'] : tags }
    }),
  )
}

/** The sentences of a text by their words, each time as a copy, since the caller may change them. */
export const sentenceTerms = (text: string): Term[][] =>
  readings.of(text, read).map((terms) => terms.map((term) => ({ ...term })))

export const termsOf = (text: string): Term[] => sentenceTerms(text).flat()

export const has = (term: Term | undefined, ...tags: string[]): boolean =>
  term !== undefined && tags.some((tag) => term.tags.includes(tag))
