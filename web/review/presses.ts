import type { Block } from '#domain/document.ts'
import { isEditable } from '#domain/editable.ts'
import { sentencesOf } from '../pages/document/block-words.tsx'
import { placeOf, type Answer, type Item, type Place, type Point } from './points.ts'
import { printedSentence, withSentence } from './sentence-text.ts'

/** What becomes of a sentence. */
export type Settled = 'confirmed' | 'left_out' | 'open'

/** What a person does by one press. */
export type Press =
  | { kind: 'settle'; points: readonly string[]; as: Settled; name: string }
  | {
      kind: 'edit'
      place: Place
      points: readonly string[]
      /** The sentences as they are printed, whose place the new words take. */
      before: readonly string[]
      after: string
      /** Who confirms what was typed; nobody confirms what is taken back. */
      name: string | null
    }

/** A press on its way to the server, or done. */
export interface Step {
  number: number
  press: Press
  /** ISO. */
  at: string
  /** How the points stood before. */
  back: Settled
  /** The sentences that an edit made, once the server has answered. */
  made: readonly string[]
  /** False of what follows from another press and is taken back with it. */
  isOwn: boolean
  /** The edit that this takes back. */
  undoes?: Step
}

export const settledBy = (answer: Answer | null): Settled =>
  answer === null ? 'open' : answer.left_out ? 'left_out' : 'confirmed'

/** What goes out in one call: of several presses about a point the last counts. */
export interface Batch {
  name?: string
  confirm: string[]
  leave_out: string[]
  reopen: string[]
}

export function batchOf(steps: readonly Step[], known: ReadonlySet<string>): Batch {
  const last = new Map<string, Settled>()
  let name: string | undefined
  for (const { press } of steps) {
    if (press.kind !== 'settle') continue
    if (press.name !== '') name = press.name
    for (const point of press.points) if (known.has(point)) last.set(point, press.as)
  }
  const those = (as: Settled) => [...last].flatMap(([point, settled]) => (settled === as ? [point] : []))
  return {
    ...(name !== undefined && { name }),
    confirm: those('confirmed'),
    leave_out: those('left_out'),
    reopen: those('open'),
  }
}

export const isEmpty = ({ confirm, leave_out, reopen }: Batch): boolean =>
  confirm.length + leave_out.length + reopen.length === 0

/** The points as they are shown while the server has not answered. */
export function shownAfter(points: readonly Point[], waiting: readonly Step[], as: Answer['as']): readonly Point[] {
  if (waiting.length === 0) return points
  const answers = new Map<string, Answer | null>()
  for (const { press, at } of waiting) {
    const left_out = press.kind === 'settle' && press.as === 'left_out'
    const answer = press.kind === 'settle' && press.as === 'open' ? null : { by: press.name ?? '', at, as, left_out }
    for (const point of press.points) answers.set(point, answer)
  }
  return points.map((point) => {
    const answer = answers.get(point.id)
    return answer === undefined ? point : { ...point, answer }
  })
}

/** Words that stand in the place of a sentence while the server has not answered. */
export const typedIn = (waiting: readonly Step[]): ReadonlyMap<string, string> =>
  new Map(waiting.flatMap(({ press }) => (press.kind === 'edit' ? [[placeOf(press.place), press.after] as const] : [])))

/** The sentences of a block as they are printed. */
export function printedIn(blocks: readonly Block[], id: string): string[] {
  const block = blocks.find((one) => isEditable(one) && one.id === id)
  return block !== undefined && isEditable(block) ? sentencesOf(block).map(printedSentence) : []
}

/** The paragraph's text with new words in the place of sentences; undefined where these are no longer there. */
export function textAfter(
  blocks: readonly Block[],
  { place, before, after }: Extract<Press, { kind: 'edit' }>,
): string | undefined {
  const block = blocks.find((one) => isEditable(one) && one.id === place.block)
  if (block === undefined || !isEditable(block)) return undefined
  const there = sentencesOf(block).map(printedSentence)
  const first = before[0] ?? ''
  const at = there[place.sentence] === first ? place.sentence : there.indexOf(first)
  if (at < 0 || before.some((text, index) => there[at + index] !== text)) return undefined
  return withSentence(block, at, after, before.length)
}

/** The points that a press about an item is about. */
export const pointsOf = (items: readonly Item[]): string[] => items.flatMap(({ points }) => points)
