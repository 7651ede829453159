import type { FactCard } from '#domain/fact-card.ts'
import { asStated } from '../builtin/composer.ts'
import type { Phrase } from '../builtin/phrase.ts'
import type { Told } from '../builtin/told.ts'

/** What the endeavors of a run have said so far. */
export class RunOfTen {
  /** Statements that one of them argues with. */
  readonly argued = new Set<string>()
  /** How often a statement was recalled. */
  readonly recalled = new Map<string, number>()
}

/** What one endeavor says of the record: no statement twice, and none that another of the ten has taken for its own argument. */
export class Telling {
  private readonly own = new Set<string>()
  private readonly run: RunOfTen

  constructor(run: RunOfTen) {
    this.run = run
  }

  /** True of a statement that is free for this endeavor’s argument. */
  isFree = ({ text }: Told): boolean => !this.own.has(text) && !this.run.argued.has(text)

  /** Up to `most` statements that no other endeavor argues with, in their own order. */
  argue(told: readonly Told[], most = Number.POSITIVE_INFINITY): Phrase[] {
    const chosen = told.filter(this.isFree).slice(0, most)
    for (const { text } of chosen) this.run.argued.add(text)
    return this.said(chosen)
  }

  /**
   * Up to `most` statements of what was done and what came of it, those first that the others recall least. A note is asked
   * about in one of the ten.
   */
  recall(told: readonly Told[], most = Number.POSITIVE_INFINITY): Phrase[] {
    const timesOf = ({ text }: Told): number => this.run.recalled.get(text) ?? 0
    const free = told.filter((one) => !this.own.has(one.text) && !(isAsked(one.card) && timesOf(one) > 0))
    const least = free.toSorted((a, b) => timesOf(a) - timesOf(b)).slice(0, most)
    const chosen = told.filter((one) => least.includes(one))
    for (const one of chosen) this.run.recalled.set(one.text, timesOf(one) + 1)
    return this.said(chosen)
  }

  private said(chosen: readonly Told[]): Phrase[] {
    for (const { text } of chosen) this.own.add(text)
    return chosen.map(asStated)
  }
}

export const isAsked = ({ state }: FactCard): boolean => state === 'asks'

/** True of a passage that is quoted as it was typed. */
export const isQuoted = ({ origin, about, sources, text }: FactCard): boolean =>
  origin === 'entered' && about === 'applicant' && text !== sources.map(({ words }) => words).join(' ')
