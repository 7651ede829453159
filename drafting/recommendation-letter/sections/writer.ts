import { joined, words, capitalised, type Phrase } from '../../builtin/phrase.ts'
import { tidySentence } from '../../builtin/tidy.ts'
import { ASK_STANDING } from '../manners/asked.ts'
import { KNOWN_PLAINLY, NO_TIE, RELATION_UNCLEAR, WRITES_AS } from '../manners/every.ts'
import { kindRemarks } from '../remarks.ts'
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
  }
  for (const text of remarksOf(letter)) write.add(words(text, writer.sources('comments')))
}

/** The sentences of the writer's own remarks, where they are the writer's own. */
export function remarksOf({ writer }: Letter): string[] {
  const comment = writer.value('comments')
  return isWritersVoice(comment, writer.value('last_name')) ? kindRemarks(comment).map(tidySentence) : []
}
