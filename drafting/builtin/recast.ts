import { bendVerbs } from './bend-verbs.ts'
import { ended } from './heads-and-ends.ts'
import { inFull, outsideQuotes, ownWord } from './own-words.ts'
import { capital, possessiveOf, type Person } from './person.ts'
import { termsOf, type Term } from './terms.ts'

/** How the applicant is to be told of: by name at the first mention in the sentence, or by pronoun throughout. */
interface Teller {
  person: Person
  byName: boolean
  /** The name of the house that "we" are; without one "we" stay as they are. */
  we?: string
}

/** The applicant's own sentence, told of the applicant; somebody else's words in quotation marks stay as they were spoken. */
export function recast(sentence: string, { person, byName, we }: Teller): string {
  const expanded = inFull(sentence.trim()).replace(
    // English puts the other person first.
    /^My (\w+(?: \w+)?) and I\b/,
    'I and my $1',
  )
  // "We do not plan to lend ourselves" stresses who; "it does not plan to lend itself" would not.
  const stressed = outsideQuotes(expanded, (part) => part.replace(IS_DOING, '$1 is ')).replace(
    /\b([Ww]e) ([^,;]+) ourselves(?=[.,;]|$)/g,
    '$1 ourselves $2',
  )
  const terms = termsOf(stressed)
  turnPronouns(terms, { person, byName, ...(we !== undefined && { we }) })
  return ended(undoubled(terms.map((term) => term.pre + term.text + term.post).join(''), person))
}

/** "My prototype's running since May" is told in full; "my prototype's running costs" is the prototype's. */
const IS_DOING =
  /((?:^|[;,] )(?:(?:my|our|the) (?:\p{Ll}+ )?\p{Ll}+|it|that))['’]s (?=\p{Ll}{2,}ing(?: (?:well|now|again|since|every|daily)\b|[.;]|$)(?!.*\b(?:is|was|were|are|has|had|took|made|cost|costs)\b))/giu

/** Words behind which a thing that is somebody's ends. */
const AFTER = String.raw`(?= (?:in|at|on|for|with|of|to|from|by|after|before|during|under|and|or|is|was|are|were|has|had|will|would|could|can|that|which|who|when|while|since|until)\b|[.,;:]|$)`

/** "Mr. Verhage’s prototype’s casing" is the casing of his prototype. */
function undoubled(text: string, { short }: Person): string {
  const whose = possessiveOf(short).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const form = new RegExp(String.raw`(${whose} (?:\p{Ll}+ )?\p{Ll}+)[’']s ((?:\p{Ll}+ )?\p{Ll}+)${AFTER}`, 'gu')
  return outsideQuotes(text, (part) =>
    part.replace(
      form,
      (_, owner: string, thing: string, at: number) => `${at === 0 ? 'The' : 'the'} ${thing} of ${owner}`,
    ),
  )
}

/** True where these words hold somebody else's first name and surname. */
const nameAnother = (terms: readonly Term[], { short }: Person): boolean =>
  terms.some(
    ({ text, post }, at) =>
      /^\p{Lu}\p{Ll}/u.test(text) &&
      /^ $/.test(post) &&
      /^\p{Lu}\p{Ll}/u.test(terms[at + 1]?.text ?? '') &&
      !short.includes(terms[at + 1]?.text ?? ''),
  )

/** Puts the applicant for "I" and the house for "we", with their verbs. */
function turnPronouns(terms: Term[], { person, byName, we }: Teller): void {
  let quoted = false
  let named = !byName
  let isHouseNamed = false
  const own = (withName: string, withPronoun: string): string => {
    const words = named ? withPronoun : withName
    named = true
    return words
  }
  const its = (withName: string, withPronoun: string): string => {
    const words = isHouseNamed ? withPronoun : withName
    isHouseNamed = true
    return words
  }
  // Read before any is turned: what a word is depends on its neighbours.
  const words = terms.map((_, index) => ownWord(terms, index))
  const turned = (word: (typeof words)[number], index: number): string | undefined => {
    switch (word) {
      case 'I':
        // After somebody else's name "they" could be anybody.
        if (person.plural && nameAnother(terms.slice(0, index), person)) named = false
        bendVerbs(terms, index + 1, person.plural && named ? 'plural' : 'third')
        return own(person.short, person.subject)
      case 'me':
        return own(person.short, person.object)
      case 'my':
        return own(possessiveOf(person.short), person.possessive)
      case 'mine':
        return own(possessiveOf(person.short), person.own)
      case 'myself':
        return person.reflexive
      default:
        break
    }
    if (we === undefined) return undefined
    switch (word) {
      case 'we':
        bendVerbs(terms, words[index + 1] === 'ourselves' ? index + 2 : index + 1, 'third')
        return its(we, 'it')
      case 'us':
        return its(we, 'it')
      case 'our':
      case 'ours':
        return its(possessiveOf(we), 'its')
      case 'ourselves':
        return 'itself'
      default:
        return undefined
    }
  }
  terms.forEach((term, index) => {
    if (term.pre.includes('“')) quoted = true
    const stays = quoted
    if (term.post.includes('”')) quoted = false
    const word = words[index]
    const text = stays || word === undefined ? undefined : turned(word, index)
    if (text !== undefined) term.text = index === 0 ? capital(text) : text
  })
}
