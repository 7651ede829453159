import { isPastForm } from './clause.ts'
import { has, termsOf, type Term } from './terms.ts'

/** How the applicant speaks of themselves, alone or with others. */
type OwnWord = 'I' | 'me' | 'my' | 'mine' | 'myself' | 'we' | 'us' | 'our' | 'ours' | 'ourselves'

const OWN_WORD = /^(?:I|me|my|mine|myself|we|us|our|ours|ourselves)$/i
/** No other word is spelled like these; US is a country, ME a state. */
const SHOUTED = /^(?:MY|WE|OUR|MINE|OURS|MYSELF)$/

/** What is counted in Roman numerals, of which the first is no person. */
const COUNTED = /^(?:Type|Phase|Part|Class|Grade|Level|Stage|Tier|Title|Table|Category|War|Volume|Chapter|Group|Zone)$/
const COUNTED_KINDS = /^(?:type|phase|class|grade|stage)$/
const OF_A_KIND =
  /^(?:trials?|stud(?:y|ies)|errors?|diabetes|clinical|grants?|awards?|reactions?|results?|hypersens\p{L}+)$/u

const isVerb = (term: Term | undefined): boolean =>
  term !== undefined && (has(term, 'Verb', 'Copula', 'Modal', 'Auxiliary') || isPastForm(term.text))

/** "Teacher I" is a grade, "Phase I" a part; "as Engineer I built it" could be either. */
function readI(terms: readonly Term[], at: number): OwnWord | 'unsure' | undefined {
  const [lead, before, term, next] = [terms[at - 2], terms[at - 1], terms[at], terms[at + 1]]
  const word = before?.text ?? ''
  if (before?.post !== ' ') return 'I'
  if (COUNTED.test(word) || (COUNTED_KINDS.test(word) && OF_A_KIND.test(next?.text ?? ''))) return undefined
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return 'I'
  const isNumbered = /^(?:as|an?)$/i.test(lead?.text ?? '')
  if (/^[,.;)]/.test(term?.post ?? '')) return undefined
  return isNumbered ? (isVerb(next) ? 'unsure' : undefined) : 'I'
}

/** Words that "mine" follows where it is the applicant's: what else is called so is dug. */
const BEFORE_MINE = /^(?:of|than|like|is|was|were|are|be|been|to|from|with|for|as|by|on|in|and|or|over|but|not)$/i

function readMine(terms: readonly Term[], at: number): OwnWord | 'unsure' | undefined {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]]
  const goesOn = term?.post === ' '
  // "mine safety", and "to mine the ore"
  if (goesOn && has(next, 'Noun', 'ProperNoun') && !has(next, 'Verb', 'Date')) return undefined
  if (goesOn && /^to$/i.test(before?.text ?? '') && has(next, 'Determiner', 'Adjective', 'Possessive')) return undefined
  if (before === undefined) return 'unsure'
  // "In our tests mine lasted longest"
  if (before.post === ' ' && has(before, 'Plural') && has(next, 'Verb', 'PastTense')) return 'unsure'
  if (before.post === ' ' && has(before, 'Determiner', 'Adjective', 'Possessive', 'Value', 'Noun')) return undefined
  return BEFORE_MINE.test(before.text) || before.post.includes(',') || has(before, 'Verb') ? 'mine' : 'unsure'
}

