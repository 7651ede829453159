import { IRREGULAR_PAST } from './openings.ts'
import { has, type Term } from './terms.ts'

const IRREGULAR: Record<string, string> = { am: 'is', are: 'is', have: 'has', do: 'does', go: 'goes', were: 'was' }
const BE_AND_HAVE = /^(am|are|is|was|were|have|has|do|does)$/

/** Verbs whose past is spelled like the present: "I set out" is told as past. */
const SAME_IN_PAST = /^(set|put|cut|let|hit|cost|cast|shut|quit|split|spread|read|bid|rid|shed|burst|hurt|bet|fit)$/

/** Words after which a new clause begins, whose verbs have a subject of their own. */
const CLAUSE = /^(that|which|who|because|so|while|when|where|if|although|though|since|as|but)$/i

/** Adverbs of time that a tagger takes for dates. */
const TIME = /^(now|today|currently|often|always|still)$/

/** Verbs that govern an infinitive: in "I want to run trials and publish", "publish" is one too; "out" is that of "set out". */
const GOVERNS = /^(?:(?:want|plan|hope|intend|aim|wish|need|expect|seek|propose|continue|try|learn|help)s?|out)$/

/** A verb of the first person in the third, singular: "develop" is "develops". */
function thirdPerson(verb: string): string {
  const lower = verb.toLowerCase()
  if (IRREGULAR[lower] !== undefined) return IRREGULAR[lower]
  if (SAME_IN_PAST.test(lower) || /[^e]ed$/.test(lower)) return verb
  if (/(?:[^aeiou]o|s|x|z|ch|sh)$/.test(lower)) return `${verb}es`
  return /[^aeiou]y$/.test(lower) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const bent = (verb: string, to: 'third' | 'plural'): string => {
  if (to === 'plural') return verb === 'am' ? 'are' : verb === 'was' ? 'were' : verb
  return /^(is|was|has|does)$/.test(verb) ? verb : thirdPerson(verb)
}

const isPresent = (term: Term): boolean =>
  !IRREGULAR_PAST.has(term.text) &&
  has(term, 'Infinitive', 'PresentTense') &&
  !has(term, 'PastTense', 'Gerund', 'Participle')

/** A word that a tagger may take for a noun, but that must be the verb, since it follows the subject directly. */
const couldBeVerb = (term: Term): boolean =>
  /^[a-z]+$/.test(term.text) &&
  !IRREGULAR_PAST.has(term.text) &&
  has(term, 'Noun', 'Adjective') &&
  !has(term, 'Pronoun')

/**
 * Bends the verbs of the subject that stands before `from` to its number: the first, and those joined to it by commas
 * and "and" ("I design, build and test" is "she designs, builds and tests"). Past and modal verbs stay as they are.
 */
export function bendVerbs(terms: Term[], from: number, to: 'third' | 'plural'): void {
  let expects: 'first' | 'joined' | 'none' = 'first'
  let joined = false
  let isPast = false
  for (let i = from; i < terms.length; i++) {
    const term = terms[i] as Term
    if ((has(term, 'Adverb', 'Negative') && !isPresent(term)) || TIME.test(term.text)) continue
    if (has(term, 'Modal')) return
    if (expects !== 'none') {
      const isFirst = expects === 'first'
      if (!isFirst) joined = true
      expects = 'none'
      const isNow = isFirst && SAME_IN_PAST.test(term.text) && (isHabit(terms, i) || standsBesidePresent(terms, i))
      if (isFirst && !isNow) isPast = has(term, 'PastTense') || term.text === 'had' || IRREGULAR_PAST.has(term.text)
      if (BE_AND_HAVE.test(term.text)) {
        term.text = bent(term.text, to)
        bendSecond(terms, i + 1, to)
        return
      }
      if (to === 'third' && isNow) term.text = `${term.text}s`
      else if (isPresent(term) || (!has(term, 'Verb') && couldBeVerb(term))) term.text = bent(term.text, to)
      else if (isFirst && !has(term, 'Verb')) return
    }
    if (CLAUSE.test(term.text) && joined) {
      bendLast(terms, i + 1, to)
      return
    }
    if (CLAUSE.test(term.text) || /[;:—]/.test(term.pre + term.post)) return
    if (/^to$/i.test(term.text)) {
      if (GOVERNS.test(terms[i - 1]?.text ?? '')) return
      i++ // the infinitive after "to" belongs to it
      continue
    }
    const comma = term.post.includes(',')
    const next = terms[i + 1]
    const candidate = has(next, 'Adverb') ? terms[i + 2] : /^(and|or)$/i.test(next?.text ?? '') ? undefined : next
    if (/^(and|or|then)$/i.test(term.text) || comma) {
      const isJoined = candidate?.text === 'am' || (candidate !== undefined && isJoinedVerb(terms, candidate))
      if (isJoined && !(isPast && isNamed(terms, candidate, comma))) expects = 'joined'
    }
  }
}

/** What follows the name of a thing, and not what is done. */
const OF_THING = /^(?:of|for|from|between|among|by|toward|towards|when|while|until|after|before|and|or|but)$/i
const GAINS = /^(?:had|got|gained|won|earned|kept|lost|enjoyed|received|needed|found|showed)$/i

/** "had their understanding and trust": behind a past verb a word goes on in the present only where its object or place follows. */
function isNamed(terms: readonly Term[], candidate: Term, comma: boolean): boolean {
  const at = terms.indexOf(candidate)
  const next = terms[at + 1]
  if (!has(candidate, 'Verb') || next === undefined || candidate.post.trim() !== '' || OF_THING.test(next.text))
    return true
  if (!has(next, 'Preposition')) return false
  // "measured flow, pressure and force at each bend"
  const isListed = terms.slice(0, at - 1).some(({ post }, place) => post.includes(',') && at - place < 5)
  return comma || isListed || (/^in$/i.test(next.text) && terms.slice(0, at).some(({ text }) => GAINS.test(text)))
}

/** "answer when it rings, and run the exercises": the last of a row of verbs stands behind a clause. */
function bendLast(terms: Term[], from: number, to: 'third' | 'plural'): void {
  for (let i = from; i < terms.length; i++) {
    const [term, before, comma] = [terms[i] as Term, terms[i - 1], terms[i - 2]]
    if (/[;:—]/.test(term.pre + term.post)) return
    if (
      /^and$/i.test(before?.text ?? '') &&
      comma?.post.includes(',') === true &&
      isPresent(term) &&
      startsObject(terms, term)
    ) {
      term.text = bent(term.text, to)
      return
    }
  }
}

const AUXILIARY = /^(?:am|have)$/

/** "I am a nurse, have worked on wards and have taught": the auxiliaries that follow of the same subject. */
function bendSecond(terms: Term[], from: number, to: 'third' | 'plural'): void {
  // "The crews, which I have trained, have mapped it": behind the comma somebody else is told of.
  const isRelative = /^(?:which|who|whom|that)$/i.test(terms[from - 3]?.text ?? '')
  for (let i = from; i < terms.length; i++) {
    const [term, before] = [terms[i] as Term, terms[i - 1]]
    if (CLAUSE.test(term.text) || /^to$/i.test(term.text) || /[;:—]/.test(term.pre + term.post)) return
    const comma = before?.post.includes(',') === true
    if (comma && isRelative) return
    const goesOn =
      comma &&
      terms.slice(i).some(({ text }, at) => /^and$/i.test(text) && AUXILIARY.test(terms[i + at + 1]?.text ?? ''))
    if (goesOn && AUXILIARY.test(term.text)) term.text = bent(term.text, to)
    const isSecond =
      AUXILIARY.test(term.text) || /^(?:expect|hope|plan|want|intend|wait|await|need|know|work|lead)$/.test(term.text)
    if (/^and$/i.test(before?.text ?? '') && isSecond) {
      term.text = bent(term.text, to)
      return
    }
  }
}

/** A verb joined to others: known as one, or standing in a list that ends with one ("design, build and test"). */
function isJoinedVerb(terms: Term[], candidate: Term): boolean {
  if (isPresent(candidate) && has(candidate, 'Infinitive')) return startsObject(terms, candidate)
  const at = terms.indexOf(candidate)
  if (/^(?:and|or)$/i.test(terms[at - 1]?.text ?? '') && DEED.has(candidate.text)) return takesThing(terms[at + 1])
  return (
    couldBeVerb(candidate) &&
    // "each year, design zones": no list of things goes on from a time.
    ((PERIOD.test(terms[at - 1]?.text ?? '') && has(terms[at + 1], 'Noun')) ||
      (/^(and|or)$/.test(terms[at + 1]?.text ?? '') && has(terms[at + 2], 'Infinitive')) ||
      /^(?:when|whenever|if)$/.test(terms[at + 1]?.text ?? ''))
  )
}

/** "I set the plan each year": what is done again and again is told in the present. */
const isHabit = (terms: readonly Term[], from: number): boolean =>
  terms.some(({ text }, at) => at > from && /^(?:each|every)$/i.test(text) && PERIOD.test(terms[at + 1]?.text ?? ''))

/** "I set the methods, sign off every forecast and train": beside verbs of the present it is one of them. */
function standsBesidePresent(terms: Term[], from: number): boolean {
  for (let i = from + 1; i < terms.length; i++) {
    const [before, term] = [terms[i - 1], terms[i] as Term]
    if (CLAUSE.test(term.text) || /^to$/i.test(term.text) || /[;:—]/.test(before?.post ?? '')) return false
    const joins = before?.post.includes(',') === true || /^(?:and|or)$/i.test(before?.text ?? '')
    const isBare = isPresent(term) && has(term, 'Infinitive') && !SAME_IN_PAST.test(term.text)
    if (joins && isBare && startsObject(terms, term)) return true
  }
  return false
}

const PERIOD = /^(?:day|night|morning|week|month|quarter|season|spring|summer|fall|autumn|winter|year)$/i

/** What people do and nothing is called, though a tagger takes it for a noun behind "and". */
const DEED: ReadonlySet<string> = new Set(
  'compare adapt train teach write make build publish create develop analyze analyse evaluate assess validate verify collect gather compile hire recruit enroll install introduce distribute translate'.split(
    ' ',
  ),
)

const takesThing = (next: Term | undefined): boolean =>
  has(next, 'Determiner', 'Possessive', 'Pronoun', 'Value', 'Plural', 'Adjective', 'Noun')

/** A verb in a list is followed by its object or by another verb; a noun in a list is not. */
function startsObject(terms: Term[], verb: Term): boolean {
  const next = terms[terms.indexOf(verb) + 1]
  return (
    next === undefined ||
    has(
      next,
      'Determiner',
      'Possessive',
      'Preposition',
      'Conjunction',
      'Adverb',
      'Value',
      'Plural',
      'Adjective',
      'Noun',
      'QuestionWord',
    ) ||
    verb.post.includes(',')
  )
}
