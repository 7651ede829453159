import type { Composer } from '../../builtin/composer.ts'
import { inEnglish } from '../../builtin/in-english.ts'
import { canStandInside } from '../../builtin/weave.ts'
import { canBeTurned } from '../../builtin/own-words.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import { personOf } from '../../builtin/person.ts'
import { listed, missing, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { recast } from '../../builtin/recast.ts'
import { article } from '../../builtin/wording.ts'
import { askNameOf, nameOrNative, titledFullName, titledName } from '../../case-file/names.ts'
import { opensWithVerb } from '../../recommendation-letter/relation.ts'
import { oneOf } from '../../recommendation-letter/typed-relation.ts'
import {
  answered,
  relationBy,
  tellsOfTeaching,
  TIE_ANSWERS,
  type RelationCategory,
  type TieAnswer,
} from '../../case-file/ties.ts'
import { tieOf } from '../../recommendation-letter/writer.ts'
import { lowerFirst, type Matter } from '../matter.ts'
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

const BY_CATEGORY: Readonly<Record<RelationCategory, string>> = {
  colleague: 'a colleague of the petitioner',
  professor: 'a teacher of the petitioner',
  supervisor: 'a supervisor of the petitioner',
}

/** Words that only a sentence has. */
const CLAUSE = /\b(?:I|we|he|she|they|is|was|were|am|are|have|has|taught|knows?|together)\b/i

/** Who the writer is to the petitioner, without what was added in somebody's first person. */
function relationOf(row: Row): string | undefined {
  const { relationship, organization, title } = row
  const relation = relationBy(row)
  const said = relationship.split(/[;,.]| who | which /)[0]?.trim() ?? relationship
  const typed = said.replace(` at ${organization}`, '').replace(` of ${organization}`, '')
  const one = oneOf(typed)
  const head = (one ?? typed)
    .replace(/\b(?:his|her|their|mine|ours)\b|(?<=\S )(?:my|our)\b/g, 'the petitioner’s')
    .replace(/\b(?:me|us|myself|ourselves)\b/g, 'the petitioner')
  if (/^independent$/i.test(head) || (CLAUSE.test(head) && /\bindependent\b/i.test(relationship)))
    return 'independent of the petitioner'
  // Where no word names a person ("through work"), only the category tells what the writer is.
  if (one === undefined || CLAUSE.test(head) || opensWithVerb(said) || !canBeTurned(said))
    return relation === undefined ? undefined : BY_CATEGORY[relation]
  if (/^(?:my|our)\s/i.test(head)) return `the petitioner’s ${head.replace(/^(?:my|our)\s+/i, '')}`
  if (head.includes('the petitioner’s')) {
    // The title has said already that the writer is the principal.
    const [first = '', ...more] = head.split(' and ')
    const isTitle = more.length > 0 && title.toLowerCase().startsWith(first.split(' ')[0]?.toLowerCase() ?? ' ')
    const kept = isTitle ? more.join(' and ') : head
    return kept.startsWith('the petitioner’s') ? kept : `the ${lowerFirst(kept)}`
  }
  if (/^(?:chair|head|director|president|principal)\b/i.test(head)) return lowerFirst(head)
  return relation === undefined ? article(lowerFirst(head)) : `the petitioner’s ${lowerFirst(head)}`
}

/** A tie that was answered with yes, of a writer whose category tells of none. */
const BY_ANSWER: Readonly<Record<TieAnswer, string>> = {
  same_employer: 'one with whom the petitioner has shared an employer',
  was_supervisor: 'a supervisor of the petitioner',
  co_author: 'a co-author of the petitioner',
}

/** A supervision or teaching that the answers deny is not told: the case file asks which of the two is true. */
const isDenied = ({ category, relationship, was_supervisor }: Row): boolean =>
  was_supervisor === false && (category === 'supervisor' || (category === 'professor' && tellsOfTeaching(relationship)))

/** Three times no, in the answers' own words. */
const WITHOUT_TIE =
  'one who never supervised the petitioner, never shared an employer with the petitioner and has no publication with the petitioner'

/** The relation as the relationship's words and the answers tell it together: nobody with a tie is called independent. */
function relationTo(referee: Entry, row: Row): Phrase | undefined {
  const told = isDenied(row) ? undefined : relationOf(row)
  const phrase = (text: string | undefined, ...answers: TieAnswer[]): Phrase | undefined =>
    text === undefined ? undefined : words(text, referee.sources('relationship', 'category', ...answers))
  if (relationBy(row) !== undefined) return phrase(told)
  const ties = answered(row, true)
  if (ties.length > 0) {
    const plainly = told === undefined || /\bindependent\b/i.test(told) ? [] : [told]
    return phrase([...plainly, ...ties.map((one) => BY_ANSWER[one])].join(' and '), ...ties)
  }
  const isAnswered = answered(row, false).length === TIE_ANSWERS.length && tieOf(row) === 'independent'
  if (!isAnswered || /\bindependent\b/i.test(told ?? '')) return phrase(told)
  return phrase(told === undefined ? WITHOUT_TIE : `${told}, independent of the petitioner`, ...TIE_ANSWERS)
}

/** What the applicant typed of the relation, as a quotation; nothing where answers deny it. */
function relationQuoted(referee: Entry, row: Row): Phrase | undefined {
  const said = row.relationship.trim().replace(/[.;,]+$/u, '')
  if (said === '' || isDenied(row)) return undefined
  return words(`“${said.replace(/["“]([^"“”]*)["”]/gu, '‘$1’')}”`, referee.sources('relationship'))
}

/** Each signed letter by its writer, whom the officer can weigh by title and relation, and what it says; those that are not there yet are asked for, and a note about their writers is nobody’s testimony. */
export function letters(write: Composer, matter: Matter): void {
  const rows = matter.caseFile.profile.referees
  const signed = rows.filter(({ signed_letter }) => signed_letter !== null)
  for (const row of signed) letter(write, matter, row)
  write.close()
  const open = rows.filter(({ signed_letter }) => signed_letter === null)
  if (open.length === 0) return
  const names = listed(open.map((row) => words(typeset(titledFullName(row) || nameOrNative(row)))))?.inlines[0]
  if (names?.kind === 'text')
    write.ask(
      (open.length > 1 ? phrasing.ASK_SIGNED : phrasing.ASK_SIGNED_ONE).replace('{writers}', names.text),
      'referees',
    )
}

function letter(write: Composer, matter: Matter, row: Row): void {
  const referee = matter.referees.find((one) => one.id === row.id)
  if (referee === undefined) return
  const slots = {
    writer: writerOf(matter, referee),
    title: referee.say('title'),
    organization: referee.say('organization'),
    relation: relationTo(referee, row),
  }
  if (!write.say(phrasing.LETTER, slots, referee.exhibits)) {
    write.say(phrasing.LETTER_PLAIN, slots, referee.exhibits)
    write.say(phrasing.RELATION_QUOTED, { quoted: relationQuoted(referee, row) }, [])
  }
  const quoted = quotationsOf(matter, referee.exhibits, 2)
  const surname = words(titledName(row) || 'this writer', referee.sources('pronoun', 'last_name'))
  for (const one of quoted) write.say(phrasing.WRITES, { surname, quoted: one })
  if (quoted.length === 0 && write.marksNotes) account(write, matter, referee, row)
}

/**
 * What was noted of the writer’s part, turned to the third person, where the letter itself gives nothing to quote. The letter
 * may say otherwise: it is no source for this, and whoever has it at hand is to look.
 */
function account(write: Composer, matter: Matter, referee: Entry, row: Row): void {
  const person = personOf(row, referee.sources('pronoun', 'last_name'))
  const applicant = matter.person
  const text = sentencesOf(inEnglish(row.comments))[0] ?? ''
  if (!/^I (?!am\b)/.test(text) || !canStandInside(text) || /\b(?:they|them|their|we|our|us)\b/i.test(text)) return
  const said = recast(text, { person, byName: true }).replace(
    new RegExp(`\\b${applicant.object}\\b(?! \\w+ing)`, ''),
    applicant.short,
  )
  // "Her" may be the writer's own: then nothing tells who is meant.
  if (applicant.object === 'her' && person.object === 'her') return
  write.verify(
    words(said, [...referee.sources('comments', 'pronoun', 'last_name'), ...applicant.sources]),
    phrasing.NOTED.reason,
  )
}
