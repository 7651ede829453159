import type { CaseFile } from '../case-file.ts'
import { headed } from './heads-and-ends.ts'
import { weOf } from './houses.ts'
import type { Naming } from './naming.ts'
import type { Person } from './person.ts'
import { missing, words, type Phrase } from './phrase.ts'
import { houseNoun, recast } from './recast.ts'
import type { Told } from './told.ts'

/** Who is told of, and how the document speaks at this place. */
interface Speech {
  caseFile: CaseFile
  person: Person
  byName: boolean
  ofHouse: boolean
  naming: Naming | undefined
  /** True where this entry's team was told of before. */
  hasTeam: boolean
  asWriter: ((text: string) => { text: string; sources: string[] }) | undefined
}

/** Those who work together, by whichever word. */
const TEAM = /\b(?:teams?|crew)\b/i

/** "The team wanted a map" of a team that nothing has told of is "my team"; to one of the house, "our team". */
const introduced = (text: string, isKnown: boolean, whose: 'My' | 'Our'): string =>
  isKnown || /\b(?:an?|my|our|of the) (?:\p{L}+ ){0,2}team\b/iu.test(text)
    ? text
    : text.replace(/^The team(?=’s|'s| \p{Ll})/u, `${whose} team`)

/** One of the applicant's sentences told of the applicant, and whether it names the applicant. */
export function toldOf(
  told: Told,
  { caseFile, person, byName, ofHouse, naming, hasTeam, asWriter }: Speech,
): { phrase: Phrase; named: boolean; tellsOfTeam: boolean } {
  const marks = /\[Missing: ([^\]]+)\]/.exec(told.text)
  if (marks !== null)
    return {
      phrase: missing(marks[1] ?? '', `${told.section}.${told.entry}.${told.field}`),
      named: false,
      tellsOfTeam: false,
    }
  const we = weOf(caseFile, told)
  const kind = houseNoun(caseFile.fact(told.section, told.entry, 'organization')?.value ?? '')
  const turned = recast(introduced(naming?.settled(told.text) ?? told.text, hasTeam, ofHouse ? 'Our' : 'My'), {
    person,
    byName,
    ofHouse,
    teamIsNew: !hasTeam && !TEAM.test(told.text),
    ...(we === undefined ? {} : { we: we.house }),
    ...(kind === undefined ? {} : { house: kind }),
  })
  const named = turned.includes(person.short)
  const text = asWriter?.(turned) ?? { text: turned, sources: [] }
  const house = we !== undefined && text.text.includes(we.house) ? we.sources : []
  const own = named ? person.sources : []
  const phrase = words(headed(text.text), [...new Set([...told.sources, ...house, ...own, ...text.sources])])
  return { phrase, named, tellsOfTeam: TEAM.test(turned) }
}
