import { isBlank, LINE, PASSAGE, webAddress } from '#domain/field.ts'
import { readDate } from './date.ts'

/** A piece of an entry in the making: fields that the file fills, what to tell the person, and dates that no field can hold. */
export interface Piece {
  fields: Record<string, unknown>
  notes: string[]
  said: string[]
}

const NOTHING: Piece = { fields: {}, notes: [], said: [] }

export const all = (...pieces: readonly Piece[]): Piece => ({
  fields: Object.assign({}, ...pieces.map(({ fields }) => fields)) as Piece['fields'],
  notes: pieces.flatMap(({ notes }) => notes),
  said: pieces.flatMap(({ said }) => said),
})

export const note = (text: string): Piece => ({ ...NOTHING, notes: [text] })
export const when = (wanted: boolean, piece: Piece): Piece => (wanted ? piece : NOTHING)

export const set = (name: string, value: unknown): Piece =>
  isBlank(value) ? NOTHING : { ...NOTHING, fields: { [name]: value } }

const cut = (text: string, max: number) => text.slice(0, max).toWellFormed().trim()

/** A line of text; what is longer than a field takes loses its end. */
export const line = (name: string, value: string): Piece =>
  value.length <= LINE
    ? set(name, value)
    : all(set(name, cut(value, LINE)), note(`A text is longer than ${LINE} characters; its end was cut.`))

export const passage = (name: string, value: string): Piece => set(name, cut(value, PASSAGE))

/** An address of a page; what is none is told. */
export function address(name: string, value: string): Piece {
  const found = value === '' || value.length > LINE ? null : webAddress(value)
  if (found !== null) return set(name, found)
  return when(value !== '', note(`The file gives the address “${cut(value, 100)}”, which is no web address.`))
}

/** A day, only where the file gives one; what it gives instead stays with the entry. `label` begins no sentence: "start". */
export function date(name: string, text: string, label: string): Piece {
  const { day, known, said } = readDate(text)
  if (day !== null) return set(name, day)
  if (said === '') return NOTHING
  const short = cut(said, 40)
  const only = known.length === 4 ? `the year ${short}` : known === '' ? `“${short}”` : short
  return { fields: {}, notes: [`The file gives only ${only} (${label}). Enter the date.`], said: [`${label} ${short}`] }
}

/** A stretch of time that may go on. */
export function span(start: string, end: string, current: string): Piece {
  const last = readDate(end)
  return all(
    date('start_date', start, 'start'),
    last.goesOn ? set('is_current', true) : date('end_date', end, 'end'),
    when(end === '' && start !== '', note(`The file gives no end date. Enter it, or tick “${current}”.`)),
  )
}
