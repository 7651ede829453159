import { exhibitLabel } from '#domain/exhibit-number.ts'
import { passageOf, type Composer } from '../../builtin/composer.ts'
import { entryCalled } from '../../builtin/entry-called.ts'
import type { Told } from '../../builtin/told.ts'
import type { CaseFile, Exhibit } from '../../case-file.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'
import { ASK_ABOUT, ASK_ONE, ASK_REST, PART, UNPROVEN } from '../phrasing/papers.ts'

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

/** Asks for the papers of what those of the filing do not hold: passage by passage, the last of them together. */
export class UnprovenPassages {
  private readonly caseFile: CaseFile
  private readonly met = new Set<string>()
  private readonly rest: string[] = []
  private asked = 0
  private seen = 0
  /** Papers that tell of something else than the entry they were put to, and were not asked after yet. */
  private strange: Exhibit[]

  constructor(caseFile: CaseFile) {
    this.caseFile = caseFile
    this.strange = caseFile.exhibits.filter((exhibit) => !speaksOfItsEntry(exhibit, caseFile))
  }

  /** After a section has been written. */
  askAfter(section: string, write: Composer): void {
    if (ARGUES.test(section)) this.askForOthers(section, write)
    const here = write.unproven.slice(this.seen)
    this.seen = write.unproven.length
    if (STATES.test(section)) for (const told of here) this.ask(told, write)
    if (section === LAST && this.rest.length > 0) {
      const last = this.rest.at(-1) ?? ''
      const all = this.rest.length === 1 ? last : `${this.rest.slice(0, -1).join(', ')} and ${last}`
      write.ask(
        ASK_REST.replace('{told}', () => all),
        'evidence',
      )
    }
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
      )
    }
  }

  private ask(one: Told, write: Composer): void {
    const { section, entry, field, text } = one
    const key = passageOf(one)
    const paper = PAPERS[section]
    const called = entryCalled(this.caseFile, section, entry)
    const form = UNPROVEN[field]
    if (this.met.has(key) || paper === undefined || called === undefined || form === undefined) return
    this.met.add(key)
    const whole = form.replace('{called}', () => called)
    // Where the rest of the passage is shown, what is wanting is named.
    const told = write.proven.has(key)
      ? PART.replace('{told}', () => whole).replace('{words}', () => shortened(text))
      : whole
    if (this.asked >= MOST) {
      this.rest.push(told)
      return
    }
    this.asked += 1
    write.ask(
      ASK_ONE.replace('{told}', () => told),
      `${section}.${entry}.${paper}`,
    )
  }
}
