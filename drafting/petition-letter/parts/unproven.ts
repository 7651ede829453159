import { exhibitLabel } from '#domain/exhibit-number.ts'
import { passageOf, type Composer } from '../../builtin/composer.ts'
import { entryCalled } from '../../builtin/entry-called.ts'
import type { Told } from '../../builtin/told.ts'
import { FACT_SECTIONS } from '../../case-file/fields.ts'
import { isSection } from '../../case-file/places.ts'
import type { CaseFile, Exhibit, Fact } from '../../case-file.ts'
import type { Matter } from '../matter.ts'
import { isNamedOn, placeToLook, type PlaceToLook } from '../page-words.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'
import {
  ASK_ABOUT,
  ASK_ONE,
  ASK_OTHER,
  ASK_REST,
  ASK_PAGE,
  PART,
  ROLE,
  UNPROVEN,
  UNPROVEN_FACTS,
} from '../phrasing/papers.ts'

/** The field of an entry that takes its papers; a post's are told of where its duties are. */
const PAPERS: Readonly<Record<string, string>> = {
  academicprojects: 'essay',
  professionalprojects: 'supporting_docs',
  professionalhistory: 'job_summary',
  evidence: 'supporting_doc',
  futureplan: 'supporting_doc',
}

/** Sections of the letter that state the record; elsewhere it is only called back. */
const STATES = /^(?:project-\d+|posts|recognition|plan-and-progress)$/
/** Those in which what an entry is there for is first argued from. */
const ARGUES =
  /^(?:exceptional-ability|alternative-ability|education|project-\d+|recognition|plan-and-progress|interest|limits)$/
/** Those in which the letter states facts of entries in words of its own. */
const COUNTS =
  /^(?:advanced-degree|five-years|exceptional-ability|alternative-ability|education|project-\d+|recognition|government-interest|interest)$/
/** The section in which the rest is asked for at once. */
const LAST = 'limits'

/** More questions of this kind than these would bury the others. */
const MOST = 4

const LONGEST = 90
/** A sentence as a gap names it: its beginning where it is long, without a stop or marks of quotation that would stand in others. */
function shortened(text: string): string {
  const whole = text.replace(/[“”"]/gu, '').replace(/[.!?]+$/u, '')
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 10).replace(/\s\S*$/u, '')} …`
}

/** Items that have commas or an "and" of their own are parted by more. */
function inARow(items: readonly string[], between = ', '): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(between)}${between === ', ' ? ' and ' : `${between}and `}${last}`
}

/** Asks for the words of pages that could be read. */
function askPage(write: Composer, { called, exhibits }: PlaceToLook, told: string, path: string): void {
  const what = ASK_PAGE.replace('{paper}', () => called).replace('{told}', () => told)
  write.ask(what, path, { exhibits, may_hold: true })
}

/** Asks for the papers of what those of the filing do not hold: passage by passage, the last of them together. */
export class UnprovenPassages {
  private readonly caseFile: CaseFile
  private readonly name: string
  private readonly met = new Set<string>()
  private readonly rest: string[] = []
  /** What each form of asking is put of, for the facts that are left to the end. */
  private readonly facts = new Map<string, string[]>()
  /** What stands perhaps on pages that could be read, by the place to look. */
  private readonly places = new Map<string, { place: PlaceToLook; told: string[] }>()
  private asked = 0
  private seen = 0
  private seenFacts = 0
  /** Papers that tell of something else than the entry they were put to, and were not asked after yet. */
  private strange: Exhibit[]

  constructor({ caseFile, person }: Matter) {
    this.caseFile = caseFile
    this.name = person.short
    this.strange = caseFile.exhibits.filter((exhibit) => !speaksOfItsEntry(exhibit, caseFile))
  }

  /** After a section has been written. */
  askAfter(section: string, write: Composer): void {
    if (ARGUES.test(section)) this.askForOthers(section, write)
    const here = write.unproven.slice(this.seen)
    this.seen = write.unproven.length
    if (STATES.test(section)) for (const told of here) this.ask(told, write)
    const facts = write.unprovenFacts.slice(this.seenFacts)
    this.seenFacts = write.unprovenFacts.length
    if (COUNTS.test(section)) for (const fact of facts) this.count(fact, write)
    if (section === LAST) this.askForRest(write)
  }

