import type { Entry } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import { isQuoted } from '../cards/wordings.ts'
import type { Variation } from '../writing.ts'
import type { Letter } from './letter.ts'
import { isNamedIn } from './writer.ts'

/** How many works a letter tells, how many it asks about, and how many sentences of a field it states. */
export const MOST: Readonly<Record<Variation['length'], { works: number; sentences: number }>> = {
  shorter: { works: 2, sentences: 1 },
  usual: { works: 3, sentences: 3 },
  fuller: { works: Number.POSITIVE_INFINITY, sentences: Number.POSITIVE_INFINITY },
}
/** A letter asks its writer about the writer, the tie and the endeavor too, and of no more than six things. */
export const MOST_ASKED = 3

/** "Dr. Halmos’s supervisor" may be the very person who writes. */
const OF_APPLICANT =
  /(?:’s?|\b(?:her|his|their)) (?:\p{L}+ )?(?:supervisor|advis[eo]r|professor|mentor|boss|manager|director)\b/iu

/** A statement that names the letter’s writer, or may mean the writer, is the writer’s own to make. */
const isOfWriter = (text: string, { row, knowsPerson }: Letter): boolean =>
  isNamedIn({ ...row, organization: '' }, text) || (knowsPerson && OF_APPLICANT.test(text))

/** The statements of a field that can stand in somebody else’s letter: clean ones in the third person, and never quotations. */
function clean(letter: Letter, entry: Entry, field: string): Told[] {
  const told = entry.told(field)
  return told.some(({ card }) => card.state === 'asks' || isQuoted(card.text))
    ? []
    : told.filter(({ text, card }) => !isOfWriter(text, letter) && !letter.isSaid.has(card.id))
}

/**
 * The statements of an entry that this letter makes: what the applicant set out to do and did, and what came of it. A result
 * is stated behind the act alone, since it leans on it.
 */
export function statementsOf(
  letter: Letter,
  entry: Entry,
  acts: readonly string[],
  results: readonly string[],
): Told[] {
  if (!letter.share.isMine(entry)) return []
  const { short } = letter.portrait.person
  const { sentences } = MOST[letter.variation.length]
  const within = (field: string): Told[] => {
    const told = clean(letter, entry, field)
    return told.some(({ text }) => text.includes(short)) ? told.slice(0, sentences) : []
  }
  const done = acts.flatMap(within)
  return done.length === 0
    ? []
    : [...done, ...results.flatMap((field) => clean(letter, entry, field).slice(0, sentences))]
}
