import { mainVerb } from './clause.ts'
import { joined, words, type Phrase } from './phrase.ts'
import { faultsOf } from './sanity.ts'
import { has, termsOf, type Term } from './terms.ts'
import { embedded } from './wording.ts'

const plainOf = ({ inlines }: Phrase): string | undefined =>
  inlines.every(({ kind }) => kind === 'text')
    ? inlines.map((one) => (one.kind === 'text' ? one.text : '')).join('')
    : undefined

const count = (text: string): number => text.split(/\s+/).length

/** A clause that another can follow without a reader's losing the thread. */
const SIMPLE = /^[^,;:()“”"[\]?!—–]+\.$/u
const BRANCHED =
  /\b(?:and|or|but|that|which|who|whom|whose|because|so|when|while|where|if|since|although|though|than|as)\b/i
const SUBJECT = /^(She|He|They|(?:Dr|Mr|Mrs|Ms|Mx|Prof)\. \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*) (?=\p{Ll})/u
const PRONOUN = /^(?:She|He|They) (?=\p{Ll})/u

const tenseOf = (term: Term | undefined): 'past' | 'present' | undefined => {
  if (has(term, 'PastTense')) return 'past'
  return has(term, 'PresentTense') && !has(term, 'Gerund') ? 'present' : undefined
}

/** "She rewired two cyclers and wrote the analysis": two deeds of one person in the same tense. */
function twoDeeds(first: string, second: string): string | undefined {
  const subject = SUBJECT.exec(first)
  const pronoun = PRONOUN.exec(second)
  if (subject === null || pronoun === null || count(first) > 14 || count(second) > 22 || /\band\b/.test(second))
    return undefined
  if (PRONOUN.test(first) && PRONOUN.exec(first)?.[0] !== pronoun[0]) return undefined
  // "They" has other verbs than a name.
  if (second.startsWith('They') && !first.startsWith('They')) return undefined
  const rest = second.slice(pronoun[0].length)
  const [verb, other] = [termsOf(first.slice(subject[0].length))[0], termsOf(rest)[0]]
  const tense = tenseOf(verb)
  if (tense === undefined || tense !== tenseOf(other) || /^(?:is|was|are|were|has|had|have)$/.test(other?.text ?? ''))
    return undefined
  return ` and ${rest}`
}

/** Words that begin a statement of its own, and do not go on with the one before. */
const SETS_IN =
  /^(?:In|On|At|After|Since|For|With|From|During|Before|By|Until|To|And|But|So|Then|Also|However|Altogether|Now|There|This|That|These|Those|Each|Every|No|One|Another|Others|He|She|I|We)\b/

/** "The frame could not be changed, and every tunnel was booked": two short statements. */
function twoStatements(first: string, second: string, parallel: boolean): string | undefined {
  if (count(first) > 12 || count(second) > 14 || count(first) < 4 || !SIMPLE.test(second)) return undefined
  if (/^(?:It|They) /.test(second)) return `, and ${embedded(second)}`
  if (!parallel || BRANCHED.test(second) || SETS_IN.test(first) || SETS_IN.test(second)) return undefined
  if (count(first) + count(second) > 22 || !sameTense(first, second)) return undefined
  return `, and ${embedded(second)}`
}

/** True where the verbs of two statements are of one tense. */
function sameTense(first: string, second: string): boolean {
  const [one, other] = [first, second].map((text) => {
    const terms = termsOf(text)
    return tenseOf(terms[mainVerb(terms)?.at ?? -1])
  })
  return one !== undefined && one === other
}

/**
 * Two sentences as one; undefined where they are better left apart. Neither gains a cause or an order that it did not have.
 * Those of a `parallel` passage, as results are, may be of two subjects.
 */
export function wovenWith(first: Phrase, second: Phrase, parallel = false): Phrase | undefined {
  const [one, other] = [plainOf(first), plainOf(second)]
  if (one === undefined || other === undefined) return undefined
  if (!SIMPLE.test(one) || BRANCHED.test(one) || /[;:“”"[\]?!]/.test(other)) return undefined
  const added = twoDeeds(one, other) ?? twoStatements(one, other, parallel)
  return added === undefined ? undefined : joined(words(one.slice(0, -1), first.sources), words(added, second.sources))
}

/** True of a whole plain statement that a sentence around it can take on: "Part IV shows that …". */
export const canStandInside = (text: string): boolean =>
  /^[\p{Lu}\d][^“”"[\]?!]+\.$/u.test(text) &&
  count(text) >= 5 &&
  count(text) <= 34 &&
  !/^(?:And|But|So|Also|Then|However|Yet|Thus|Therefore|Now|After this)\b|\b(?:describes? the|in my own words|I mean)\b/iu.test(
    text,
  ) &&
  !/[.:] |; .*; /.test(text.replace(/\b(?:Dr|Mr|Mrs|Ms|Mx|Prof|U\.S|St|No)\. /g, '')) &&
  faultsOf(text).length === 0
