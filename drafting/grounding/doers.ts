import type { CaseFile } from '../case-file.ts'
import { akin, weightOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import { clausesOf, isVerb } from './clauses.ts'
import { isPerson, personsOf } from './persons.ts'
import type { Proposition, Token } from './proposition.ts'
import type { SentenceReading, Voice } from './reading.ts'
import { HONORIFICS } from './vocabulary.ts'

/** Whose doing something is told to be: the applicant's, or somebody else's who is named or meant. */
type Doer = 'applicant' | 'other'

interface Deed {
  doer: Doer
  verb: Token
  /** What it was done to. */
  object: Token[]
  /** The words that tell it. */
  words: string
}

/** Whom the pronouns of a text mean. */
interface Pronouns {
  i: Doer | null
  third: Doer | null
  /** What "he" and "she" mean each, where more than one person may be meant; null where nobody can tell. */
  each?: Readonly<Partial<Record<string, Doer | null>>>
  /** Of an applicant who is neither "he" nor "she". */
  they?: Doer
}

const BE = new Set('am is are was were be been being'.split(' '))
const BETWEEN = /^(?:not|also|then|now|once|first|later|himself|herself|alone|both|\p{L}+ly)$/u
const DETERMINERS = new Set('the a an my our her his their its'.split(' '))
const FIRST = new Set(['i'])
const THIRD = new Set(['she', 'he'])
/** Who else may be meant by these: the deed is nobody's alone. */
const OPENS = /^(?:while|whereas|although|and|but|because|when|after)$/u
const SHARED = new Set(
  'we our us they together with jointly who which that each both all one it this these those'.split(' '),
)
const FELLOWS = new Set('me us him her them my our his their'.split(' '))
const NEGATED = new Set('not no never nobody none nor neither cannot without'.split(' '))
/** WordNet's kinds of nouns that may act: groups and persons. */
const ACTORS = new Set([14, 18])
/** How far before "who" stands whom it means. */
const LOOK = 5
const PERSON = 18
const ARTICLES = new Set('a an the another two three four five several some other'.split(' '))
const FROM = new Set(['from', 'of', 'at', 'in'])
const PLACES = new Set(
  'laboratory plant department hospital agency university company firm office school foundation'.split(' '),
)
/** What anybody may do with anything: the object alone tells which deed is meant. */
const LIGHT = new Set(
  'do make perform conduct carry run undertake be have handle write compute prepare produce take become remain'.split(
    ' ',
  ),
)
/** What tells of speech and thought is no doing. */
const SPEECH = new Set([31, 32, 37, 39])
const OF_LETTERS = new Set(['letter', 'name', 'recommendation', 'word'])
const HEARD = new Set('write design publish report draw plan record teach train negotiate translate'.split(' '))

/** A blank, and the full stop of an initial. */
const GAP = 2

const isName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true && (at > 0 || HONORIFICS.has(tokens[at].folded) || tokens[at].sense.known === false)

/** "A student from Durango": where somebody comes from is no part of who it is. */
function nearOf(subject: readonly Token[]): readonly Token[] {
  const at = subject.findIndex(({ folded }, place) => place > 1 && FROM.has(folded))
  return at !== -1 && ARTICLES.has(subject[0]?.folded ?? '') ? subject.slice(0, at) : subject
}

/** Whom a subject means, where only one is meant. */
function doerOf(subject: readonly Token[], pronouns: Pronouns, persons: ReturnType<typeof personsOf>): Doer | null {
  const own = nearOf(subject.filter(({ folded }) => !BETWEEN.test(folded)))
  const last = own.at(-1)
  if (last === undefined) return null
  // "In that study Ms. Toivonen": the name that stands last, or the noun with what belongs to it.
  let from = own.length - 1
  if (last.capital)
    // A name begins with its honorific, and ends before a comma.
    while (
      from > 0 &&
      !HONORIFICS.has(own[from]?.folded ?? '') &&
      isName(own, from - 1) &&
      (own[from]?.start ?? 0) - (own[from - 1]?.end ?? 0) <= GAP
    )
      from -= 1
  else while (from > 0 && !DETERMINERS.has(own[from]?.folded ?? '') && own[from]?.sense.closed !== true) from -= 1
  const before = own[from - 1]?.folded ?? ''
  const words = own.slice(from).map(({ folded }) => folded)
  if (last.folded === 'they' && own.length === 1) return pronouns.they ?? null
  if (before === 'and' || before === 'or' || words.some((word) => SHARED.has(word))) return null
  if (FIRST.has(last.folded)) return pronouns.i
  if (THIRD.has(last.folded)) return pronouns.each === undefined ? pronouns.third : (pronouns.each[last.folded] ?? null)
  if (['petitioner', 'applicant', 'beneficiary'].includes(last.folded)) return 'applicant'
  if (last.capital) {
    if (persons.applicant !== undefined && isPerson(words, persons.applicant)) return 'applicant'
    return words.length > 1 && !last.sense.known && before !== 'of' ? 'other' : null
  }
  // "My adviser", "the state laboratory": a noun after a name is a part of it.
  if (words[0] === 'my' && pronouns.i === 'applicant' && ACTORS.has(last.sense.nounKind)) return 'other'
  if (ARTICLES.has(words[0] ?? '') && last.sense.nounKind === PERSON && !last.sense.closed) return 'other'
  return words[0] === 'the' && (ACTORS.has(last.sense.nounKind) || PLACES.has(last.sense.lemma)) ? 'other' : null
}

/** "Together", "with me", "with Ms. Toivonen": nobody's alone. With others' help it is still the doer's. */
const isJoint = (rest: readonly Token[]): boolean =>
  rest.some(
    ({ folded }, at) =>
      folded === 'together' ||
      (folded === 'with' && (rest[at + 1]?.capital === true || FELLOWS.has(rest[at + 1]?.folded ?? ''))),
  )

/** "Dr. Penhale, who designed the curriculum": a name, or a noun for a person. */
const isNamed = (antecedent: readonly Token[]): boolean => {
  const last = antecedent.at(-1)
  return last !== undefined && (last.capital || last.sense.nounKind === PERSON)
}

/** Who did what, as far as a text tells it in so many words. */
export function deedsIn(
  text: string,
  tokens: readonly Token[],
  pronouns: Pronouns,
  caseFile: CaseFile,
  told: { joint: boolean } = { joint: false },
): Deed[] {
  const persons = personsOf(caseFile)
  const found: Deed[] = []
  let before: Doer | null = null
  for (const { from, to } of clausesOf(text, tokens)) {
    const own = tokens.slice(from, to)
    const words = own.map(({ folded }) => folded).join(' ')
    const head = own.findIndex((_, at) => isVerb(own, at))
    if (head === -1) continue
    let last = head
    for (let at = head + 1; at < own.length && at <= last + 2; at++)
      if (isVerb(own, at) && own.slice(last + 1, at).every(({ folded }) => BETWEEN.test(folded))) last = at
    const verb = own[last]
    const subject = own.slice(0, head)
    const joins = subject.length <= 1 && /^(?:and|but|then|)$/u.test(subject[0]?.folded ?? '')
    const isPassive = own.slice(head, last).some(({ folded }) => BE.has(folded))
    // What somebody is, they do not do.
    if (verb === undefined || BE.has(verb.folded) || own.slice(0, last + 2).some(({ folded }) => NEGATED.has(folded))) {
      before = null
      continue
    }
    const rest = own.slice(last + 1)
    if (isPassive) {
      before = null
      const by = rest.findIndex(({ folded }) => folded === 'by')
      if (by === -1) continue
      const end = rest.findIndex((token, at) => at > by + 1 && token.sense.closed)
      const doer = doerOf(rest.slice(by + 1, end === -1 ? rest.length : end), pronouns, persons)
      if (doer !== null) found.push({ doer, verb, object: contentOf(subject), words })
      continue
    }
    const antecedent =
      subject[0]?.folded === 'who' && subject.length === 1 ? tokens.slice(Math.max(0, from - LOOK), from) : []
    const bare = OPENS.test(subject[0]?.folded ?? '') ? subject.slice(1) : subject
    const doer: Doer | null = joins ? before : doerOf(isNamed(antecedent) ? antecedent : bare, pronouns, persons)
    before = doer
    if (doer === null || (!told.joint && isJoint(rest))) continue
    found.push({ doer, verb, object: contentOf(rest), words })
  }
  return found.filter(({ object }) => object.length > 0)
}

const contentOf = (tokens: readonly Token[]): Token[] => tokens.filter(({ content, capital }) => content && !capital)

const read = new WeakMap<CaseIndex, Deed[]>()

const SUBJECTS: Readonly<Record<string, string>> = { female: 'she', male: 'he' }

/** What was typed of a recommender, who may be told of as the applicant is: "He used the worksheet in two classes." */
function ofRecommender(entry: number, field: string, { profile }: CaseFile): Pronouns {
  const told = profile.referees.find(({ id }) => id === entry)
  const writer = SUBJECTS[told?.gender ?? '']
  if (writer === undefined || !/^(?:relationship|comments)$/.test(field)) return { i: 'other', third: 'applicant' }
  const applicant = SUBJECTS[profile.application.gender.toLowerCase()] ?? ''
  // Where both are men or both women, whoever begins by telling of the writer goes on with the writer, perhaps.
  const meansWriter = /^(?:He|She)\b/.test(told?.relationship ?? '')
  const each: Record<string, Doer | null> = { [writer]: 'other' }
  if (writer !== applicant || !meansWriter) each[applicant] = 'applicant'
  else each[applicant] = null
  return { i: 'other', third: 'applicant', each }
}

const meant = (
  { source, field }: Proposition,
  home: CaseIndex['entries'][number] | undefined,
  caseFile: CaseFile,
): Pronouns | null =>
  home === undefined || home.section === 'library' || source === ''
    ? null
    : home.section === 'referees'
      ? ofRecommender(home.entry, field, caseFile)
      : field === 'page'
        ? { i: 'other', third: null }
        : { i: 'applicant', third: 'other' }

function deedsOf(index: CaseIndex, caseFile: CaseFile): Deed[] {
  const known = read.get(index)
  if (known !== undefined) return known
  const deeds = index.propositions.flatMap((one) => {
    const pronouns = meant(one, index.entries[one.entry], caseFile)
    return pronouns === null || one.status !== 'told' ? [] : deedsIn(one.text, one.tokens, pronouns, caseFile)
  })
  read.set(index, deeds)
  return deeds
}

const pronounsOf = (voice: Voice, { profile }: CaseFile): Pronouns => ({
  i: typeof voice === 'object' ? 'other' : 'applicant',
  third: 'applicant',
  ...(/^(?:male|female)$/iu.test(profile.application.gender) ? {} : { they: 'applicant' }),
})

const byVerb = new WeakMap<CaseIndex, Map<string, readonly Deed[]>>()

/** Deeds of the same kind: by a verb that says the same, or where both verbs may be said of anything. */
function alikeTo(verb: Token, index: CaseIndex, deeds: readonly Deed[]): readonly Deed[] {
  const known = byVerb.get(index) ?? new Map<string, readonly Deed[]>()
  byVerb.set(index, known)
  const isLight = LIGHT.has(verb.sense.lemma)
  const found =
    known.get(verb.folded) ??
    deeds.filter((deed) => akin(verb, deed.verb) || (isLight && LIGHT.has(deed.verb.sense.lemma)))
  known.set(verb.folded, found)
  return found
}

const SAME = 0.6
const MAYBE = 0.4

/** What is told as one person's doing, where the case file has it as another's. */
export function exchanged({ text, tokens, index, voice }: SentenceReading, caseFile: CaseFile): Finding[] {
  const known = deedsOf(index, caseFile)
  const found: Finding[] = []
  for (const { doer, verb, object, words } of deedsIn(
    text,
    tokens,
    pronounsOf(voice, caseFile),
    caseFile,
    // Who says "I did it together with her" takes a share of what she did.
    { joint: typeof voice === 'object' },
  )) {
    if (OF_LETTERS.has(object[0]?.sense.lemma ?? '')) continue
    if (SPEECH.has(verb.sense.verbKind) && !HEARD.has(verb.sense.lemma)) continue
    const weight = object.reduce((sum, token) => sum + weightOf(index, token), 0)
    // A recommender tells much of their own that no entry holds: only the very same deed is somebody else's.
    const ofWriter = typeof voice === 'object' && doer === 'other' && /\bi\b/u.test(words)
    const likeness = (deed: Deed): number => {
      if (ofWriter && verb.sense.stem !== deed.verb.sense.stem) return 0
      const shared = object.filter((token) => deed.object.some((other) => akin(token, other)))
      if (ofWriter && shared.length < 2) return 0
      // A word that means much the same, done to one thing: too little to tell which deed is meant.
      if (shared.length < 2 && verb.sense.stem !== deed.verb.sense.stem && !LIGHT.has(deed.verb.sense.lemma)) return 0
      return shared.reduce((sum, token) => sum + weightOf(index, token), 0) / weight
    }
    const best = { applicant: 0, other: 0 }
    for (const deed of alikeTo(verb, index, known)) best[deed.doer] = Math.max(best[deed.doer], likeness(deed))
    const another: Doer = doer === 'applicant' ? 'other' : 'applicant'
    if (best[another] < SAME || best[doer] >= MAYBE) continue
    // A source's own words, its subject with them, mean whom they mean there.
    if (index.propositions.some(({ held }) => held.words.includes(` ${words} `))) continue
    found.push({
      kind: 'role',
      start: verb.start,
      end: verb.end,
      text: verb.text,
      reason: `the case file tells this of ${doer === 'applicant' ? 'somebody else' : 'the applicant'}`,
    })
  }
  return found
}
