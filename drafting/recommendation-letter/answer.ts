import { answersOn, saidSentence } from '../cards/answers.ts'
import type { Letter } from './letter.ts'

/** Puts what the writer has answered on a topic where it belongs, word for word; false where nothing was answered. */
export function answers({ write, portrait, row }: Letter, topic: string): boolean {
  const given = answersOn(portrait.caseFile, row.id, topic)
  for (const { words, card } of given) write.add(saidSentence(words, card))
  return given.length > 0
}

/** The same; what was not answered is asked. */
export function answer(letter: Letter, topic: string, question: string): void {
  if (!answers(letter, topic)) letter.write.ask(question, `referees.${letter.row.id}`)
}
