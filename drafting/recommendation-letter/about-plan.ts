import { quotedTitle } from '../builtin/entries.ts'
import type { Entry } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
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
  for (const plan of plans) write.insist(substanceOf(letter, plan))
  if (endeavor !== undefined && goals.includes('national_interest')) answer(letter, 'endeavor', ENDEAVOR_QUESTION)
  else answers(letter, 'endeavor')
  write.close()
}

/** What the applicant plans, in a clean statement that names who does it: one, in a letter that is asked to be full all. */
function substanceOf(letter: Letter, plan: Entry): Told[] {
  const isFull = letter.variation.length === 'fuller'
  const said = statementsOf(letter, plan, isFull ? ['current_progress', 'plans'] : ['plans'], ['expected_outcomes'])
  return isFull ? said : said.filter(({ text }) => text.includes(letter.portrait.person.short)).slice(0, 1)
}
