import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { diffArrays, diffWordsWithSpace } from 'diff'

export interface Piece {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** A block as it was and as it is: its words in reading order, each kept, added or removed. */
export interface BlockDifference {
  key: string
  look: 'heading' | 'quote' | 'text'
  state: 'same' | 'changed' | 'added' | 'removed'
  pieces: Piece[]
}

interface Told {
  id: string
  look: BlockDifference['look']
  text: string
}

const told = (blocks: readonly Block[]): Told[] =>
  blocks
    .filter((block) => block.kind !== 'page-break')
    .map((block) => ({
      id: block.id,
      look: block.kind === 'heading' || block.kind === 'quote' ? block.kind : ('text' as const),
      text: blockText(block),
    }))

const whole = (block: Told, state: 'same' | 'added' | 'removed', at: number): BlockDifference => ({
  key: `${state}-${at}-${block.id}`,
  look: block.look,
  state,
  pieces: [{ text: block.text, change: state }],
})

const changeOf = ({ added, removed }: { added?: boolean; removed?: boolean }): Piece['change'] =>
  added ? 'added' : removed ? 'removed' : 'same'

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** So few words between two changes belong to them: what is left of a rewritten clause by chance is no anchor. */
const TOO_FEW_TO_STAND = 3

/** Changes with next to nothing between them as one: all that went, then all that came. */
function gathered(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  let removed = ''
  let added = ''
  const close = () => {
    if (removed !== '') result.push({ text: removed, change: 'removed' })
    if (added !== '') result.push({ text: added, change: 'added' })
    removed = ''
    added = ''
  }
  pieces.forEach(({ text, change }, at) => {
    const within = at > 0 && at < pieces.length - 1
    if (change === 'same' && !(within && wordsIn(text) < TOO_FEW_TO_STAND)) {
      close()
      result.push({ text, change })
      return
    }
    if (change !== 'added') removed += text
    if (change !== 'removed') added += text
  })
  close()
  return result
}

/** Words as one reads them: a change of a few letters shows the whole word. */
export const wordPieces = (before: string, after: string): Piece[] =>
  gathered(diffWordsWithSpace(before, after).map((part) => ({ text: part.value, change: changeOf(part) })))

/** Two blocks of which more than this part is gone read better one after the other than word by word. */
const UNRECOGNISABLE = 0.6

function rewritten(pieces: readonly Piece[]): boolean {
  const length = (change: Piece['change']) =>
    pieces.reduce((sum, piece) => sum + (piece.change === change ? piece.text.trim().length : 0), 0)
  const removed = length('removed')
  return removed > 0 && removed / (removed + length('same')) > UNRECOGNISABLE
}

/** The blocks that were taken away beside those that stand there now: the same place first, then the same order. */
function pairs(removed: Told[], added: Told[]): [Told | undefined, Told | undefined][] {
  const left = removed.filter((old) => !added.some((fresh) => fresh.id === old.id))
  const partners = added.map((fresh) => {
    const same = removed.find((old) => old.id === fresh.id)
    if (same !== undefined) return same
    const alike = left.findIndex((old) => old.look === fresh.look)
    return alike < 0 ? undefined : left.splice(alike, 1)[0]
  })
  return [
    ...added.map((fresh, at): [Told | undefined, Told] => [partners[at], fresh]),
    ...left.map((old): [Told, undefined] => [old, undefined]),
  ]
}

/** What changed from one text to another, block by block and word by word. */
export function difference(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  const runs = diffArrays(told(before), told(after), {
    comparator: (a, b) => a.look === b.look && a.text === b.text,
  })
  const result: BlockDifference[] = []
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at]
    if (run === undefined) continue
    if (!run.added && !run.removed) {
      for (const block of run.value) result.push(whole(block, 'same', result.length))
      continue
    }
    const next = runs[at + 1]
    const both = next !== undefined && Boolean(next.added) !== Boolean(run.added) && (next.added || next.removed)
    const removed = run.removed ? run.value : both ? next.value : []
    const added = run.added ? run.value : both ? next.value : []
    if (both) at++
    for (const [old, fresh] of pairs(removed, added)) {
      if (old !== undefined && fresh !== undefined) {
        const pieces = wordPieces(old.text, fresh.text)
        if (!rewritten(pieces)) {
          const key = `changed-${result.length}-${fresh.id}`
          result.push({ key, look: fresh.look, state: 'changed', pieces })
          continue
        }
      }
      if (old !== undefined) result.push(whole(old, 'removed', result.length))
      if (fresh !== undefined) result.push(whole(fresh, 'added', result.length))
    }
  }
  return result
}

/** How many words came and went. */
export function counted(differences: readonly BlockDifference[]): { added: number; removed: number } {
  const pieces = differences.flatMap((block) => block.pieces)
  const count = (change: Piece['change']) =>
    pieces.reduce((sum, piece) => sum + (piece.change === change ? wordsIn(piece.text) : 0), 0)
  return { added: count('added'), removed: count('removed') }
}
