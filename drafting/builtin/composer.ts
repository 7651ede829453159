import type { Block, Cell, Column, Sentence } from '#domain/document.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { weOf } from './houses.ts'
import { inlinesOf } from './inlines.ts'
import type { Naming } from './naming.ts'
import { overlap } from './passages.ts'
import { namedOnce } from './named-once.ts'
import type { Person } from './person.ts'
import { toldOf } from './in-third-person.ts'
import { citedOnce, exhibitsIn, withPages } from './cited.ts'
import { americanQuotes, missing, plain, tidied, withExhibits, words, type Phrase, type Slots } from './phrase.ts'
import { opensWithName, properWords } from './proper.ts'
import { Proof } from './proof.ts'
import { asTitle, quotable } from './quoted.ts'
import { recast } from './recast.ts'
import { Said } from './said.ts'
import { standsAlone } from './stands-alone.ts'
import type { Told } from './told.ts'
import { personSlots, Voice } from './voice.ts'
import { canStandInside, wovenWith } from './weave.ts'
import { embedded } from './wording.ts'

/** Share of words from which on two sentences say the same. */
const ALIKE = 0.6

/** Passages that list what stands side by side. */
const PARALLEL = /^(?:impact|challenge|current_progress)$/

/** A passage of the record, by its place. */
export const passageOf = ({ section, entry, field }: Told): string => `${section}/${entry}/${field}`