  private askForRest(write: Composer): void {
    const rest = [
      ...this.rest,
      ...[...this.facts].map(([form, of]) =>
        form.replace('{called}', () => inARow(of)).replace('{name}', () => this.name),
      ),
    ]
    for (const { place, told } of this.places.values()) askPage(write, place, inARow(told, '; '), 'evidence')
    if (rest.length > 0)
      write.ask(
        ASK_REST.replace('{told}', () => inARow(rest, '; ')),
        'evidence',
      )
  }

  /** Where the answer may stand on a page that could be read; undefined where there is none. */
  private placeOf(section: string, entry: number): PlaceToLook | undefined {
    return placeToLook({ section, id: entry }, this.nameOf(section, entry), this.caseFile)
  }

  /** Leaves what may stand on pages to the end, where each paper is asked after once. */
  private putOff(place: PlaceToLook, told: string): void {
    const asked = this.places.get(place.called)?.told ?? []
    this.places.set(place.called, { place, told: [...asked, told] })
  }

  private nameOf(section: string, entry: number): string {
    return isSection(section) ? (this.caseFile.fact(section, entry, FACT_SECTIONS[section].name)?.value ?? '') : ''
  }

  /** Asks for the right paper where the section rests on an entry whose own was read and tells of something else. */
  private askForOthers(section: string, write: Composer): void {
    const sources = new Set(write.sourcesOf(section))
    const isTold = ({ section: of, entry }: Exhibit): boolean =>
      this.caseFile.facts.some((fact) => fact.section === of && fact.entry === entry && sources.has(fact.id))
    const here = this.strange.filter((exhibit) => section === LAST || isTold(exhibit))
    this.strange = this.strange.filter((exhibit) => !here.includes(exhibit))
    for (const { section: of, entry, field, number } of here) {
      const called = entryCalled(this.caseFile, of, entry)
      if (called === undefined) continue
      write.ask(
        ASK_ABOUT.replace('{called}', () => called).replace('{paper}', `Ex. ${exhibitLabel(number)}`),
        `${of}.${entry}.${field}`,
        { exhibits: [number], may_hold: false },
      )
    }
  }

  private count({ section, entry, field, pages }: Fact, write: Composer): void {
    const form = UNPROVEN_FACTS[section]?.[field]
    const called = entryCalled(this.caseFile, section, entry)
    const key = `${section}/${entry}/${form}`
    // A fact that stands on a page that was read is shown, whatever else its sentence says.
    if (form === undefined || called === undefined || pages.length > 0 || this.met.has(key)) return
    this.met.add(key)
    // A page that names the petitioner tells the petitioner’s part.
    if (form === ROLE && isNamedOn({ section, id: entry }, this.nameOf(section, entry), this.caseFile)) return
    const told = form.replace('{called}', () => called).replace('{name}', () => this.name)
    const place = this.placeOf(section, entry)
    if (place !== undefined && form === ROLE)
      write.ask(
        ASK_OTHER.replace('{told}', () => told)
          .replace('{paper}', () => place.called)
          .replace('{name}', () => this.name),
        `${section}.${entry}.${PAPERS[section]}`,
        { exhibits: place.exhibits, may_hold: false },
      )
    else if (place !== undefined) this.putOff(place, told)
    else this.facts.set(form, [...(this.facts.get(form) ?? []), called])
  }

  private ask(one: Told, write: Composer): void {
    const { section, entry, field, text } = one
    const key = passageOf(one)
    const paper = PAPERS[section]
    const called = entryCalled(this.caseFile, section, entry)
    const form = UNPROVEN[field]
    if (this.met.has(key) || write.shown.has(key) || paper === undefined || called === undefined || form === undefined)
      return
    this.met.add(key)
    const whole = form.replace('{called}', () => called)
    // Where the rest of the passage is shown, what is wanting is named.
    const told = write.proven.has(key)
      ? PART.replace('{told}', () => whole).replace('{words}', () => shortened(text))
      : whole
    const place = this.placeOf(section, entry)
    if (this.asked >= MOST) {
      if (place === undefined) this.rest.push(told)
      else this.putOff(place, told)
      return
    }
    this.asked += 1
    const path = `${section}.${entry}.${paper}`
    if (place === undefined)
      write.ask(
        ASK_ONE.replace('{told}', () => told),
        path,
      )
    else askPage(write, place, told, path)
  }
}
