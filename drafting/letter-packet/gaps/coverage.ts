import { PRONGS, type Prong } from '#domain/letter-packet.ts'
import { GOALS } from '#domain/recommender.ts'
import type { Contribution, Gap, Writer } from '../packet.ts'
import { ASKED_FOR } from '../prongs.ts'
import { named, quoted } from './in-words.ts'
import type { Standing } from './standing.ts'

/** Whether something is said in a letter, or will be in one that is not drafted yet. */
const reaches = (writer: Writer, { state }: { state: string }): boolean =>
  state === 'told' || (state === 'chosen' && writer.letter === null)

const speaksTo = (writer: Writer, row: string): boolean =>
  writer.contributions.some((mark) => mark.key === row && reaches(writer, mark))
const speaksToProng = (writer: Writer, asked: Prong): boolean =>
  writer.prongs.some((mark) => mark.prong === asked && reaches(writer, mark))

/** “Impact of the work”, the part of a goal's label by which it is called. */
const goalsFor = (prong: Prong): string =>
  GOALS.filter(({ id }) => ASKED_FOR[id].includes(prong))
    .map(({ label }) => quoted(label.replace(/:.*$/, '')))
    .join(' or ')

export function* prongs({ writers }: Standing): Generator<Gap> {
  for (const { prong, name, asks } of PRONGS) {
    if (writers.some((writer) => speaksToProng(writer, prong))) continue
    const asked = writers.find(({ letter, prongs: marks }) => letter && marks.some((mark) => mark.prong === prong))
    yield {
      kind: 'prong',
      severity: 'should',
      text: `No letter speaks to prong ${prong}, ${name.toLowerCase()}: ${asks}.`,
      ...(asked?.letter
        ? {
            todo: `${asked.name} is asked to: add a sentence about it, or draft the letter again.`,
            action: 'Open the letter',
            to: { page: 'document', letter: asked.letter.id } as const,
          }
        : {
            todo: `For a recommender who can, choose the goal ${goalsFor(prong)}.`,
            action: 'Choose a recommender',
            to: { page: 'recommenders' } as const,
          }),
    }
  }
}

export function* contributions({ writers, contributions: rows }: Standing): Generator<Gap> {
  const weighty = rows.filter(({ has_weight }) => has_weight)
  if (weighty.length === 0)
    yield {
      kind: 'no work',
      severity: 'should',
      text: 'Your profile holds no project of which a letter could tell.',
      todo: 'Add the work that your recommenders know: what was wanted, what you did, what came of it.',
      action: 'Add a project',
      to: { page: 'projects' },
    }
  const left = weighty.filter(({ key }) => !writers.some((writer) => speaksTo(writer, key)))
  const isAsked = ({ key }: Contribution) =>
    writers.some(({ letter, contributions: marks }) => letter && marks.some((mark) => mark.key === key))
  const nobodys = left.filter((row) => !isAsked(row))
  if (nobodys.length > 0)
    yield {
      kind: 'contribution',
      severity: 'should',
      text: `No letter speaks to ${named(nobodys.map(({ title }) => quoted(title)))}.`,
      todo: 'Choose it for a recommender who knows it, or leave it out on purpose.',
      action: 'Choose a recommender',
      to: { page: 'recommenders' },
    }
  const askedFor = ({ key }: Contribution): Writer[] =>
    writers.filter(({ contributions: marks }) => marks.some((mark) => mark.key === key))
  const untold = Map.groupBy(left.filter(isAsked), (row) =>
    askedFor(row)
      .map(({ id }) => id)
      .join(' '),
  )
  for (const rowsAlike of untold.values()) {
    const [first] = rowsAlike
    const chosenFor = first === undefined ? [] : askedFor(first)
    const letter = chosenFor.find((writer) => writer.letter)?.letter
    if (!letter) continue
    const titles = named(rowsAlike.map(({ title }) => quoted(title)))
    const writersAsked = named(chosenFor.map(({ name }) => name))
    yield {
      kind: 'chosen and not told',
      severity: 'should',
      text:
        rowsAlike.length === 1
          ? `${titles} is chosen for ${writersAsked}, and no letter tells more of it than its name.`
          : `${titles} are chosen for ${writersAsked}, and no letter tells more of them than their names.`,
      todo: 'That may stand. If a writer knows more of it, the letter can say so; or choose it for somebody who knows it.',
      action: 'Open the letter',
      to: { page: 'document', letter: letter.id },
    }
  }
}

/** Everybody speaks of the endeavor ahead; what sets writers apart is the record. */
const ofRecord = ({ contributions: marks, ...writer }: Writer): string =>
  marks
    .filter((mark) => reaches({ contributions: marks, ...writer }, mark))
    .map(({ key }) => key)
    .filter((key) => !/^(?:endeavors|futureplan)\//.test(key))
    .toSorted()
    .join(' ')

export function* sameThing({ writers }: Standing): Generator<Gap> {
  const alike = Map.groupBy(writers, ofRecord)
  for (const [keys, same] of alike) {
    const [, second] = same
    if (keys === '' || second === undefined) continue
    yield {
      kind: 'same thing',
      severity: 'should',
      text: `${named(same.map(({ name }) => name))} speak to the same contributions and to no other.`,
      todo: 'Give each writer something that only this one can tell.',
      action: 'Choose something else',
      to: { page: 'choices', referee: second.id },
    }
  }
}
