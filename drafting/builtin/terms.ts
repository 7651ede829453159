import nlp from 'compromise/two'

/** A word of a sentence with what stands before and after it, and what English grammar takes it for. */
export interface Term {
  text: string
  pre: string
  post: string
  tags: string[]
}

/** What a sentence without subject needs before it can stand in a text. */
export type Shape = 'whole' | 'past' | 'present' | 'infinitive' | 'gerund' | 'fragment'

/** Words of a sentence, read anew each time, since the caller may change them. */
export const termsOf = (text: string): Term[] => sentenceTerms(text).flat()

export const sentenceTerms = (text: string): Term[][] =>
  (nlp(text).json({ offset: false }) as { terms: Term[] }[]).map(({ terms }) => terms)

export const has = (term: Term | undefined, ...tags: string[]): boolean =>
  term !== undefined && tags.some((tag) => term.tags.includes(tag))

/** Pasts that a tagger often takes for nouns or names. */
const PAST =
  /^(rose|fell|grew|ran|led|met|cut|set|saw|left|found|built|spent|wound|bound|felt|stood|bore|dove|drew|rode|wove)$/

const finiteVerb = (term: Term): boolean =>
  PAST.test(term.text) ||
  has(term, 'Copula', 'Modal', 'PastTense', 'Auxiliary') ||
  (has(term, 'PresentTense') && !has(term, 'Gerund'))

/** What may follow a verb that opens a sentence without subject: the start of its object. */
const OPENERS = ['Determiner', 'Preposition', 'Value', 'Adverb', 'Possessive', 'Conjunction']

export function shapeOf(terms: Term[]): Shape {
  const [first, second] = terms
  const pause = terms.findIndex(({ post }) => /[,;:]/.test(post))
  const rest = terms.slice(1, pause < 0 ? undefined : pause + 1)
  const opensPlainly = first?.pre === '' && first.post === ' '
  if (opensPlainly && has(first, 'Verb') && !has(first, 'Auxiliary', 'Copula', 'Modal')) {
    if (has(first, 'Gerund')) return rest.some(finiteVerb) ? 'whole' : 'gerund'
    const takesObject = has(second, ...OPENERS) || (has(second, 'Adjective', 'Noun') && !rest.some(finiteVerb))
    if (takesObject && has(first, 'PastTense')) return 'past'
    if (takesObject && has(first, 'PresentTense', 'Infinitive') && !/s$/i.test(first?.text ?? '')) return 'present'
  }
  if (/^to$/i.test(first?.text ?? '') && has(second, 'Verb')) return 'infinitive'
  return terms.some(finiteVerb) ? 'whole' : 'fragment'
}
