import type { Composer } from '../../builtin/composer.ts'
import { entryCalled } from '../../builtin/entry-called.ts'
import type { Told } from '../../builtin/told.ts'
import type { CaseFile } from '../../case-file.ts'
import { ASK_ONE, ASK_REST, UNPROVEN } from '../phrasing/papers.ts'

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
/** The section in which the rest is asked for at once. */
const LAST = 'limits'

/** More questions of this kind than these would bury the others. */
const MOST = 4

/** Asks for the papers of what those of the filing do not hold: passage by passage, the last of them together. */
export class UnprovenPassages {
  private readonly caseFile: CaseFile
  private readonly met = new Set<string>()
  private readonly rest: string[] = []
  private asked = 0
  private seen = 0

  constructor(caseFile: CaseFile) {
    this.caseFile = caseFile
  }

  /** After a section has been written. */
  askAfter(section: string, write: Composer): void {
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

  private ask({ section, entry, field }: Told, write: Composer): void {
    const key = `${section}/${entry}/${field}`
    const paper = PAPERS[section]
    const called = entryCalled(this.caseFile, section, entry)
    const form = UNPROVEN[field]
    if (this.met.has(key) || paper === undefined || called === undefined || form === undefined) return
    this.met.add(key)
    const told = form.replace('{called}', () => called)
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
