import { FABRICATIONS } from '../corpus/case.ts'
import { isFalse, type Outcome, passes } from './outcomes.ts'
import { shareInWords, shareOf } from './wilson.ts'

/** The figures of a run at this threshold, a line each. Sentences are never printed. */
export function figuresOf(outcomes: readonly Outcome[], threshold: number): string[] {
  const share = (some: readonly Outcome[], holds: (one: Outcome) => boolean): string =>
    shareInWords(shareOf(some.filter(holds).length, some.length))
  const caught = (one: Outcome): boolean => !passes(one, threshold)
  const groups: [string, Outcome[]][] = [
    ['tuned', outcomes.filter(({ corpus }) => corpus !== 'held-apart')],
    ['unseen', outcomes.filter(({ corpus }) => corpus === 'held-apart')],
  ]
  const unread = outcomes.filter(({ ruling }) => ruling?.verdict === 'unread').length
  const unasked = outcomes.filter(({ ruling }) => ruling === undefined).length
  return [
    `${outcomes.length} sentences; no verdict on ${unread}; not asked about ${unasked}, for which no source was found`,
    ...groups.flatMap(([name, some]) => {
      const fabricated = some.filter(isFalse)
      const truthful = some.filter((one) => !isFalse(one))
      const kinds = FABRICATIONS.flatMap((kind) => {
        const own = fabricated.filter((one) => one.kind === kind)
        return own.length === 0 ? [] : [`  ${kind.padEnd(18)}${share(own, caught)}`]
      })
      return [
        `${name}: false sentences that do not pass, by kind`,
        ...kinds,
        `  recall            ${share(fabricated, caught)}`,
        `  recall with rules ${share(fabricated, (one) => caught(one) || one.isMarked)}`,
        `  false flags       ${share(truthful, caught)}`,
        `  with rules        ${share(truthful, (one) => caught(one) || one.isMarked)}`,
      ]
    }),
  ]
}
