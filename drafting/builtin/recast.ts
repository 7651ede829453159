import { bendVerbs } from './bend-verbs.ts'
import { capital, possessiveOf, type Person } from './person.ts'
import { shapeOf, termsOf, type Shape, type Term } from './terms.ts'

/** How the applicant is to be told of: by name at the first mention in the sentence, or by pronoun throughout. */
interface Teller {
  person: Person
  byName: boolean
}

const CONTRACTIONS: [RegExp, string][] = [
  [/\b(I|we)['’]ve\b/gi, '$1 have'],
  [/\bI['’]m\b/gi, 'I am'],
  [/\bwe['’]re\b/gi, 'we are'],
  [/\b(I|we)['’]ll\b/gi, '$1 will'],
  [/\b(I|we)['’]d\b/gi, '$1 would'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n['’]t\b/gi, '$1 not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
]

const FIRST_PERSON = /\b(I|me|my|mine|myself|we|us|our|ours|ourselves)\b|\b(My|We|Our|Us)\b/

const withoutQuotations = (sentence: string): string =>
  sentence.replace(/[“"][^”"]*[”"]/g, '').replace(/\bU\.?\s?S\b\.?/g, '')

/** True where a sentence speaks in the first person, outside of quotation marks. */
export const isFirstPerson = (sentence: string): boolean => FIRST_PERSON.test(withoutQuotations(sentence))

const quotesFirstPerson = (sentence: string): boolean =>
  [...sentence.matchAll(/[“"]([^”"]*)[”"]/g)].some((quoted) => FIRST_PERSON.test(quoted[1] ?? ''))

/** A sentence told of the applicant, with the shape it had; no text where that cannot be done without changing what it says. */
interface Recast {
  text: string | null
  shape: Shape
}

/** The applicant's own sentence, told of the applicant. */
export function recast(sentence: string, { person, byName }: Teller): Recast {
  const expanded = CONTRACTIONS.reduce((text, [form, full]) => text.replace(form, full), sentence.trim()).replace(
    // English puts the other person first.
    /^My (\w+(?: \w+)?) and I\b/,
    'I and my $1',
  )
  const terms = termsOf(expanded)
  const shape = shapeOf(terms)
  if (terms.length === 0) return { text: null, shape }
  // Somebody else's words stay as they were spoken; the applicant's beside them cannot be turned alone.
  if (quotesFirstPerson(expanded)) return { text: isFirstPerson(expanded) ? null : closed(expanded), shape }
  if (shape === 'fragment' && isFirstPerson(expanded)) return { text: null, shape }
  const subject = subjectFor(shape, person, byName)
  if (subject !== '') addSubject(terms, shape, person)
  turnPronouns(terms, person, byName && subject === '', subject !== '')
  const text = terms.map((term) => term.pre + term.text + term.post).join('')
  return { text: closed(subject + text.trim()), shape }
}

const subjectFor = (shape: Shape, person: Person, byName: boolean): string =>
  shape === 'past' || shape === 'present' ? `${byName ? person.short : capital(person.subject)} ` : ''

function addSubject(terms: Term[], shape: Shape, person: Person): void {
  if (shape === 'present' && !person.plural) bendVerbs(terms, 0, 'third')
  const first = terms[0]
  if (first !== undefined) first.text = first.text.charAt(0).toLowerCase() + first.text.slice(1)
}

/** Puts the applicant for "I" and the team for "we", with their verbs. */
function turnPronouns(terms: Term[], person: Person, byName: boolean, hasSubject: boolean): void {
  let named = !byName
  let team = false
  const own = (withName: string, withPronoun: string): string => {
    const words = named ? withPronoun : withName
    named = true
    return words
  }
  const teams = (withNoun: string, withPronoun: string): string => {
    const words = team ? withPronoun : withNoun
    team = true
    return words
  }
  terms.forEach((term, index) => {
    const turned = ((): string | undefined => {
      switch (term.text) {
        case 'I':
          bendVerbs(terms, index + 1, person.plural && named ? 'plural' : 'third')
          return own(person.short, person.subject)
        case 'me':
          return own(person.short, person.object)
        case 'my':
        case 'My':
          return own(possessiveOf(person.short), person.possessive)
        case 'mine':
          return person.possessive
        case 'myself':
          return person.reflexive
        case 'we':
        case 'We':
          bendVerbs(terms, index + 1, team ? 'plural' : 'third')
          return teams('the team', 'they')
        case 'us':
          return teams('the team', 'them')
        case 'our':
        case 'Our':
          return teams('the team’s', 'its')
        case 'ours':
          return 'the team’s'
        case 'ourselves':
          return 'themselves'
        default:
          return undefined
      }
    })()
    if (turned !== undefined) term.text = index === 0 && !hasSubject ? capital(turned) : turned
  })
}

/** The shape that a sentence has, which decides how it can be led into. */
export const shapeOfSentence = (sentence: string): Shape => shapeOf(termsOf(sentence))

/** The sentence with a capital at its head and a stop at its end. */
export function closed(text: string): string {
  const trimmed = text.trim().replace(/[;,:]$/, '')
  return capital(/[.!?]["”’)]*$/.test(trimmed) ? trimmed : `${trimmed}.`)
}
