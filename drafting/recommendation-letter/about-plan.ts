import { quotedTitle } from '../builtin/entries.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import { isQuoted } from '../cards/wordings.ts'
import { answer, answers } from './answer.ts'
import { ENDEAVOR } from './frames.ts'
import type { Letter } from './letter.ts'
import { ENDEAVOR_QUESTION } from './questions.ts'
import { say } from './say.ts'

/** The endeavor ahead by its title and by what is planned, and what the writer thinks of it. */
export function ahead(letter: Letter): void {
  const { write, endeavor, goals } = letter
  if (endeavor !== undefined) say(letter, ENDEAVOR, { title: quotedTitle(endeavor, 'title') })
  write.insist(substanceOf(letter))
  if (endeavor !== undefined && goals.includes('national_interest')) answer(letter, 'endeavor', ENDEAVOR_QUESTION)
  else answers(letter, 'endeavor')
  write.close()
}

/** One statement of the endeavor’s own plan, in the letter that tells of it: clean, about the applicant, and to be read by itself. */
function substanceOf({ plan, share, portrait }: Letter): Told[] {
  if (plan === undefined || !share.isMine(plan)) return []
  const { short } = portrait.person
  return ['plans', 'expected_outcomes']
    .map((field) => plan.told(field))
    .filter((told) => told.every(({ card }) => card.state !== 'asks' && !isQuoted(card.text)))
    .flat()
    .filter(({ text }) => text.includes(short) && standsAlone(text))
    .slice(0, 1)
}
