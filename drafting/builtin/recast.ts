import { bendVerbs } from './bend-verbs.ts'
import { ended } from './heads-and-ends.ts'
import { inFull, outsideQuotes, ownWord } from './own-words.ts'
import { capital, possessiveOf, type Person } from './person.ts'
import { termsOf, type Term } from './terms.ts'

/** How the applicant is to be told of: by name at the first mention in the sentence, or by pronoun throughout. */
interface Teller {
  person: Person
  byName: boolean
  /** True where the teller belongs to the applicant's house, so that "we" and "our" stay as they are. */
  ofHouse?: boolean
  /** What kind of house it was done in, for “us” where that is a place. */
  house?: string
  /** The name of the house that "we" are; otherwise a team. */
  we?: string
  /** True where nothing before has told of a team: then it is the applicant's at its first mention. */
  teamIsNew?: boolean
}

/** "Since 2022 I am" lasts until now. */
const SINCE: [RegExp, string][] = [
  [/^(Since (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d),? I am (also|already)\b/u, '$1 I have $2 been'],
  [/\bI am (also|already) (?=[^,.;]{3,60} since (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b)/u, 'I have $1 been '],
  [/^(Since (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d),? I am\b/u, '$1 I have been'],
  [/\bI am (?=[^,.;]{3,60} since (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b)/u, 'I have been '],
]

/** The applicant's own sentence, told of the applicant; somebody else's words in quotation marks stay as they were spoken. */
export function recast(
  sentence: string,
  { person, byName, ofHouse = false, house, we, teamIsNew = false }: Teller,
): string {
  const expanded = outsideQuotes(inFull(sentence.trim()), (part) =>
    SINCE.reduce((text, [form, full]) => text.replace(form, full), part),
  ).replace(
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
  turnPronouns(terms, { person, byName, ofHouse, house, we, teamIsNew })
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

/** What a person has by being somewhere. */
const SURROUNDINGS =
  /^(?:area|region|schools?|hospitals?|county|country|town|city|village|ward|department|center|company|firm|district|plant|laboratory|lab|patients|customers|students|state|studio|clinic|office|university|unit|industry|field|neighborhood|community|budget|own)$/

/** "the hospital" of "Salt Fork Memorial Hospital" */
export function houseNoun(organization: string): string | undefined {
  const kind =
    /\b(?:Hospital|Clinic|Center|School|University|College|Laboratory|Institute|Museum|Studio|Company)\b/.exec(
      organization,
    )?.[0]
  return kind === undefined ? undefined : `the ${kind.toLowerCase()}`
}

/** Words after which “us” is where somebody comes or is sent. */
const COMES =
  /^(?:transfer|transfers|transferred|come|comes|came|send|sends|sent|brought|bring|refer|refers|referred|travel|drive|go|went|patients|them|it) to$/i

/** True where these words hold somebody else's first name and surname. */
const nameAnother = (terms: readonly Term[], { short }: Person): boolean =>
  terms.some(
    ({ text, post }, at) =>
      /^\p{Lu}\p{Ll}/u.test(text) &&
      /^ $/.test(post) &&
      /^\p{Lu}\p{Ll}/u.test(terms[at + 1]?.text ?? '') &&
      !short.includes(terms[at + 1]?.text ?? ''),
  )

/** Puts the applicant for "I" and the house or the team for "we", with their verbs. */
function turnPronouns(terms: Term[], { person, byName, ofHouse = false, house, we, teamIsNew = false }: Teller): void {
  let quoted = false
  let named = !byName
  let team = false
  /** "they" after "asked the team" would be whoever asked. */
  let isSubject = false
  const own = (withName: string, withPronoun: string): string => {
    const words = named ? withPronoun : withName
    named = true
    return words
  }
  let isNew = teamIsNew
  /** "the team", at its first mention "her team". */
  const theTeam = (): string => {
    if (!isNew) return 'the team'
    isNew = false
    return `${own(possessiveOf(person.short), person.possessive)} team`
  }
  const teams = (withNoun: string, withPronoun: string): string => {
    const words = team ? withPronoun : withNoun
    team = true
    return words
  }
  const called = (withPronoun: string, ending = ''): string =>
    team ? withPronoun : teams(`${theTeam()}${ending}`, withPronoun)
  // Read before any is turned: what a word is depends on its neighbours.
  const words = terms.map((_, index) => ownWord(terms, index))
  terms.forEach((term, index) => {
    if (term.pre.includes('“')) quoted = true
    const stays = quoted
    if (term.post.includes('”')) quoted = false
    const word = words[index]
    if (stays || word === undefined || (ofHouse && /^(?:we|us|ours?|ourselves)$/.test(word))) return
    const turned = ((): string | undefined => {
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
        case 'we':
          if (we === undefined && !isSubject) team = false
          isSubject = true
          bendVerbs(
            terms,
            words[index + 1] === 'ourselves' ? index + 2 : index + 1,
            team && we === undefined ? 'plural' : 'third',
          )
          return we === undefined ? called('they') : teams(we, 'it')
        case 'us':
          if (house !== undefined && COMES.test(`${terms[index - 2]?.text ?? ''} ${terms[index - 1]?.text ?? ''}`))
            return house
          return we === undefined ? called('them') : teams(we, 'it')
        case 'our':
          // A place or a house is the person's own as well; work is the team's.
          if (
            !team &&
            SURROUNDINGS.test(terms[index + 1]?.text ?? '') &&
            !(we !== undefined && terms[index + 1]?.text === 'own')
          )
            return own(possessiveOf(person.short), person.possessive)
          return we === undefined ? called('its', '’s') : teams(possessiveOf(we), 'its')
        case 'ours':
          // "a colleague of ours" is somebody's; "outside of ours" is a house again.
          if (/^of$/i.test(terms[index - 1]?.text ?? '') && !/^outside$/i.test(terms[index - 2]?.text ?? ''))
            return we === undefined ? called('theirs', '’s') : teams(possessiveOf(we), 'theirs')
          if (!team && /^(?:of|than|from)$/i.test(terms[index - 1]?.text ?? ''))
            return own(`${possessiveOf(person.short)} own`, `${person.possessive} own`)
          return team ? 'theirs' : `${theTeam()}’s own`
        case 'ourselves':
          return we === undefined && words[index - 1] !== 'we' ? 'themselves' : 'itself'
        case 'unsure':
          return undefined
      }
    })()
    if (turned !== undefined) term.text = index === 0 ? capital(turned) : turned
  })
}
