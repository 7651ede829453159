import { isSaid } from './said.ts'
import type { Told } from './told.ts'

/** Fewer numbered paragraphs are no row, and may be the steps of one matter. */
const FEWEST = 3
const NUMBER = /^(?:• )?\(?(\d{1,2})[.)]\s/

const numberOf = ({ at, text }: Told): number | null => {
  const number = at === 0 ? NUMBER.exec(text)?.[1] : undefined
  return number === undefined ? null : Number(number)
}

/** Of one numbered paragraph, to the next: something is asked for, and the officer says why. */
const isPoint = (item: readonly Told[]): boolean =>
  item.some(({ role }) => role === 'request') && item.some((one) => one.role === 'finding' || isSaid(one))

/** Where the numbered paragraphs of a row begin that are points of their own, each with its reason and what it asks for. */
function startsIn(told: readonly Told[]): Set<number> {
  const starts = new Set<number>()
  const numbered = told.flatMap((one, at) => {
    const number = numberOf(one)
    return number === null ? [] : [{ at, number }]
  })
  for (let from = 0; from < numbered.length;) {
    let to = from + 1
    while (to < numbered.length && numbered[to]?.number === (numbered[to - 1]?.number ?? 0) + 1) to += 1
    const row = numbered.slice(from, to)
    const items = row.map(({ at }, place) => told.slice(at, row[place + 1]?.at ?? nextBlock(told, at)))
    if (row.length >= FEWEST && items.filter(isPoint).length * 2 > items.length)
      for (const { at } of row) starts.add(at)
    from = to
  }
  return starts
}

const nextBlock = (told: readonly Told[], at: number): number => {
  const next = told.findIndex(({ block }, place) => place > at && block !== told[at]?.block)
  return next === -1 ? told.length : next
}

/** What the officer numbers apart is apart: each paragraph of such a row stands as under a heading of its own. */
export function withRows(told: readonly Told[]): Told[] {
  const starts = startsIn(told)
  let more = 0
  let inRow = false
  return told.map((one, at) => {
    const begins = starts.has(at)
    if (begins) more += 1
    inRow = begins || (inRow && one.block === told[at - 1]?.block)
    return more === 0 ? one : { ...one, section: one.section + more, ...(inRow && { row: true as const }) }
  })
}
