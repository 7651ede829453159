import type { Composer } from '../../builtin/composer.ts'
import { listed, missing, plain, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { asTitle, quotable } from '../../builtin/quoted.ts'
import { askNameOf, nameOrNative, titledFullName, titledName } from '../../case-file/names.ts'
import { answered, tellsOfTie } from '../../case-file/ties.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/letters.ts'
import { quotationsOf } from '../quoted.ts'

type Row = Matter['caseFile']['profile']['referees'][number]

const rowOf = ({ caseFile }: Matter, { id }: Entry): Row | undefined =>
  caseFile.profile.referees.find((row) => row.id === id)

/** A name with the marks of print: Robert “Bob” O’Dell. */
const typeset = (name: string): string => name.replace(/"([^"]*)"/gu, '“$1”').replace(/'/g, '’')

export function writerOf(matter: Matter, referee: Entry): Phrase | undefined {
  const row = rowOf(matter, referee)
  if (row === undefined) return undefined
  const name = titledFullName(row)
  if (name === '') return missing(askNameOf(row.id).what, askNameOf(row.id).path)
  return words(typeset(name), referee.sources('pronoun', 'first_name', 'middle_name', 'last_name'))
}

/** Each signed letter by its writer and what it says; those that are not there yet are asked for. What was noted of a writer is nobody’s testimony. */
export function letters(write: Composer, matter: Matter): void {
  const rows = matter.caseFile.profile.referees
  for (const row of rows.filter(({ signed_letter }) => signed_letter !== null)) letter(write, matter, row)
  write.close()
  const open = rows.filter(({ signed_letter }) => signed_letter === null)
  const names = listed(open.map((row) => words(typeset(titledFullName(row) || nameOrNative(row)))))
  if (names !== undefined)
    write.ask(
      (open.length > 1 ? phrasing.ASK_SIGNED : phrasing.ASK_SIGNED_ONE).replace('{writers}', plain(names)),
      'referees',
    )
}

function letter(write: Composer, matter: Matter, row: Row): void {
  const referee = matter.referees.find((one) => one.id === row.id)
  if (referee === undefined) return
  const writer = writerOf(matter, referee)
  write.state(
    phrasing.LETTER,
    { writer, title: referee.say('title'), organization: referee.say('organization') },
    referee.exhibits,
  )
  const name = titledName(row)
  const surname = name === '' ? undefined : words(typeset(name), referee.sources('pronoun', 'last_name'))
  relation(write, referee, row, surname)
  const quoted = quotationsOf(matter, referee.exhibits, 2)
  for (const one of quoted) write.state(phrasing.WRITES, { surname, quoted: one })
  if (quoted.length === 0 && name !== '') write.ask(phrasing.ASK_WORDS.replace('{writer}', name), 'referees')
}

/** Who the writer is to the petitioner, by the words of the profile and the three answers; asked where they are at odds. */
function relation(write: Composer, referee: Entry, row: Row, surname: Phrase | undefined): void {
  const { relationship } = row
  const saysIndependent = /\bindependent\b/iu.test(relationship)
  const isAtOdds =
    (saysIndependent && answered(row, true).length > 0) ||
    (!saysIndependent && tellsOfTie(relationship) && answered(row, false).length === 3)
  if (isAtOdds) {
    write.ask(phrasing.ASK_RELATION.replace('{writer}', titledName(row)), `referees.${row.id}.relationship`)
    return
  }
  write.state(phrasing.RELATION, {
    surname,
    quoted: referee.say('relationship', (text) => asTitle(quotable(text))),
  })
  const answer = (field: string): Phrase | undefined => referee.say(field)
  write.state(phrasing.TIES, {
    surname,
    same_employer: answer('same_employer'),
    was_supervisor: answer('was_supervisor'),
    co_author: answer('co_author'),
  })
}