/** A word with a capital inside of a sentence belongs to a name: "the We Care program". */
const isOfName = (terms: readonly Term[], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(terms[at]?.text ?? '') && at > 0 && /^[ \u00a0-]?$/u.test(terms[at - 1]?.post ?? '')

/** What a word says of the applicant; `unsure` where no rule tells how the same is said of somebody else. */
export function ownWord(terms: readonly Term[], at: number): OwnWord | 'unsure' | undefined {
  const text = terms[at]?.text ?? ''
  if (!OWN_WORD.test(text) || text === 'i') return undefined
  if (text === 'I') return readI(terms, at)
  const word = text.toLowerCase() as OwnWord
  if (/^\p{Lu}{2,}$/u.test(text) && !SHOUTED.test(text)) return undefined
  if (word === 'mine') return isOfName(terms, at) ? undefined : readMine(terms, at)
  if (isOfName(terms, at)) return undefined
  // "Ours was the first", "Us three wrote it": what the sentence is about stands in another, or is no English.
  if (at === 0 && /^(?:me|myself|us|ours|ourselves)$/.test(word)) return 'unsure'
  return word
}

/** What stands in quotation marks is somebody's, word for word. */
export const outsideQuotes = (text: string, turn: (part: string) => string): string =>
  text
    .split(/(“[^”]*”)/u)
    .map((part) => (part.startsWith('“') ? part : turn(part)))
    .join('')

const CONTRACTIONS: [RegExp, string][] = [
  [/\b(I|we)['’]ve\b/gi, '$1 have'],
  [/\bI['’]m\b/gi, 'I am'],
  [/\bwe['’]re\b/gi, 'we are'],
  [/\b(I|we)['’]ll\b/gi, '$1 will'],
  [
    /\b(I|we)['’]d (?=(?:(?:never|always|already|also|just|not) )?(?:been|had|done|gone|seen|\p{L}+[^e]ed)\b)/giu,
    '$1 had ',
  ],
  [/\b(I|we)['’]d\b/gi, '$1 would'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t\b/gi, '$1 not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
]

/** "I've" as it is written in full; what somebody said stays as it was said. */
export const inFull = (text: string): string =>
  outsideQuotes(text, (part) => CONTRACTIONS.reduce((now, [form, full]) => now.replace(form, full), part))

/** Turns of speech in which "I" or "we" cannot simply give way to a name. */
const BOUND =
  /\bI,\s|\b(?:I|we) (?:alone|all|both|each|neither|either|myself|two|three|four|five)\b|\b(?:do|does|did|have|had|am|are|was|were|can|could|will|would|shall|should|may|might|must) (?:I|we)\b|(?:^|[.;,:] )let (?:me|us)\b|\blet['’]s\b|\byou and (?:me|I)\b|\b(?:I|me|my|we|us|our)\/|\/(?:I|me|my|we|us|our)\b/iu

/** "I’d put it there" is "I had" or "I would", and so is "I’d rebuilt it" for whoever has only rules. */
const EITHER = /\b(?:I|we)['’]d\b/iu

/** Quotation marks that not everybody sees as such. */
const OTHER_QUOTES =
  /‘(?:[^’]|’(?=\p{L}))*’|«[^»]*»|(?<![\p{L}\p{N}])"[^"]*"|(?<![\p{L}\p{N}])'(?:[^']|'(?=\p{L}))+'(?!\p{L})/gu

/** "If they ask us, we stay": said of a team, nobody knows who they are. */
const isOfTwoTeams = (text: string): boolean =>
  (text.match(/\b(?:we|us|our|ours|ourselves)\b/gi)?.length ?? 0) > 1 && /\b(?:they|them|their|theirs)\b/i.test(text)

/** "She and I", "Ruth Abara and I": of two people one pronoun tells too little. */
const BESIDE_ANOTHER =
  /(?:\b(?:[Ss]he|[Hh]e|[Tt]hey|[Yy]ou)|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) and I\b|\b(?:colleagues?|students?|partners?|mates?|friends?) and I (?!\p{L}+ed\b)/u

/** A heading with its thing, in which the only verb is the thing's: "In second place, the paper I wrote". */
const HEADED_THING =
  /^(?:In|At|On|With|For|By|First|Second|Third) [^,;]+, (?:the|an?|my|our|one) (?:[\p{L}-]+ ){1,4}(?:I|we) [\p{L}-]+(?: (?:with|for|in|at|on|of|to|about|from) [^,;]*)?$/u

/** True of a sentence in the first person that can be told in the third by rule; any other is quoted. */
export function canBeTurned(text: string): boolean {
  const outer = text.replace(/“[^”]*”/gu, '“”')
  if (
    BOUND.test(outer) ||
    EITHER.test(outer) ||
    BESIDE_ANOTHER.test(outer) ||
    HEADED_THING.test(outer.replace(/[.;]$/, ''))
  )
    return false
  if (isOfTwoTeams(outer) || [...outer.matchAll(OTHER_QUOTES)].some(([said]) => isInFirstPerson(said))) return false
  const terms = termsOf(outer)
  return terms.every((_, at) => ownWord(terms, at) !== 'unsure')
}

/** True of words in which the applicant speaks of themselves. */
export function isInFirstPerson(text: string): boolean {
  const terms = termsOf(text)
  return terms.some((_, at) => ownWord(terms, at) !== undefined)
}
