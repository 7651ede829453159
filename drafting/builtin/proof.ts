import type { CaseFile, Fact } from '../case-file.ts'
import type { Phrase } from './phrase.ts'

/** Sections whose papers prove what a sentence states of their entries. */
const STATED = /^(?:academichistory|academicprojects|professionalprojects|evidence|futureplan|referees|derived)$/

/** The facts that a sentence rests on, and the papers that prove them. */
export class Proof {
  private readonly caseFile: CaseFile
  private readonly facts: ReadonlyMap<string, Fact>

  constructor(caseFile: CaseFile) {
    this.caseFile = caseFile
    this.facts = new Map(caseFile.facts.map((fact) => [fact.id, fact]))
  }

  factsOf({ sources }: Phrase): Fact[] {
    return sources.flatMap((id) => this.facts.get(id) ?? [])
  }

  /** Papers of the entries whose facts a sentence states; of a post, the resume. */
  papersOf(sentence: Phrase): number[] {
    // A sentence on the law takes its authority, and no paper beside it.
    if (sentence.inlines.some(({ kind }) => kind === 'authority')) return []
    const { application } = this.caseFile.profile
    const facts = this.factsOf(sentence)
    const papers = facts.flatMap((fact) => (STATED.test(fact.section) ? fact.exhibits : []))
    const resume = facts.some(({ section, field }) => section === 'professionalhistory' && field !== 'required_skills')
      ? this.caseFile.exhibitsOf('application', application.id).map(({ number }) => number)
      : []
    return [...new Set([...resume, ...papers])].sort((a, b) => a - b)
  }
}
