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
  asWriter: ((text: string) => { text: string; sources: string[] }) | undefined
}

/** One of the applicant's sentences told of the applicant, and whether it names the applicant. */
export function toldOf(
  told: Told,
  { caseFile, person, byName, ofHouse, naming, asWriter }: Speech,
): { phrase: Phrase; named: boolean } {
  const marks = /\[Missing: ([^\]]+)\]/.exec(told.text)
  if (marks !== null)
    return { phrase: missing(marks[1] ?? '', `${told.section}.${told.entry}.${told.field}`), named: false }
  const we = weOf(caseFile, told)
  const kind = houseNoun(caseFile.fact(told.section, told.entry, 'organization')?.value ?? '')
  const turned = recast(naming?.settled(told.text) ?? told.text, {
    person,
    byName,
    ofHouse,
    ...(we === undefined ? {} : { we: we.house }),
    ...(kind === undefined ? {} : { house: kind }),
  })
  const named = turned.includes(person.short)
  const text = asWriter?.(turned) ?? { text: turned, sources: [] }
  const house = we !== undefined && text.text.includes(we.house) ? we.sources : []
  const own = named ? person.sources : []
  const phrase = words(headed(text.text), [...new Set([...told.sources, ...house, ...own, ...text.sources])])
  return { phrase, named }
}
