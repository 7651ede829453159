import type { Block, Cell, Column, Inline } from '#documents/document.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import type { Naming } from './naming.ts'
import type { Person } from './person.ts'
import { americanQuotes, missing, tidied, withExhibits, words, type Phrase, type Slots } from './phrase.ts'
import { recast } from './recast.ts'
import { Said } from './said.ts'
import { standsAlone } from './stands-alone.ts'
import type { Told } from './told.ts'
import { personSlots, Voice } from './voice.ts'
import { embedded } from './wording.ts'

/** Sections whose papers prove what a sentence states of their entries. */
const STATED = /^(?:academichistory|academicprojects|professionalprojects|evidence|futureplan|referees|derived)$/

/** Builds a document's blocks sentence by sentence; keeps what was said, which frames were used and what is cited. */
export class Composer {
  readonly blocks: Block[] = []
  readonly voice: Voice
  readonly said = new Said()
  /** How the document calls the projects; titles that the applicant's sentences quote follow it. */
  naming: Naming | undefined
  private readonly person: Person
  private readonly caseFile: CaseFile
  private readonly facts: ReadonlyMap<string, Fact>
  private ids = 0
  private pending: Phrase[] = []
  private headingId = 'opening'
  private named = false
  /** A recommender does not cite the petition's exhibits. */
  private readonly citesExhibits: boolean

  constructor(caseFile: CaseFile, person: Person, seed: number, slots: Slots = {}, rank?: number) {
    this.caseFile = caseFile
    this.person = person
    this.facts = new Map(caseFile.facts.map((fact) => [fact.id, fact]))
    this.voice = new Voice(seed, { ...personSlots(person), ...slots }, rank)
    this.citesExhibits = rank === undefined
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
    this.blocks.push({ kind: 'paragraph', id: this.nextId(), sentences: this.pending.map(printed) })
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

  /** Adds a sentence as it stands, with the papers that prove the entries it rests on. */
  add(sentence: Phrase, exhibits: number[] = []): void {
    if (sentence.sources.some((id) => this.person.sources.includes(id))) this.named = true
    this.pending.push(this.citesExhibits ? withExhibits(sentence, [...this.papersOf(sentence), ...exhibits]) : sentence)
  }

  /** Papers of the entries whose facts a sentence states; of a post, the resume. */
  private papersOf({ inlines, sources }: Phrase): number[] {
    // A sentence on the law takes its authority, and no paper beside it.
    if (inlines.some(({ kind }) => kind === 'authority')) return []
    const { application } = this.caseFile.profile
    const facts = sources.flatMap((id) => this.facts.get(id) ?? [])
    const papers = facts.flatMap((fact) => (STATED.test(fact.section) ? fact.exhibits : []))
    const resume = facts.some(({ section, field }) => section === 'professionalhistory' && field !== 'required_skills')
      ? this.caseFile.exhibitsOf('application', application.id).map(({ number }) => number)
      : []
    return [...new Set([...resume, ...papers])].sort((a, b) => a - b)
  }

  /** Adds the next frame of a bank whose facts are held. */
  say(bank: readonly string[], slots: Slots = {}, exhibits: number[] = []): boolean {
    const sentences = this.voice.say(bank, slots)
    sentences.forEach((sentence, at) => this.add(sentence, at === sentences.length - 1 ? exhibits : []))
    return sentences.length > 0
  }

  /** Asks for a fact that the case file lacks, as a sentence of its own. */
  ask(what: string, path?: string): void {
    this.pending.push(missing(what, path))
  }

  /**
   * Tells up to `most` of the applicant's own sentences that were not told yet, turned to the third person; the first
   * names the applicant unless the paragraph has done so.
   */
  tell(told: readonly Told[], most = Number.POSITIVE_INFINITY): number {
    let count = 0
    for (const one of this.untold(told)) {
      if (count >= most) break
      if (this.said.has(one.text)) continue
      this.add(this.inThirdPerson(one), one.exhibits)
      this.said.add(one.text)
      count++
    }
    return count
  }

  /** Tells one of the applicant's sentences inside a frame that says where it comes from: "As the article reports, …". */
  tellIn(bank: readonly string[], told: Told): boolean {
    if (this.said.has(told.text)) return false
    const { inlines, sources } = this.inThirdPerson(told)
    const [first, ...rest] = inlines
    if (first?.kind !== 'text') return false
    const inside = { inlines: [{ ...first, text: embedded(first.text) }, ...rest], sources }
    if (!this.say(bank, { told: inside })) return false
    this.said.add(told.text)
    return true
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
    const text = recast(this.naming?.settled(told.text) ?? told.text, { person: this.person, byName: !this.named })
    const named = text.includes(this.person.short)
    if (named) this.named = true
    return words(text, named ? [...told.sources, ...this.person.sources] : told.sources)
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

/** A sentence as it is printed. */
const printed = ({ inlines, sources }: Phrase): Phrase => ({ inlines: americanQuotes(tidied(inlines)), sources })
