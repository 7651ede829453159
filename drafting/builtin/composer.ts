import type { AskedPapers, Block, Cell, Column, Sentence } from '#domain/document.ts'
import type { FactCard } from '#domain/fact-card.ts'
import { askedOf, isLabeled } from '../cards/passages.ts'
import { ASK_SENTENCE, FROM_NOTES } from '../cards/questions.ts'
import { isSection } from '../case-file/places.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { ACCOUNT } from './account.ts'
import { inlinesOf } from './inlines.ts'
import { namedOnce } from './named-once.ts'
import type { Person } from './person.ts'
import { citedOnce, exhibitsIn, withPages } from './cited.ts'
import { americanQuotes, missing, plain, tidied, withExhibits, words, type Phrase, type Slots } from './phrase.ts'
import { Proof, type Papers } from './proof.ts'
import { singled } from './quoted.ts'
import { Said } from './said.ts'
import { standsAlone } from './stands-alone.ts'
import { isQuotation, type Told } from './told.ts'
import { personSlots, Voice } from './voice.ts'

/** A passage of the record, by its place. */
export const passageOf = ({ section, entry, field }: Told): string => `${section}/${entry}/${field}`

/** Builds a document's blocks sentence by sentence; keeps what was said, which frames were used and what is cited. */
export class Composer {
  readonly blocks: Block[] = []
  readonly voice: Voice
  readonly said = new Said()
  /** The outline's section that is being written; its blocks carry it. */
  section: string | undefined
  private readonly person: Person
  private readonly caseFile: CaseFile
  private readonly proof: Proof
  private ids = 0
  private pending: Phrase[] = []
  private readonly verbatim = new Set<string>()
  /** Tells no more than the first sentences of each passage. */
  brief = false
  /** Tells every sentence of each passage. */
  full = false
  /** The applicant's sentences that were told and that no paper of theirs is seen to hold. */
  readonly unproven: Told[] = []
  /** The facts of the sentences, in whosever words, of which that is so. */
  readonly unprovenFacts: Fact[] = []
  /** Passages of which a paper holds a sentence, as `passageOf` calls them. */
  readonly proven = new Set<string>()
  /** Passages of which the document quotes the paper itself, as `passageOf` calls them. */
  readonly shown = new Set<string>()
  private isUnproven = false
  private isProven = false
  private headingId = 'opening'
  /** True where the text under this heading has said whose the words behind labels are. */
  private hasAccount = false
  /** A recommender does not cite the petition's exhibits. */
  private readonly citesExhibits: boolean

  constructor(caseFile: CaseFile, person: Person, seed: number, slots: Slots = {}, { citesExhibits = true } = {}) {
    this.caseFile = caseFile
    this.person = person
    this.proof = new Proof(caseFile)
    this.voice = new Voice(seed, { ...personSlots(person), ...slots })
    this.citesExhibits = citesExhibits
  }

  heading(level: 1 | 2 | 3, text: string): void {
    this.close()
    this.hasAccount = false
    this.headingId = text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    this.push({ kind: 'heading', level, id: `${this.headingId}-${++this.ids}`, text })
  }

  /** Ends the paragraph that is being written. */
  close(): void {
    if (this.pending.length === 0) return
    const sentences = citedOnce(namedOnce(this.pending, this.person)).map(printed)
    this.push({ kind: 'paragraph', id: this.nextId(), sentences })
    this.pending = []
  }

  nextId(): string {
    return `${this.headingId}-${++this.ids}`
  }

  block(block: Block): void {
    this.close()
    this.push(block)
  }

  private push(block: Block): void {
    this.blocks.push(this.section === undefined ? block : { ...block, section: this.section })
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
    this.cite(sentence, exhibits, ({ papers }) => papers)
  }

  private cite(sentence: Phrase, exhibits: number[], chosen: (found: Papers) => number[]): void {
    if (!this.citesExhibits) {
      this.pending.push(sentence)
      return
    }
    const found = this.proof.papersOf(sentence)
    const { papers, unproven } = found
    this.isUnproven = unproven && exhibits.length === 0
    this.isProven = papers.length > 0
    if (this.isUnproven) this.unprovenFacts.push(...this.proof.factsOf(sentence))
    const cited = withExhibits(sentence, [...chosen(found), ...exhibits])
    this.pending.push(withPages(cited, this.proof.factsOf(sentence)))
  }

  /** Adds the next frame of a bank whose facts are held; `rest` are facts that its words imply and no slot brings. */
  say(bank: readonly string[], slots: Slots = {}, exhibits: number[] = [], rest: readonly string[] = []): boolean {
    return this.put(this.voice.say(bank, slots), exhibits, rest)
  }

  /** The same of a frame that comes back with each entry of its kind. */
  state(bank: readonly string[], slots: Slots = {}, exhibits: number[] = [], rest: readonly string[] = []): boolean {
    return this.put(this.voice.state(bank, slots), exhibits, rest)
  }

  /** The next frame of a bank that cites no papers: it points to another place, or states what none of them shows. */
  point(bank: readonly string[], slots: Slots = {}, rest: readonly string[] = []): boolean {
    const sentences = this.voice.say(bank, slots)
    this.pending.push(
      ...sentences.map((one) =>
        rest.length === 0 ? one : { ...one, sources: [...new Set([...one.sources, ...rest])] },
      ),
    )
    return sentences.length > 0
  }

