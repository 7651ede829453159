import nlp from 'compromise/two'

/** A word of a sentence with what stands before and after it, and what English grammar takes it for. */
export interface Term {
  text: string
  pre: string
  post: string
  tags: string[]
}

/** Readings of the lexicon, which are slow to come by; emptied when many, since texts are many. */
const readings = new Map<string, readonly (readonly Term[])[]>()
const MANY = 2_000

/** Those who do something, whom a tagger takes for verbs. */
const ACTORS = /^(?:engineers|nurses|doctors|pilots|guards|cooks)$/

/** The sentences of a text by their words, each time as a copy, since the caller may change them. */
export function sentenceTerms(text: string): Term[][] {
  const held =
    readings.get(text) ?? (nlp(text).json({ offset: false }) as { terms: Term[] }[]).map(({ terms }) => terms)
  if (readings.size >= MANY) readings.clear()
  readings.set(text, held)
  return held.map((terms) =>
    terms.map(({ text: word, pre, post, tags }, at) => {
      const isActor = ACTORS.test(word) && at > 0 && !has(terms[at - 1], 'Pronoun')
      return { text: word, pre, post, tags: isActor ? ['Noun', 'Plural', 'Actor'] : tags }
    }),
  )
}

export const termsOf = (text: string): Term[] => sentenceTerms(text).flat()

export const has = (term: Term | undefined, ...tags: string[]): boolean =>
  term !== undefined && tags.some((tag) => term.tags.includes(tag))
