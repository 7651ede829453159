import type { CardKind } from '#domain/fact-card.ts'
import type { Entry } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import type { Variation } from '../writing.ts'
import type { Letter } from './letter.ts'
import { isNamedIn } from './writer.ts'

/** How many facts of an entry a letter tells; of one that is not listed, all. */
export const MOST: Readonly<Record<Variation['length'], { works: number; facts: number; papers: number }>> = {
  shorter: { works: 2, facts: 3, papers: 1 },
  usual: { works: 4, facts: 7, papers: 3 },
  fuller: { works: Number.POSITIVE_INFINITY, facts: Number.POSITIVE_INFINITY, papers: 5 },
}

/** The strongest kinds of statement first: what is left out of a letter is the weakest. */
const STRENGTH: readonly CardKind[] = [
  'made',
  'led',
  'did',
  'result',
  'use',
  'plan',
  'recognition',
  'need',
  'background',
]

const strength = ({ card }: Told): number => STRENGTH.indexOf(card?.kind ?? 'background')

/** "Dr. Halmos’s supervisor" may be the very person who writes. */
const OF_APPLICANT =
  /(?:’s?|\b(?:her|his|their)) (?:\p{L}+ )?(?:supervisor|advis[eo]r|professor|mentor|boss|manager|director)\b/iu

/** A statement that names the letter’s writer, or may mean the writer, is the writer’s own to make. */
const isOfWriter = ({ text }: Told, { row, knowsPerson }: Letter): boolean =>
  isNamedIn({ ...row, organization: '' }, text) || (knowsPerson && OF_APPLICANT.test(text))

/** A note that is not settled yet is its author’s to make clear, and not the letter’s writer’s. */
export const isStatement = ({ card }: Told): boolean => card !== undefined && card.state !== 'asks'

/** The facts of an entry that fall to this writer, in the order of its passages; where none does, what no other letter has told. */
export function factsOf(letter: Letter, entry: Entry, fields: readonly string[]): Told[] {
  const { share, variation } = letter
  const statements = fields.map((field) =>
    entry.told(field).filter((one) => isStatement(one) && !isOfWriter(one, letter)),
  )
  const mine = statements.flatMap((told) => share.mine(told))
  const told = mine.length > 0 ? mine : statements.flatMap((told) => share.left(told))
  const strongest = told.toSorted((a, b) => strength(a) - strength(b)).slice(0, MOST[variation.length].facts)
  return told.filter((one) => strongest.includes(one))
}

/** Statements in which the writer is named, which the writer is asked about. */
export const ofWriter = (letter: Letter, entry: Entry, fields: readonly string[]): Told[] =>
  fields.flatMap((field) => entry.told(field).filter((one) => isStatement(one) && isOfWriter(one, letter)))