  private put(sentences: readonly Phrase[], exhibits: number[], rest: readonly string[]): boolean {
    sentences.forEach((sentence, at) => {
      const isLast = at === sentences.length - 1
      this.add(
        isLast ? { ...sentence, sources: [...new Set([...sentence.sources, ...rest])] } : sentence,
        isLast ? exhibits : [],
      )
    })
    return sentences.length > 0
  }

  /** Asks for a fact that the case file lacks, as a sentence of its own. */
  ask(what: string, path?: string, papers?: AskedPapers): void {
    this.pending.push(missing(what, path, papers))
  }

  /** Adds a sentence that no paper of the filing is seen to hold, in a mark that says why it is to be looked at. */
  verify(sentence: Phrase, reason: string): void {
    const text = plain(sentence).replace(/\.$/, '')
    const inlines: Sentence['inlines'] = [
      { kind: 'verify', text, reason },
      { kind: 'text', text: '.' },
    ]
    this.pending.push({ inlines, sources: sentence.sources })
  }

  /** States up to `most` of these statements of the record that the document has not stated yet. */
  tell(told: readonly Told[], most = Number.POSITIVE_INFINITY): number {
    let count = 0
    const limit = this.full ? Number.POSITIVE_INFINITY : this.brief ? Math.min(most, 2) : most
    for (const one of this.untold(told)) {
      if (count >= limit) break
      if (this.said.has(one.text)) continue
      this.addTold(one)
      this.said.add(one.text)
      this.verbatim.add(one.text)
      count++
    }
    return count
  }

  /** The same as a numbered list, a statement each; of one alone a sentence. */
  list(told: readonly Told[]): void {
    if (this.untold(told).length < 2 || told.some(isQuotation)) {
      this.tell(told)
      return
    }
    this.close()
    this.tell(told)
    const items = citedOnce(this.pending).map((one) => [printed(one)])
    this.pending = []
    this.push({ kind: 'list', id: this.nextId(), ordered: true, items })
  }

  /** Tells each of these that was not told word for word: what belongs here even where another place has touched on it. */
  insist(told: readonly Told[]): void {
    for (const one of told) {
      if (this.verbatim.has(one.text)) continue
      this.addTold(one)
      this.said.add(one.text)
      this.verbatim.add(one.text)
    }
  }

  /** Adds a statement of the record, with the papers on whose pages it was found, and keeps whether a paper proves it. */
  private addTold(told: Told): void {
    const stands = isLabeled(told.text) && told.card.state !== 'asks'
    if (stands) {
      if (!this.hasAccount) this.state(ACCOUNT)
      this.hasAccount = true
      this.close()
    }
    this.cite(asStated(told), [], ({ holding }) => (isQuotation(told) ? [] : holding))
    if (this.isUnproven) this.unproven.push(told)
    if (this.isProven) this.proven.add(passageOf(told))
    if (stands) this.close()
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

  /** Numbers of the exhibits that the text cites so far. */
  cited(): Set<number> {
    return exhibitsIn(this.blocks, this.pending)
  }

  /** What the sentences of a section rest on, with those of the paragraph being written. */
  sourcesOf(section: string): string[] {
    const blocks = this.blocks.filter((block) => block.section === section)
    return [...inlinesOf({ blocks }), ...this.pending].flatMap(({ sources }) => sources)
  }

  get exhibits(): CaseFile['exhibits'] {
    return this.caseFile.exhibits
  }
}

/** A fact card's statement, word for word; a card that asks is a question, with the note beside it. */
export function asStated({ card, section, entry, field, sources }: Told): Phrase {
  if (card.state === 'asks') return missing(noteAsked(card, section, field), `${section}.${entry}.${field}`)
  return { ...words(card.text, sources), made: { card: card.id } }
}

/** What is asked of a note, with the note. */
function noteAsked({ questions, text }: FactCard, section: string, field: string): string {
  const others = questions.filter((question) => question !== ASK_SENTENCE)
  if (others.length === questions.length || !isSection(section)) return `${questions.join(' ')} “${text}”`
  return [`${askedOf(section, field)}${FROM_NOTES}“${singled(text)}”`, ...others].join(' ')
}

/** A mark that an earlier draft left in a field. */
export const isQuestion = ({ text, card }: Told): boolean => text.startsWith('[Missing: ') || card.state === 'asks'

/** A sentence as it is printed. */
const printed = (sentence: Phrase): Phrase => ({
  ...sentence,
  inlines: curled(americanQuotes(tidied(sentence.inlines))),
})

/** Marks that were typed straight, as the rest of the page has them. */
const curled = (inlines: Sentence['inlines']): Sentence['inlines'] =>
  inlines.map((inline) =>
    inline.kind === 'text'
      ? {
          ...inline,
          text: inline.text
            .replace(/(?<=^|[\s([“—–-])'(?=\p{L}[^']*\p{L}[.,!?]?'(?!\p{L}))/gu, '‘')
            .replace(/(?<=[\p{L}.,!?])'(?=[\p{L}\s.,;:!?)”]|$)/gu, '’')
            .replace(/"([^"]*)"/gu, '“$1”'),
        }
      : inline,
  )
