import type { Profile } from '../profile.ts'
import { DATES, whole, type Derivation, type From } from './derivation.ts'
import { degreeTitle } from './exhibits.ts'
import { gradeScale } from './grade-scale.ts'
import { inYears, monthsCovered } from './months.ts'
import { fullName, pronounSet, titledFullName, titledName } from './names.ts'
import { ordered } from './order.ts'
import { reckonings } from './reckoned.ts'
import { exceptionalAbility } from './exceptional-ability.ts'
import { eb2Basis, experienceAfter, highestDegree, isAdvanced, type Eb2Basis } from './qualification.ts'

const NAME = ['pronoun', 'first_name', 'middle_name', 'last_name']

function names(section: string, entry: number, person: Parameters<typeof fullName>[0]): Derivation[] {
  const from = (...fields: string[]): From[] => [{ section, entry, fields }]
  return [
    { section, entry, field: 'full_name', label: 'Full name', value: fullName(person), from: from(...NAME.slice(1)) },
    {
      section,
      entry,
      field: 'titled_full_name',
      label: 'Full name with title',
      value: titledFullName(person),
      from: from(...NAME),
    },
    {
      section,
      entry,
      field: 'titled_name',
      label: 'Name with title',
      value: titledName(person),
      from: from('pronoun', 'last_name'),
    },
    {
      section,
      entry,
      field: 'pronoun_set',
      label: 'Pronouns',
      value: pronounSet(person),
      from: from('gender', 'pronoun'),
    },
  ].filter(({ value }) => value !== '')
}

/** A grade with its scale; none where it cannot be told which end of the scale is the better. */
const gpas = (profile: Profile): Derivation[] =>
  ordered(profile, 'academichistory').flatMap((degree): Derivation[] => {
    const { id, total_gpa, max_gpa } = degree
    const scale = gradeScale(degree, profile)
    if (scale === 'unknown' || total_gpa > max_gpa) return []
    const value = scale === 'falls' ? `${total_gpa}, where 1 is the best grade` : `${total_gpa} out of ${max_gpa}`
    const from = [{ section: 'academichistory', entry: id, fields: ['total_gpa', 'max_gpa'] }]
    return [{ section: 'academichistory', entry: id, field: 'gpa', label: 'GPA', value, from }]
  })

interface Dated {
  id: number
  start_date: string
  end_date: string | null
  is_current?: boolean
}

function durations(profile: Profile): Derivation[] {
  const of = (section: 'academicprojects' | 'professionalhistory' | 'professionalprojects') =>
    (ordered(profile, section) as Dated[]).flatMap((entry): Derivation[] => {
      const end = entry.is_current === true || entry.end_date === null ? profile.today : entry.end_date
      const months = monthsCovered([{ start: entry.start_date, end }])
      if (months === 0) return []
      const from = [{ section, entry: entry.id, fields: DATES }]
      return [{ section, entry: entry.id, field: 'duration', label: 'Duration', value: inYears(months), from }]
    })
  return [...of('academicprojects'), ...of('professionalhistory'), ...of('professionalprojects')]
}

function degrees(profile: Profile): Derivation[] {
  const degree = highestDegree(profile)
  if (degree === undefined) {
    const basis = eb2Basis(profile)
    return [whole('eb2_basis', 'EB-2 basis', basis, ...groundsOf(profile, basis))]
  }
  const { id, school_name, end_date } = degree
  const from = { section: 'academichistory', entry: id, fields: ['degree', 'major', 'school_name', 'end_date'] }
  const { jobs, months, fullTimeMonths } = experienceAfter(profile, degree)
  const worked = jobs.map((job) => ({
    section: 'professionalhistory',
    entry: job.id,
    fields: ['organization', 'job_title', ...DATES, 'job_type', 'working_hours_per_week'],
  }))
  const partTime = months - fullTimeMonths
  const note = partTime === 0 ? '' : `, of which ${inYears(partTime)} part-time`
  const basis = eb2Basis(profile)
  return [
    whole(
      'highest_degree',
      'Highest degree',
      `${degreeTitle(degree)}, ${school_name}, ${String(end_date).slice(0, 4)}`,
      from,
    ),
    whole('advanced_degree', 'Advanced degree', isAdvanced(degree) ? 'Yes' : 'No', from),
    ...(months === 0
      ? []
      : [
          whole(
            'experience_after_degree',
            'Experience after the highest degree',
            inYears(months) + note,
            from,
            ...worked,
          ),
        ]),
    whole('eb2_basis', 'EB-2 basis', basis, ...groundsOf(profile, basis, from, worked)),
  ]
}

/** On which entries a basis rests: a degree shows no exceptional ability beyond its own criterion. */
function groundsOf(profile: Profile, basis: Eb2Basis, degree?: From, worked: From[] = []): From[] {
  if (basis === 'exceptional_ability')
    return exceptionalAbility(profile).flatMap(({ entries }) =>
      entries.map(({ section, id }) => ({ section, entry: id, fields: IDENTIFYING[section] })),
    )
  return degree === undefined ? [] : [degree, ...(basis === 'advanced degree' ? [] : worked)]
}

const IDENTIFYING = {
  academichistory: ['degree', 'major', 'school_name'],
  professionalhistory: ['job_title', 'organization', ...DATES],
  evidence: ['name', 'issuing_organization'],
  referees: ['title', 'organization'],
}

function position(profile: Profile): Derivation[] {
  const job = ordered(profile, 'professionalhistory').find(({ is_current }) => is_current)
  if (job === undefined) return []
  const from = { section: 'professionalhistory', entry: job.id, fields: ['job_title', 'organization', 'is_current'] }
  return [whole('current_position', 'Current position', `${job.job_title}, ${job.organization}`, from)]
}

function publications(profile: Profile): Derivation[] {
  const all = ordered(profile, 'academicprojects').filter(({ is_published }) => is_published)
  // Two projects may have led to one article.
  const published = all.filter(
    ({ published_url }, at) =>
      !/[^#]/.test(published_url ?? '') || all.findIndex((one) => one.published_url === published_url) === at,
  )
  if (published.length === 0) return []
  const from = (...fields: string[]) => published.map(({ id }) => ({ section: 'academicprojects', entry: id, fields }))
  const citations = published.reduce((sum, { citation_count }) => sum + (citation_count ?? 0), 0)
  const counted = published.every(({ citation_count }) => citation_count !== null)
  return [
    whole('publications', 'Number of publications', String(published.length), ...from('is_published')),
    ...(counted ? [whole('total_citations', 'Total citations', String(citations), ...from('citation_count'))] : []),
  ]
}

/** Everything that follows from the entries by reckoning alone. */
export const derivations = (profile: Profile): Derivation[] => [
  ...names('application', profile.application.id, profile.application),
  ...gpas(profile),
  ...durations(profile),
  ...ordered(profile, 'referees').flatMap((referee) => names('referees', referee.id, referee)),
  ...degrees(profile),
  ...position(profile),
  ...publications(profile),
  ...reckonings(profile),
]
