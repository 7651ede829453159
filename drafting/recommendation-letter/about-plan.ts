import { quotedTitle } from '../builtin/entries.ts'
import { answer, answers } from './answer.ts'
import { ENDEAVOR } from './frames.ts'
import type { Letter } from './letter.ts'
import { ENDEAVOR_QUESTION } from './questions.ts'
import { say } from './say.ts'
import { statementsOf } from './statements.ts'

/** The endeavor ahead by its title, what the applicant plans, and what the writer thinks of it. */
export function ahead(letter: Letter): void {
  const { write, endeavor, plans, goals } = letter
  if (endeavor !== undefined) say(letter, ENDEAVOR, { title: quotedTitle(endeavor, 'title') })
  const acts = letter.variation.length === 'fuller' ? ['current_progress', 'plans'] : ['plans']
  for (const plan of plans) write.insist(statementsOf(letter, plan, acts, ['expected_outcomes']))
  if (endeavor !== undefined && goals.includes('national_interest')) answer(letter, 'endeavor', ENDEAVOR_QUESTION)
  else answers(letter, 'endeavor')
  write.close()
}
