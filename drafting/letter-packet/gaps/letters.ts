import { missingItems } from '#domain/recommender.ts'
import type { Gap } from '../packet.ts'
import { counted } from './in-words.ts'
import type { Standing } from './standing.ts'

/** How many letters filings usually carry; more than the most look weak. */
const USUAL = { least: 4, most: 8 }

const writerIn = ({ writers }: Standing, id: number): string => writers.find((one) => one.id === id)?.name ?? ''

export function* sharedWords(standing: Standing): Generator<Gap> {
  for (const { writers, letters, percent, passages } of standing.overlaps) {
    const [first] = passages
    if (first === undefined) continue
    const [one, other] = writers.map((id) => writerIn(standing, id))
    yield {
      kind: 'shared words',
      severity: 'must',
      text: `The letters of ${one} and ${other} have ${counted(passages.length, 'passage')} in the same words, up to ${Math.max(...percent)} % of a letter.`,
      todo: 'Let one of the two say it in their own words, or leave it to the other.',
      action: 'Open the passage',
      to: { page: 'document', letter: letters[0], block: first.sides[0].block },
    }
  }
}

export function* numberOf({ writers }: Standing): Generator<Gap> {
  if (writers.length < USUAL.least)
    yield {
      kind: 'few letters',
      severity: 'should',
      text: `You have ${counted(writers.length, 'recommender')}.`,
      todo: 'Four to six is usual, each with something else to tell.',
      action: 'Add a recommender',
      to: { page: 'recommenders' },
    }
  if (writers.length > USUAL.most)
    yield {
      kind: 'many letters',
      severity: 'should',
      text: `You have ${writers.length} recommenders.`,
      todo: 'More than seven or eight letters look weak: keep those that tell most.',
      action: 'Look at the recommenders',
      to: { page: 'recommenders' },
    }
}

export function* letters({ writers, asked }: Standing): Generator<Gap> {
  for (const { id, name, letter, is_drafting, is_signed } of writers) {
    if (letter !== null || is_drafting || is_signed) continue
    const missing = missingItems([...(asked.find(({ referee_id }) => referee_id === id)?.items ?? [])])
    yield {
      kind: 'no draft',
      severity: 'should',
      text: `${name} has no letter yet.`,
      todo: missing.length === 0 ? 'Have it drafted.' : `Choose ${missing.join(', ')}, then have it drafted.`,
      action: missing.length === 0 ? 'Draft it' : 'Choose',
      to: { page: 'choices', referee: id },
    }
  }
  for (const { name, letter, is_signed } of writers)
    if (letter?.stale)
      yield {
        kind: 'stale',
        severity: 'should',
        text: `Your profile has changed since ${name}’s letter was written.`,
        todo: is_signed
          ? 'Look at what changed, and whether the signed letter still says what is so.'
          : 'Look at what changed, and draft the sections that rest on it again.',
        action: 'Open the letter',
        to: { page: 'document', letter: letter.id },
      }
  // What is open in a draft is settled once its writer has signed.
  for (const { id, name, letter, is_signed } of writers) {
    if (letter === null || is_signed) continue
    yield letter.open > 0
      ? {
          kind: 'open points',
          severity: 'must',
          text: `${name}’s letter has ${counted(letter.open, 'open point')} and is not signed.`,
          todo: 'Most are questions that only the writer can answer. Then let the writer correct and sign it.',
          action: 'See what is open',
          to: { page: 'open points', letter: letter.id },
        }
      : {
          kind: 'not signed',
          severity: 'must',
          text: `${name}’s letter is not signed.`,
          todo: 'Let the writer read, correct and sign it, then upload it.',
          action: 'Upload the signed letter',
          to: { page: 'signed', referee: id },
        }
  }
}