/** Builds a document's blocks sentence by sentence; keeps what was said, which frames were used and what is cited. */
export class Composer {
  readonly blocks: Block[] = []
  readonly voice: Voice
  readonly said = new Said()
  /** The outline's section that is being written; its blocks carry it. */
  section: string | undefined
  /** How the document calls the projects; titles that the applicant's sentences quote follow it. */
  naming: Naming | undefined
  private readonly person: Person
  private readonly caseFile: CaseFile
  private readonly proof: Proof
  private ids = 0
  private pending: Phrase[] = []
  /** What was told since the last heading, and the sentences that were called back. */
  private here = new Said()
  private readonly verbatim = new Set<string>()
  private readonly recalled: string[] = []
  private readonly mentioned = new Set<string>()
  private lastTold: { passage: string; sentence: Phrase; printed: Phrase } | undefined
  /** Joins short sentences of one passage; a letter's paragraphs are planned by their own writer. */
  weaves = false
  /** Tells no more than the first sentences of each passage. */
  brief = false
  /** Tells every sentence of each passage. */
  full = false
  /** Turns what is said of a letter's own writer into that writer's first person, with the facts that hold the name. */
  asWriter: ((text: string) => { text: string; sources: string[] } | undefined) | undefined
  /** Tells what was noted of a recommender, marked; a document that is due by a date has no room for what is to be looked up. */
  marksNotes = false
  /** True while the writer tells of the house to which both belong. */
  ofHouse = false
  /** The applicant's sentences that were told and that no paper of theirs is seen to hold. */
  readonly unproven: Told[] = []
  /** The facts of the sentences, in whosever words, of which that is so. */
  readonly unprovenFacts: Fact[] = []
  /** Passages of which a paper holds a sentence, as `passageOf` calls them. */
  readonly proven = new Set<string>()
  private isUnproven = false
  private isProven = false
  private headingId = 'opening'
  private named = false
  /** The entries whose team was told of. */
  private teams: ReadonlySet<string> = new Set()
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
    this.here = new Said()
    this.headingId = text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    this.push({ kind: 'heading', level, id: `${this.headingId}-${++this.ids}`, text })
  }

  /** Ends the paragraph that is being written. */
  close(): void {
    this.named = false
    if (this.pending.length === 0) return
    const sentences = citedOnce(namedOnce(this.pending, this.person)).map((one) => this.inOneForm(printed(one)))
    this.push({ kind: 'paragraph', id: this.nextId(), sentences })
    this.pending = []
  }

  private inOneForm(sentence: Phrase): Phrase {
    const alike = (text: string): string => this.naming?.inOneForm(text) ?? text
    const inlines = sentence.inlines.map((one) => (one.kind === 'text' ? { ...one, text: alike(one.text) } : one))
    return { ...sentence, inlines }
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
    if (sentence.sources.some((id) => this.person.sources.includes(id))) this.named = true
    if (!this.citesExhibits) {
      // In a letter about one person a pronoun has named that person too.
      if (PRONOUN_FIRST.test(plain(sentence))) this.named = true
      this.pending.push(sentence)
      return
    }
    const { papers, unproven } = this.proof.papersOf(sentence)
    this.isUnproven = unproven && exhibits.length === 0
    this.isProven = papers.length > 0
    if (this.isUnproven) this.unprovenFacts.push(...this.proof.factsOf(sentence))
    const cited = withExhibits(sentence, [...papers, ...exhibits])
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

  /** Adds a frame around words that a document comes back to once only, as it does to a sentence. */
  mention(bank: readonly string[], slot: string, words: Phrase | undefined, slots: Slots = {}): boolean {
    if (words === undefined) return false
    const text = plain(words)
    if (this.mentioned.has(text) || !this.say(bank, { ...slots, [slot]: words })) return false
    this.mentioned.add(text)
    return true
  }

  /** Asks for a fact that the case file lacks, as a sentence of its own. */
  ask(what: string, path?: string): void {
    this.pending.push(missing(what, path))
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

  /**
   * Tells up to `most` of the applicant's own sentences that were not told yet, turned to the third person; the first
   * names the applicant unless the paragraph has done so.
   */
  tell(told: readonly Told[], most = Number.POSITIVE_INFINITY): number {
    let count = 0
    const limit = this.full ? Number.POSITIVE_INFINITY : this.brief ? Math.min(most, 2) : most
    for (const one of this.untold(told)) {
      if (count >= limit) break
      if (this.said.has(one.text)) continue
      this.join(this.inThirdPerson(one), one)
      this.said.add(one.text)
      this.here.add(one.text)
      this.verbatim.add(one.text)
      count++
    }
    return count
  }

  /** The same as a numbered list, a statement each; of one alone a sentence. */
  list(told: readonly Told[]): void {
    if (this.untold(told).length < 2) {
      this.tell(told)
      return
    }
    this.close()
    this.tell(told)
    const items = citedOnce(this.pending).map((one) => [this.inOneForm(printed(one))])
    this.pending = []
    this.push({ kind: 'list', id: this.nextId(), ordered: true, items })
  }

  /** Tells each of these that was not told word for word: what belongs here even where another place has touched on it. */
  insist(told: readonly Told[]): void {
    for (const one of told) {
      if (this.verbatim.has(one.text)) continue
      this.join(this.inThirdPerson(one), one)
      this.said.add(one.text)
      this.here.add(one.text)
      this.verbatim.add(one.text)
    }
  }

  /** Adds a told sentence, in one sentence with the one before where both are of one passage and short enough. */
  private join(sentence: Phrase, told: Told): void {
    const { field } = told
    const passage = passageOf(told)
    const last = this.weaves && this.lastTold?.passage === passage ? this.lastTold : undefined
    const woven =
      last === undefined || this.pending.at(-1) !== last.printed || this.isOfAnother(last.sentence)
        ? undefined
        : wovenWith(last.sentence, sentence, PARALLEL.test(field))
    if (woven !== undefined) this.pending.pop()
    this.add(woven ?? sentence)
    if (this.isUnproven) this.unproven.push(told)
    if (this.isProven) this.proven.add(passageOf(told))
    const printed = this.pending.at(-1)
    // Two are joined, never three.
    this.lastTold = woven === undefined && printed !== undefined ? { passage, sentence, printed } : undefined
  }

  /** True of a sentence that begins with somebody else by name, whose deeds are not joined to the applicant's. */
  private isOfAnother(sentence: Phrase): boolean {
    const text = plain(sentence)
    return /^(?:Dr|Mr|Mrs|Ms|Prof)\. /.test(text) && !text.startsWith(this.person.short)
  }

  /**
   * One of the applicant's sentences inside a frame that makes it part of the argument, whether it was told before or
   * not; it does not count as told. False where it cannot stand inside another sentence.
   */
  recall(bank: readonly string[], told: Told | undefined, slots: Slots = {}): boolean {
    if (told === undefined || !canStandInside(told.text)) return false
    // A reader who meets one sentence again and again stops believing it; in nearly the same words it is the same.
    if (this.here.has(told.text) || this.recalled.some((before) => overlap(before, told.text) > ALIKE)) return false
    const { inlines, sources } = this.inThirdPerson(told)
    const [first, ...rest] = inlines
    if (first?.kind !== 'text') return false
    const inside = { inlines: [{ ...first, text: this.embedded(first.text) }, ...rest], sources }
    if (!this.say(bank, { ...slots, told: inside })) return false
    this.recalled.push(told.text)
    this.here.add(told.text)
    return true
  }

  /** Tells one of the applicant's sentences inside a frame that says where it comes from: "As the article reports, …". */
  tellIn(bank: readonly string[], told: Told): boolean {
    if (this.said.has(told.text)) return false
    const { inlines, sources } = this.inThirdPerson(told)
    const [first, ...rest] = inlines
    if (first?.kind !== 'text') return false
    const inside = { inlines: [{ ...first, text: this.embedded(first.text) }, ...rest], sources }
    if (!this.say(bank, { told: inside })) return false
    this.said.add(told.text)
    this.here.add(told.text)
    this.verbatim.add(told.text)
    return true
  }

  /** True where what a sentence tells stands on the pages of a paper of its own entry; else it is the applicant's word alone. */
  isOnPaper(told: Told): boolean {
    const { named, teams } = this
    const sentence = this.inThirdPerson(told)
    Object.assign(this, { named, teams })
    return this.proof.isOnPaper(sentence, told.exhibits)
  }

  /** One of the applicant's sentences as a part of another: small at its head, without its stop; undefined where it cannot be. */
  inside(told: Told): Phrase | undefined {
    if (!canStandInside(told.text)) return undefined
    const { inlines, sources } = this.inThirdPerson(told)
    const [first] = inlines
    if (first?.kind !== 'text' || inlines.length > 1) return undefined
    return words(this.embedded(first.text).replace(/\.$/, ''), sources)
  }

  /** A sentence as it stands after a colon or a comma; what the record writes with a capital keeps it. */
  private embedded(sentence: string): string {
    return opensWithName(sentence, properWords(this.caseFile)) ? sentence : embedded(sentence)
  }

  /** Words of the applicant's that are no sentence of their own ("to find my limit"), told of the applicant; `of` is the entry they stand in. */
  turned(text: string, sources: string[], of?: { section: string; entry: number }): Phrase {
    const we = of === undefined ? undefined : weOf(this.caseFile, { ...of, text })?.house
    const teller = { person: this.person, byName: false, ...(we === undefined ? {} : { we }) }
    const third = recast(text, teller).replace(/\.$/, '')
    return words(third.charAt(0).toLowerCase() + third.slice(1), sources)
  }

  /** Words that cannot be told of the applicant, as they were typed, and whose they are. */
  spoken(text: string, sources: string[]): Phrase {
    return words(`“${asTitle(quotable(text))}” (in ${this.person.possessive} own words)`, sources)
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
    const { card } = told
    if (card?.state === 'asks')
      return missing(`${card.questions.join(' ')} (${card.text})`, `${told.section}.${told.entry}.${told.field}`)
    if (card !== undefined) {
      if (card.text.includes(this.person.short)) this.named = true
      return { ...words(card.text, told.sources), made: { card: card.id } }
    }
    const entry = `${told.section}/${told.entry}`
    const { phrase, named, tellsOfTeam } = toldOf(told, {
      caseFile: this.caseFile,
      person: this.person,
      byName: !this.named || this.couldMeanOthers(),
      ofHouse: this.ofHouse,
      naming: this.naming,
      hasTeam: this.teams.has(entry),
      asWriter: this.asWriter,
    })
    if (named) this.named = true
    if (tellsOfTeam) this.teams = new Set([...this.teams, entry])
    return phrase
  }

  /** "They" is taken for the applicant only right after a sentence that begins with the applicant and names nobody else. */
  private couldMeanOthers(): boolean {
    if (!this.person.plural) return false
    const last = plain(this.pending.at(-1) ?? { inlines: [] })
    if (!/^(?:They|Their)\b/.test(last) && !last.startsWith(this.person.short)) return true
    return OTHERS.test(last.replaceAll(this.person.short, ''))
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

/** A mark that an earlier draft left in a field. */
export const isQuestion = ({ text, card }: Told): boolean => text.startsWith('[Missing: ') || card?.state === 'asks'

/** Others whom "they" could be. */
const OTHERS =
  /\b(?:Dr|Mr|Mrs|Ms|Prof)\. \p{Lu}|\b(?:he|she|his|him|with|together|\p{Ll}+(?:ers|ors|ists|ents|ants|ians))\b|\band \p{Lu}\p{Ll}+ \p{Lu}/u

const PRONOUN_FIRST = /^(?:She|He|Her|His)\b|\b(?:she|he) /

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
          text: inline.text.replace(/(?<=\p{L})'(?=\p{L}|\s)/gu, '’').replace(/"([^"]*)"/gu, '“$1”'),
        }
      : inline,
  )
