import nlp from 'compromise/two'

/** A word of a sentence with what stands before and after it, and what English grammar takes it for. */
export interface Term {
  text: string
  pre: string
  post: string
  tags: string[]
}

/** Words of a sentence, read anew each time, since the caller may change them. */
export const termsOf = (text: string): Term[] => sentenceTerms(text).flat()

export const sentenceTerms = (text: string): Term[][] =>
  (nlp(text).json({ offset: false }) as { terms: Term[] }[]).map(({ terms }) => terms)

export const has = (term: Term | undefined, ...tags: string[]): boolean =>
  term !== undefined && tags.some((tag) => term.tags.includes(tag))
