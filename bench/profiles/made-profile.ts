import { paper, UNPUBLISHED } from '#drafting/testing/profiles/paper.ts'
import { waterChemist } from '#drafting/testing/profiles/water-chemist.ts'
import type { Profile, UploadText } from '#drafting/profile.ts'
import { numbersFrom, tellingText } from './telling-text.ts'

export interface Size {
  /** Entries of each section, at most. */
  entries: Readonly<
    Partial<
      Record<'academicprojects' | 'professionalhistory' | 'professionalprojects' | 'evidence' | 'futureplan', number>
    >
  >
  /** Characters of each long field. */
  field: number
  /** Papers with words, and the pages and characters of each. */
  papers: { count: number; pages: number; characters: number }
}

const each = <T>(count: number, entry: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => entry(index))

/** The day so many days after the first of 2008, ISO. */
const day = (after: number): string => new Date(Date.UTC(2008, 0, 1) + after * 86_400_000).toISOString().slice(0, 10)

/** A fictional applicant of this size: entries, fields and papers full of figures, shares, dates and names. */
export function madeProfile({ entries, field, papers }: Size): Profile {
  const n = numbersFrom(7)
  let seed = 1
  const text = (): string => tellingText((seed += 1), field)
  const texts = () => ({ background: text(), goal: text(), challenge: text(), solution: text(), impact: text() })
  const dates = () => {
    const start = n(5000)
    return { start_date: day(start), end_date: day(start + 30 + n(900)) }
  }
  const paperOf = (index: number) => (index < papers.count ? paper(90_000 + index, `Paper ${index + 1}.pdf`) : null)
  const [degree] = waterChemist.academichistory
  const [employment] = waterChemist.professionalhistory
  if (degree === undefined || employment === undefined) throw new Error('The base profile has no degree or employment')
  return {
    ...waterChemist,
    academicprojects: each(entries.academicprojects ?? 0, (index) => ({
      id: 1000 + index,
      organization: `Calder Institute ${index % 17}`,
      research_domain: 'Civil and Environmental Engineering',
      project_name: `Project ${index + 1} on ${tellingText(index, 90)}`.slice(0, 120),
      role: 'Principal investigator',
      ...dates(),
      ...texts(),
      comments: '',
      ...UNPUBLISHED,
      essay: null,
    })),
    professionalhistory: each(entries.professionalhistory ?? 0, (index) => ({
      ...employment,
      id: 2000 + index,
      organization: `Orrin Rail Authority ${index % 23}`,
      ...dates(),
      is_current: false,
      job_summary: text(),
      required_skills: text(),
    })),
    professionalprojects: each(entries.professionalprojects ?? 0, (index) => ({
      id: 3000 + index,
      organization: `Vellum Laboratories ${index % 13}`,
      department: 'Controls',
      job_title: 'Engineer',
      role: 'Lead engineer',
      project_name: `Plant ${index + 1}`,
      ...dates(),
      ...texts(),
      supporting_docs: null,
    })),
    evidence: each(entries.evidence ?? 0, (index) => ({
      id: 4000 + index,
      category: 'Achievement',
      sub_category: 'Award',
      received_date: day(n(6000)),
      expired_date: null,
      status: 'Active',
      name: `Prize ${index + 1} of ${2008 + (index % 16)}`,
      issuing_organization: `Society of Engineers ${index % 11}`,
      brief_introduction: text(),
      domain: 'Energy storage',
      level: 'National',
      supporting_doc: paperOf(index),
    })),
    futureplan: each(entries.futureplan ?? 0, (index) => ({
      id: 5000 + index,
      plan_title: `Plan ${index + 1}`,
      area_of_focus: 'Water networks',
      current_progress: text(),
      plans: text(),
      expected_outcomes: text(),
      eta: '1-3 years',
      status: 'In Progress',
      impact: text(),
      comments: '',
      supporting_doc: null,
    })),
    uploads: each(Math.min(papers.count, entries.evidence ?? 0), (index): UploadText => ({
      url: paperOf(index)?.url ?? '',
      by: 'text',
      pages: each(papers.pages, (page) => tellingText(100_000 + index * 1000 + page, papers.characters / papers.pages)),
    })),
  }
}
