import { senseOf } from './lexicon/lexicon.ts'

export interface EventKind {
  name: string
  /** Stems of the words by which a source tells of such an event. */
  bears: ReadonlySet<string>
  /** Whether a clause with the verb claims such an event: "sign" alone may be a sign at the road. */
  isClaimed: (clause: string) => boolean
  /** Whose event it is must be told of it: another's adoption is not theirs. */
  bySubject: boolean
  /** Whether a field of the form tells of it by its name. */
  byField: boolean
}

/**
 * Events that make a claim stronger than any plan, wish or talk. A line is: its name, `!` where whose it is must be told too, `*` where a field may tell it by its name;
 * the verbs that claim it; after `<` further words of a source that bear it out; after `/` what the clause must speak of besides.
 */
const LINES = `
adoption!: adopt < use introduce apply implement standard require follow take deploy install buy purchase customer license operate run
signature!: sign < contract agree agreement partner order customer client sale license memorandum / contract|agreement|deal|lease|memorand|partnership|letter of intent|up for
approval!: approve authorize ratify < accept permit license certify clear pass adopt accept / grant|budget|fund|protocol|plan|method|proposal|design|study|it|use|law|rule|guideline|program
grant*: award win secure receive obtain < grant fund fellowship award money support pay finance won / grant|funding|fellowship|contract
mandate: mandate enact legislate < require law rule regulation order obligatory mandatory standard code
renewal: extend renew prolong < extend renew continue again / contract|agreement|grant|lease|term
purchase!: buy purchase acquire < buy purchase acquire sell order customer supply
invention: invent < invent inventor patent develop design devise conceive create
overthrow: overturn refute disprove overthrow debunk < overturn refute disprove wrong contradict against error mistaken
publication*: publish < publish publication appear print article paper journal book issue release
execution: carry implement execute complete finish < carry implement execute complete finish run / (?:the|her|his|their|my) (?:plan|endeavor|pilot)
success: succeed < success succeed work pass achieve reach meet win complete accomplish
`

const kinds = LINES.trim()
  .split('\n')
  .map((line) => {
    const [head = '', rest = ''] = line.split(': ')
    const [words = '', about = ''] = rest.split(' / ')
    const [claims = '', bears = ''] = words.split(' < ')
    const besides = about === '' ? null : new RegExp(`\\b(?:${about})`, 'iu')
    const kind: EventKind = {
      name: head.replace(/[!*]/gu, ''),
      bears: new Set(
        `${claims} ${bears}`
          .trim()
          .split(' ')
          .map((word) => senseOf(word).stem),
      ),
      isClaimed: (clause) => besides === null || besides.test(clause),
      bySubject: head.endsWith('!'),
      byField: head.endsWith('*'),
    }
    return { kind, claims: claims.split(' ') }
  })

const byVerb = new Map(kinds.flatMap(({ kind, claims }) => claims.map((verb) => [verb, kind] as const)))

export const eventOf = (word: string, lemma: string): EventKind | undefined => byVerb.get(lemma) ?? byVerb.get(word)
