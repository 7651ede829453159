export interface Place {
  start: number
  end: number
  /** The words as they stand. */
  text: string
}

/** A calendar date as far as it was told. */
export interface PartialDate {
  year?: number
  month?: number
  day?: number
  /** Of a season or a part of the year: the months that it may mean. */
  months?: readonly number[]
}

/** A number of a sentence. */
export interface Quantity {
  value: number
  /** `time`: so many years, months, weeks or days. */
  unit: 'percent' | 'time' | null
  /** Whether the writer says that it is no exact one. */
  isAbout: boolean
}

/** What a sentence asserts that a source must hold, by kind. Further kinds join here, each with its reader and its matcher. */
export type Claim = Place &
  (
    | { kind: 'number'; quantity: Quantity }
    | { kind: 'date'; date: PartialDate; asOf: boolean }
    | {
        kind: 'name'
        words: string[]
        /** The first word's capital may be the sentence's own. */ opensSentence: boolean
      }
    | { kind: 'degree'; degree: string }
    | { kind: 'quotation'; words: string }
    | { kind: 'address'; address: string }
    | { kind: 'citation' }
    | { kind: 'never'; why: string }
    | { kind: 'exhibit'; numbers: number[] }
  )

export type ClaimKind = Claim['kind']

/** Something in a sentence that its sources do not hold. */
export interface Finding extends Place {
  kind: ClaimKind | 'source' | 'assertion'
  reason: string
  /** The rule that found it; absent of what is found outside of the rules. */
  rule?: string
}

/** A text of which parts were read already: those are blanked, so that every other place stays where it was. */
export class Unread {
  text: string
  constructor(text: string) {
    this.text = text
  }

  /** The matches of a pattern, which count as read from then on where `keep` says so. */
  *take(
    pattern: RegExp,
    keep: (match: RegExpExecArray) => boolean = () => true,
  ): Generator<{ match: RegExpExecArray; place: Place }> {
    // What was taken is blanked in place, so that the search may go on where it is.
    pattern.lastIndex = 0
    for (let match = pattern.exec(this.text); match !== null; match = pattern.exec(this.text)) {
      if (match[0] === '') {
        pattern.lastIndex += 1
        continue
      }
      if (!keep(match)) continue
      const resume = pattern.lastIndex
      const place = { start: match.index, end: match.index + match[0].length, text: match[0] }
      this.blank(place)
      yield { match, place }
      pattern.lastIndex = resume
    }
  }

  blank({ start, end }: { start: number; end: number }): void {
    this.text = this.text.slice(0, start) + ' '.repeat(end - start) + this.text.slice(end)
  }
}
