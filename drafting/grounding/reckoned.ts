import type { CaseFile } from '../case-file.ts'
import { inYears, monthsCovered } from '../case-file/months.ts'

/** Something that follows from an entry by counting, in words. */
export interface Reckoned {
  text: string
  words: string
  source: string
}

interface Dated {
  id: number
  start_date?: string
  end_date?: string | null
  is_current?: boolean
}

const YEARS = 'year years long worked studied lasted spent period for over during took'

const datedOf = (caseFile: CaseFile, section: string, entry: number): Dated | undefined => {
  const rows = (caseFile.profile as unknown as Record<string, unknown>)[section]
  return Array.isArray(rows) ? (rows as Dated[]).find(({ id }) => id === entry) : undefined
}

const monthsBetween = (start: string, end: string): number => {
  const [y = 0, m = 0] = start.split('-').map(Number)
  const [y2 = 0, m2 = 0] = end.split('-').map(Number)
  return (y2 - y) * 12 + (m2 - m)
}

/** How long an entry lasted, told in years, in months and in weeks, as a writer would round it. */
function durations(caseFile: CaseFile, section: string, entry: number): Reckoned[] {
  const dated = datedOf(caseFile, section, entry)
  if (dated?.start_date === undefined || section === 'futureplan') return []
  const end = dated.is_current === true || dated.end_date == null ? caseFile.profile.today : dated.end_date
  const months = monthsCovered([{ start: dated.start_date, end }])
  const between = monthsBetween(dated.start_date, end)
  const source = caseFile.fact(section, entry, 'start_date')?.id ?? ''
  const rounded = [...new Set([Math.floor(months / 12), Math.round(months / 12)])].filter((years) => years > 0)
  return [
    inYears(months),
    ...rounded.map((years) => `${years} years`),
    ...(months < 48 ? [...new Set([months, between])].map((count) => `${count} months`) : []),
    ...(months % 12 >= 5 && months % 12 <= 7 ? [`${Math.floor(months / 12)}.5 years`] : []),
  ].map((text) => ({ text, words: YEARS, source }))
}

const COUNTED: Readonly<Record<string, string>> = {
  academichistory: 'degrees diplomas schools institutions universities',
  academicprojects: 'projects studies investigations research undertakings',
  professionalhistory: 'positions posts employers employments jobs organizations',
  professionalprojects: 'projects undertakings programs',
  evidence: 'distinctions honors recognitions credentials',
  futureplan: 'plans undertakings projects',
  referees: 'letters recommenders writers experts witnesses',
}

/** What is counted over all entries. */
function counts(caseFile: CaseFile): Reckoned[] {
  const { profile } = caseFile
  const rows = profile as unknown as Record<string, unknown>
  const found = Object.entries(COUNTED).flatMap(([section, nouns]) => {
    const list = rows[section]
    if (!Array.isArray(list) || list.length === 0) return []
    const source = caseFile.facts.find((fact) => fact.section === section)?.id ?? ''
    return nouns.split(' ').map((noun) => ({ text: `${list.length} ${noun}`, words: nouns, source }))
  })
  const published = profile.academicprojects.filter(({ is_published }) => is_published)
  const source = caseFile.fact('derived', 0, 'publications')?.id ?? ''
  const words = 'published publications articles papers studies journal appeared written'
  const articles = ['articles', 'papers', 'publications', 'studies'].map((noun) => ({
    text: `${published.length} ${noun}`,
    words,
    source,
  }))
  const works = profile.academicprojects.length + profile.professionalprojects.length
  return [
    ...found,
    ...(published.length > 0 ? articles : []),
    { text: `${works} projects`, words: 'projects undertakings', source: '' },
  ]
}

/** How long somebody has worked in all, and at what age of the work things stand today. */
function experience(caseFile: CaseFile): Reckoned[] {
  const jobs = caseFile.profile.professionalhistory
  if (jobs.length === 0) return []
  const months = monthsCovered(
    jobs.map(({ start_date, end_date, is_current }) => ({
      start: start_date,
      end: is_current || end_date === null ? caseFile.profile.today : end_date,
    })),
  )
  const source = caseFile.fact('professionalhistory', jobs[0]?.id ?? 0, 'start_date')?.id ?? ''
  const words = `${YEARS} experience professional work career practice`
  return [inYears(months), `${Math.floor(months / 12)} years`, `${Math.round(months / 12)} years`].map((text) => ({
    text,
    words,
    source,
  }))
}

export function reckonedOf(caseFile: CaseFile, section: string, entry: number): Reckoned[] {
  if (section === 'derived') return [...counts(caseFile), ...experience(caseFile)]
  return durations(caseFile, section, entry)
}
