import type { CaseFile } from '../case-file.ts'

/** "Ledgerfield" of "Ledgerfield, Inc." */
export const shortName = (organization: string): string =>
  organization.replace(/,? (?:Inc|L\.?L\.?C|Ltd|Corp|Co|GmbH|L\.?L\.?P|P\.?C|PLLC)\.?$/i, '')

const FOUNDER =
  /\b(?:founder|co-founder|owner|chief executive|CEO|(?<!vice )president|self-employed|managing (?:partner|member))\b/i

/** Somebody who works for an enterprise of his or her own has no employer to file for a certification. */
export const isFounderTitle = (title: string): boolean => FOUNDER.test(title)

/** What "we" means in a passage: the enterprise that the applicant founded, or the house in which a post is held; undefined for those who work with the applicant. */
export function weOf(
  caseFile: CaseFile,
  { section, entry, text }: { section: string; entry: number; text: string },
): { house: string; sources: string[] } | undefined {
  const { profile } = caseFile
  const named = (
    of: 'professionalhistory' | 'professionalprojects',
    { id, organization }: { id: number; organization: string },
  ) => {
    const fact = caseFile.fact(of, id, 'organization')
    const house = /^(?:We|Our)\b/.test(text) ? shortName(organization) : 'the company'
    return { house, sources: fact === undefined ? [] : [fact.id] }
  }
  const founded = profile.professionalhistory.filter(({ job_title }) => isFounderTitle(job_title))
  const owned = new Set(founded.map(({ organization }) => organization))
  // "At Fourth Plain Bank we turned away …" is told of the time before.
  const elsewhere = profile.professionalhistory.some(
    ({ organization }) => !owned.has(organization) && text.includes(` ${organization}`),
  )
  if (elsewhere) return undefined
  if (section === 'professionalhistory') {
    const job = profile.professionalhistory.find(({ id }) => id === entry)
    if (job !== undefined && (owned.has(job.organization) || /^We (?:are|have)\b/.test(text)))
      return named('professionalhistory', job)
    return undefined
  }
  if (section === 'professionalprojects') {
    const work = profile.professionalprojects.find(({ id }) => id === entry)
    return work !== undefined && owned.has(work.organization) ? named('professionalprojects', work) : undefined
  }
  const [current] = founded.filter(({ is_current }) => is_current)
  return section === 'academicprojects' || current === undefined ? undefined : named('professionalhistory', current)
}
