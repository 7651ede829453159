import type { CaseFile } from '../case-file.ts'
import { headed } from './heads-and-ends.ts'
import { weOf } from './houses.ts'
import type { Naming } from './naming.ts'
import { inFull } from './own-words.ts'
import { possessiveOf, type Person } from './person.ts'
import { missing, words, type Phrase } from './phrase.ts'
import { hasSameWords, keepsWords } from './keeps-words.ts'
import { sentencesOf } from './passages.ts'
import { asTitle, quotable } from './quoted.ts'
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
  asWriter: ((text: string) => { text: string; sources: string[] } | undefined) | undefined
}

/** Those who work together, by whichever word. */
const TEAM = /\b(?:teams?|crew)\b/i

/** "The team wanted a map" of a team that nothing has told of is "my team"; to one of the house, "our team". */
const introduced = (text: string, isKnown: boolean, whose: 'My' | 'Our'): string =>
  isKnown || /\b(?:an?|my|our|of the) (?:\p{L}+ ){0,2}team\b/iu.test(text)
    ? text
    : text.replace(/^The team(?=’s|'s| \p{Ll})/u, `${whose} team`)

/** "The casing of her design": beside an applicant who is "she" too, a reader takes her for the applicant. */
const couldBeAnother = (text: string, { subject, object, possessive }: Person): boolean => {
  const outer = text.replace(/“[^”]*”/gu, '')
  const at = outer.search(new RegExp(`\\b(?:${subject}|${object}|${possessive})\\b`, 'iu'))
  return subject !== 'they' && at >= 0 && !ANOTHER.test(outer.slice(0, at))
}
/** Somebody else whom the sentence has named before. */
const ANOTHER =
  /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:Dr|Prof|Mr|Mrs|Ms|Professor)\b|\b(?:my|our|the|an?|each|every) (?:\p{L}+ ){0,2}(?:father|mother|sister|brother|wife|husband|son|daughter|boy|girl|man|woman|child|patient|supervisor|colleague|student|\p{L}+(?:er|or|ist|ant|ent|man))\b/u

/** A sentence as it stands in its field, letter by letter. */
const typedOf = ({ section, entry, field, text }: Told, caseFile: CaseFile): string =>
  sentencesOf(caseFile.fact(section, entry, field)?.value ?? '').find((one) => hasSameWords(inFull(one), text)) ?? text

/** What cannot be told of the applicant without losing or adding a word stands as it was typed. */
const inOwnWords = (text: string, person: Person, byName: boolean): string =>
  `In ${byName ? possessiveOf(person.short) : person.possessive} words: “${asTitle(quotable(text))}”.`

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
  const own = naming?.settled(told.text) ?? told.text
  const turned = recast(introduced(own, hasTeam, ofHouse ? 'Our' : 'My'), {
    person,
    byName,
    ofHouse,
    teamIsNew: !hasTeam && !TEAM.test(told.text),
    ...(we === undefined ? {} : { we: we.house }),
    ...(kind === undefined ? {} : { house: kind }),
  })
  const said = asWriter === undefined ? { text: turned, sources: [] } : asWriter(turned)
  const speakers = [
    person.short,
    person.subject,
    person.object,
    person.possessive,
    person.own,
    person.reflexive,
    we?.house ?? '',
    kind ?? '',
    'the team they them their theirs themselves it its itself own of',
  ]
  const isKept = keepsWords(inFull(own), turned, speakers) && !couldBeAnother(own, person)
  const isCertain = said !== undefined && isKept
  const text = isCertain ? said : { text: inOwnWords(typedOf(told, caseFile), person, byName), sources: [] }
  const named = turned.includes(person.short) || !isCertain
  const house = we !== undefined && text.text.includes(we.house) ? we.sources : []
  const whose = named ? person.sources : []
  const phrase = words(headed(text.text), [...new Set([...told.sources, ...house, ...whose, ...text.sources])])
  return { phrase, named, tellsOfTeam: TEAM.test(turned) }
}
