import type { CaseFile, Fact } from '../case-file.ts'
import { standingOf, type Standing } from '../grounding/on-paper.ts'
import { Recent } from '../recent.ts'
import { plain, type Phrase } from './phrase.ts'

/** Sections whose papers prove what a sentence states of their entries. What is planned no paper proves. */
const STATED = /^(?:academichistory|academicprojects|professionalprojects|evidence|referees|derived)$/

const NOT_SHOWN: ReadonlySet<Standing | undefined> = new Set(['fails', 'unsure'])

const CITATIONS = /^(?:citation_count|total_citations)$/
const CITED = /\b(?:been )?cited (?:\S+ ){0,3}(?:times|by)\b|\bcitations\b/

export interface Papers {
  papers: number[]
  /** Those of them that were read and hold what the sentence tells. */
  holding: number[]
  /** True where papers were read that do not show it, and where the entries that it is about have none. */
  unproven: boolean
}

/** A resume tells of a post, and nothing of what was asked for it. */
const isOfPost = (facts: readonly Fact[]): boolean =>
  facts.some(({ section }) => section === 'professionalhistory') &&
  !facts.some(({ field }) => field === 'required_skills')

/** Entries that take papers of their own; what is told of others is proved by the papers of these. */
const TAKES_PAPERS = /^(?:academicprojects|professionalprojects|evidence)$/

/** By the sentence: each section that is drafted again is composed with all around it, in mostly the same words. */
const provedIn = new WeakMap<CaseFile, Recent<Papers>>()
const KEPT = 1_000

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

  /**
   * Papers of the entries whose facts a sentence states, as far as their pages hold it; of a post, the resume. What could
   * not be read is taken to hold what it was put there for.
   */
  papersOf(sentence: Phrase): Papers {
    const proved = provedIn.get(this.caseFile) ?? new Recent<Papers>(KEPT)
    provedIn.set(this.caseFile, proved)
    return proved.of(JSON.stringify([sentence.inlines, sentence.sources]), () => this.proving(sentence))
  }

  private proving(sentence: Phrase): Papers {
    // A sentence on the law takes its authority, and no paper beside it.
    if (sentence.inlines.some(({ kind }) => kind === 'authority')) return { papers: [], holding: [], unproven: false }
    const { application } = this.caseFile.profile
    const facts = this.factsOf(sentence)
    const papers = facts.flatMap((fact) => (STATED.test(fact.section) ? fact.exhibits : []))
    const tellsOfCitations = facts.some(({ field }) => CITATIONS.test(field)) || CITED.test(plain(sentence))
    const resume = isOfPost(facts)
      ? this.caseFile.exhibitsOf('application', application.id).map(({ number }) => number)
      : []
    const candidates = [...new Set([...resume, ...papers])].sort((a, b) => a - b)
    const standing = standingOf(plain(sentence), facts, candidates, this.caseFile)
    const proving = candidates.filter((number) => {
      const own = standing.get(number)
      // No article tells how often it was cited after it had appeared.
      if (tellsOfCitations && own !== 'holds' && this.isArticle(number)) return false
      return own === 'holds' || own === 'unread' || (own === 'silent' && this.holdsOne(facts, number))
    })
    return {
      papers: proving,
      holding: proving.filter((number) => standing.get(number) === 'holds'),
      unproven:
        proving.length === 0 &&
        (candidates.some((number) => NOT_SHOWN.has(standing.get(number))) ||
          (candidates.length === 0 && facts.some(({ section }) => TAKES_PAPERS.test(section)))),
    }
  }

  private isArticle(number: number): boolean {
    return this.caseFile.exhibits.some((exhibit) => exhibit.number === number && exhibit.field === 'essay')
  }

  /** True where a paper of the entry itself was read and holds what the sentence tells. */
  isOnPaper(sentence: Phrase, exhibits: readonly number[]): boolean {
    const standing = standingOf(plain(sentence), this.factsOf(sentence), exhibits, this.caseFile)
    return exhibits.some((number) => standing.get(number) === 'holds')
  }

  /** True of a paper on whose pages a fact stands, or one from which a fact was computed. */
  private holdsOne(facts: readonly Fact[], number: number): boolean {
    const from = facts.flatMap((fact) => fact.from ?? []).flatMap((id) => this.facts.get(id) ?? [])
    return [...facts, ...from].some(({ pages }) => pages.some(({ exhibit }) => exhibit === number))
  }
}
