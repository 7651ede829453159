import type { Block, Cell, Column, Inline } from '#documents/document.ts'
import type { CaseFile } from '../case-file.ts'
import type { Person } from './person.ts'
import { americanQuotes, filled, missing, tidied, withExhibits, words, type Phrase, type Slots } from './phrase.ts'
import { recast } from './recast.ts'
import { Said } from './said.ts'
import { standsAlone } from './stands-alone.ts'
import type { Told } from './told.ts'
import { personSlots, Voice, type Part } from './voice.ts'

/** Builds a document's blocks sentence by sentence; keeps what was said, which frames were used and what is cited. */
export class Composer {
  readonly blocks: Block[] = []
  readonly voice: Voice
  readonly said = new Said()
  private readonly person: Person
  private readonly caseFile: CaseFile
  private ids = 0
  private pending: Phrase[] = []
  private headingId = 'opening'
  private named = false
  /** A recommender does not cite the petition's exhibits. */
  private readonly citesExhibits: boolean

  constructor(caseFile: CaseFile, person: Person, seed: number, slots: Slots = {}, part?: Part) {
    this.caseFile = caseFile
    this.person = person
    this.voice = new Voice(seed, { ...personSlots(person), ...slots }, part)
    this.citesExhibits = part === undefined
  }

  heading(level: 1 | 2 | 3, text: string): void {
    this.close()
    this.headingId = text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    this.blocks.push({ kind: 'heading', level, id: `${this.headingId}-${++this.ids}`, text })
  }

  /** Ends the paragraph that is being written. */
  close(): void {
    this.named = false
    if (this.pending.length === 0) return
    this.blocks.push({ kind: 'paragraph', id: this.nextId(), sentences: citedOnce(this.pending) })
    this.pending = []
  }

  nextId(): string {
    return `${this.headingId}-${++this.ids}`
  }

  block(block: Block): void {
    this.close()
    this.blocks.push(block)
  }

  table(caption: string, columns: Column[], rows: Cell[][]): void {
    this.block({ kind: 'table', id: this.nextId(), caption, columns, rows })
  }

  /** True where the paragraph being written holds nothing yet. */
  get empty(): boolean {
    return this.pending.length === 0
  }

  /** How many sentences the paragraph being written holds. */
  get sentences(): number {
    return this.pending.length
  }

  /** Adds a sentence as it stands. */
  add(sentence: Phrase | undefined, exhibits: number[] = []): boolean {
    if (sentence === undefined) return false
    if (sentence.sources.some((id) => this.person.sources.includes(id))) this.named = true
    this.pending.push(this.citesExhibits ? withExhibits(sentence, exhibits) : sentence)
    return true
  }

  /** Adds the next frame of a bank whose facts are held. */
  say(bank: readonly string[], slots: Slots = {}, exhibits: number[] = []): boolean {
    return this.add(this.voice.say(bank, slots), exhibits)
  }

  /** Adds a frame without taking it from a bank: for the one sentence that has its place. */
  state(frame: string, slots: Slots = {}, exhibits: number[] = []): boolean {
    return this.say([frame], slots, exhibits)
  }

  /** Asks for a fact that the case file lacks, as a sentence of its own. */
  ask(what: string, path?: string): void {
    this.pending.push(missing(what, path))
  }

  /**
   * Tells up to `most` of the applicant's own sentences that were not told yet, turned to the third person; the first
   * names the applicant unless the paragraph has done so. Cites the papers of the entry at the last of them.
   */
  tell(told: readonly Told[], most = Number.POSITIVE_INFINITY): number {
    let count = 0
    let last: { phrase: Phrase; exhibits: number[] } | undefined
    const flush = (exhibits: number[]) => {
      if (last !== undefined) this.add(last.phrase, exhibits)
    }
    for (const one of this.untold(told)) {
      if (count >= most) break
      if (this.said.has(one.text)) continue
      const phrase = this.inThirdPerson(one)
      flush([])
      last = { phrase, exhibits: one.exhibits }
      this.said.add(one.text)
      count++
    }
    if (last !== undefined) flush(last.exhibits)
    return count
  }

  /** True where some of these can be told, and are not only questions. */
  hasMore(told: readonly Told[]): boolean {
    return this.untold(told).some((one) => !isQuestion(one))
  }

  /** Those that were not told yet, less those that point back at one that is left out. */
  untold(told: readonly Told[]): Told[] {
    let gap = false
    return told.filter((one, index) => {
      const before = told[index - 1]
      const starts = before === undefined || before.field !== one.field || before.entry !== one.entry
      if (starts) gap = false
      const fits = !this.said.has(one.text) && !(gap && !standsAlone(one.text))
      gap = !fits
      return fits
    })
  }

  /** One sentence of the profile as it stands in the document. */
  private inThirdPerson(told: Told): Phrase {
    const marks = /\[Missing: ([^\]]+)\]/.exec(told.text)
    if (marks !== null) return missing(marks[1] ?? '', `${told.section}.${told.entry}.${told.field}`)
    const text = recast(told.text, { person: this.person, byName: !this.named })
    const named = text.includes(this.person.short)
    if (named) this.named = true
    return words(text, named ? [...told.sources, ...this.person.sources] : told.sources)
  }

  /** What a frame says without taking it from a bank; for a part of a sentence. */
  part(frame: string, slots: Slots): Phrase | undefined {
    return filled(frame, { ...personSlots(this.person), ...slots })
  }

  /** Numbers of the exhibits that the text cites so far. */
  cited(): Set<number> {
    const numbers = (inlines: Inline[]) =>
      inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : []))
    const sentences = this.blocks.flatMap((block) => {
      if (block.kind === 'paragraph' || block.kind === 'quote')
        return block.sentences.flatMap((s) => numbers(s.inlines))
      if (block.kind === 'list') return block.items.flat().flatMap((s) => numbers(s.inlines))
      return block.kind === 'table' ? block.rows.flat().flatMap(numbers) : []
    })
    return new Set([...sentences, ...this.pending.flatMap((sentence) => numbers(sentence.inlines))])
  }

  get exhibits(): CaseFile['exhibits'] {
    return this.caseFile.exhibits
  }
}

/** A mark that an earlier draft left in a field. */
export const isQuestion = ({ text }: Told): boolean => text.startsWith('[Missing: ')

/** Within a paragraph an exhibit is cited at the last sentence that rests on it. */
function citedOnce(sentences: Phrase[]): Phrase[] {
  const later = new Set<number>()
  return sentences
    .toReversed()
    .map((sentence) => {
      const kept = sentence.inlines.filter((inline) => inline.kind !== 'exhibit' || !later.has(inline.number))
      for (const inline of kept) if (inline.kind === 'exhibit') later.add(inline.number)
      return { inlines: americanQuotes(tidied(kept)), sources: sentence.sources }
    })
    .toReversed()
}
