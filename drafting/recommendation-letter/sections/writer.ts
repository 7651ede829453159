import { joined, words, capitalised, type Phrase } from '../../builtin/phrase.ts'
import { ASK_STANDING, ASK_WORK_KNOWN } from '../manners/asked.ts'
import { KNOWN_PLAINLY, NO_TIE, RELATION_UNCLEAR, WRITES_AS } from '../manners/every.ts'
import { asWritten, kindRemarks } from '../remarks.ts'
import { relationOf } from '../relation.ts'
import { frequency, isWritersVoice, postIn, titleIn, years } from '../writer.ts'
import type { Letter } from '../letter.ts'
import { question } from './question.ts'

export function standing(letter: Letter): void {
  const { write, writer, manner } = letter
  write.say(manner.purpose, {
    title: writer.say('title', titleIn),
    post: writer.say('title', postIn),
    organization: writer.say('organization'),
  })
  question(letter, ASK_STANDING, `referees.${writer.id}`)
}

const row = (clauses: readonly Phrase[]): Phrase | undefined =>
  clauses.length === 0 ? undefined : joined(...clauses.flatMap((one, at) => (at === 0 ? [one] : [words('; '), one])))

export function acquaintance(letter: Letter): void {
  const { write, writer, tie, manner, portrait } = letter
  const { as, clauses } = relationOf(writer, portrait.person)
  const time = writer.say('years_of_known', years)
  const rest = row(clauses)
  if (tie === 'dependent') {
    const slots = { years: time, as, frequency: writer.say('frequency', frequency) }
    if (!write.say(manner.known, slots)) write.say(KNOWN_PLAINLY, { as })
    for (const clause of clauses) write.add(capitalised(joined(clause, words('.'))))
  } else {
    const whole = as === undefined || rest === undefined ? as : joined(as, words('; '), rest)
    if (whole !== undefined) write.say(WRITES_AS, { as: whole })
    else if (rest !== undefined && tie === 'independent') write.say(NO_TIE, { rest })
    else if (rest !== undefined) write.add(capitalised(joined(rest, words('.'))))
    write.say(manner.known, { years: time })
    if (tie === 'unclear') write.ask(RELATION_UNCLEAR, `referees.${writer.id}.relationship`)
    if (!tellsHowKnown(letter)) question(letter, ASK_WORK_KNOWN, `referees.${writer.id}.comments`)
  }
  for (const text of remarksOf(letter)) write.add(words(text, writer.sources('comments')))
}

/** Words by which an entry tells how somebody outside came upon the work. */
const HOW_KNOWN =
  /\b(?:read(?:er|s|ing)?|cit(?:e[sd]?|ing)|articles?|papers?|users?|us(?:es|ed|ing)|customers?|clients?|visit(?:s|ed)?|saw|seen|heard|met|follow(?:s|ed)|review(?:ed|er)|examiner|panel|jury|judge[ds]?|fair|conference|congress|talk|lecture|exhibition|internet|bought|tried|editor|inspected|tested|reads?|knows? (?:my|his|her|their|the) (?:work|film|music|book)|chair|network|council|commissioned|ordered)\b/i

/** True where the profile tells how the writer knows the work; it is not for a drafter to suppose. */
export const tellsHowKnown = ({ writer, tie }: Pick<Letter, 'writer' | 'tie'>): boolean =>
  tie === 'dependent' ||
  HOW_KNOWN.test(
    `${writer.value('relationship').replace(/\b(?:never|not|no|neither|nor) [^.;]*/gi, '')} ${writer.value('comments')}`,
  )

/** The sentences of the writer's own remarks, where they are the writer's own. */
export function remarksOf({ writer }: Letter): string[] {
  const comment = writer.value('comments')
  return isWritersVoice(comment, writer.value('last_name')) ? kindRemarks(comment).map(asWritten) : []
}
