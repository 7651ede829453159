import type { Profile } from '../profile.ts'
import { DATES, whole, type Derivation, type From } from './derivation.ts'
import { monthsInOccupation, postsInOccupation } from './exceptional-ability.ts'
import { inYears, monthsSince } from './months.ts'
import { ordered } from './order.ts'
import { bachelors, conferred, experienceAfter } from './qualification.ts'
import { contentWords } from '../builtin/passages.ts'
import { foldWord } from '../grounding/fold.ts'
import { senseOf } from '../grounding/lexicon/lexicon.ts'

const POST = ['organization', 'job_title', ...DATES, 'job_type', 'working_hours_per_week']

const posts = (jobs: readonly { id: number }[], fields: string[] = POST): From[] =>
  jobs.map(({ id }) => ({ section: 'professionalhistory', entry: id, fields }))

/** What is not a month old has no age yet. */
function since({ today }: Profile, day: string): string {
  const months = day === '' ? 0 : monthsSince(day, today)
  return months === 0 ? '' : inYears(months)
}

/** How long ago each article was published and each piece of evidence received. */
const ages = (profile: Profile): Derivation[] => [
  ...profile.academicprojects
    .filter(({ is_published, published_date }) => is_published && published_date !== null && published_date !== '')
    .map(({ id, published_date }) => ({
      section: 'academicprojects',
      entry: id,
      field: 'since_publication',
      label: 'Time since publication',
      value: since(profile, published_date ?? ''),
      from: [{ section: 'academicprojects', entry: id, fields: ['published_date'] }],
    })),
  ...profile.evidence.map(({ id, received_date }) => ({
    section: 'evidence',
    entry: id,
    field: 'age',
    label: 'Time since it was received',
    value: since(profile, received_date),
    from: [{ section: 'evidence', entry: id, fields: ['received_date'] }],
  })),
]

/** Words of majors and titles that name no specialty. */
const COMMON = new Set(['engine', 'scienc', 'scient', 'studi', 'techno', 'manage', 'applie', 'genera', 'art', 'bachel'])
const EMPTY = new Set(['applie', 'genera', 'bachel', 'studi'])

/** The first letters of a word tell its family: chemist, chemistry. */
const families = (text: string): Set<string> =>
  new Set(
    contentWords(text)
      .map((word) => word.slice(0, 6))
      .filter((word) => !EMPTY.has(word)),
  )

/** "Physical" names no specialty by itself: a therapist's and a geographer's have it in common. */
const describes = (text: string): Set<string> =>
  new Set(
    text
      .split(/[^\p{L}]+/u)
      .filter((word) => senseOf(foldWord(word)).adjective || /(?:al|ic|il|ive|ary)$/iu.test(word))
      .flatMap((word) => [...families(word)]),
  )

/** True of a title in the specialty of a major: one word that names it, or two that only do together. */
function isInSpecialty(title: string, major: string): boolean {
  const [own, wanted] = [families(title), families(major)]
  const [describing, described] = [describes(title), describes(major)]
  const shared = [...own].filter((word) => wanted.has(word))
  return shared.length > 1 || shared.some((word) => !COMMON.has(word) && !(describing.has(word) && described.has(word)))
}

/** Work after the bachelor's degree, and of it the posts whose titles name the specialty of the degree. */
function afterBachelors(profile: Profile): Derivation[] {
  const first = bachelors(profile)
  if (first === undefined) return []
  const degree: From = { section: 'academichistory', entry: first.id, fields: ['degree', 'major', 'end_date'] }
  const { jobs, months } = experienceAfter(profile, first)
  const inSpecialty = jobs.filter(({ job_title }) => isInSpecialty(job_title, first.major))
  const specialMonths = experienceAfter({ ...profile, professionalhistory: inSpecialty }, first).months
  return [
    whole(
      'experience_after_bachelors',
      'Experience after the bachelor’s degree',
      months === 0 ? '' : inYears(months),
      degree,
      ...posts(jobs),
    ),
    whole(
      'specialty_after_bachelors',
      'Experience after the bachelor’s degree in its specialty',
      specialMonths === 0 ? '' : inYears(specialMonths),
      degree,
      ...posts(inSpecialty),
    ),
  ]
}

function occupation(profile: Profile): Derivation[] {
  const months = monthsInOccupation(profile)
  return months === 0
    ? []
    : [
        whole(
          'years_in_occupation',
          'Full-time work in the occupation',
          inYears(months),
          ...posts(postsInOccupation(profile)),
        ),
      ]
}

function weeklyHours(profile: Profile): Derivation[] {
  const current = ordered(profile, 'professionalhistory').filter(
    ({ is_current, start_date }) => is_current && start_date <= profile.today,
  )
  const hours = current.reduce((sum, job) => sum + job.working_hours_per_week, 0)
  return hours === 0
    ? []
    : [
        whole(
          'weekly_hours',
          'Weekly hours of the present posts',
          `${Math.round(hours * 100) / 100} hours`,
          ...posts(current, ['working_hours_per_week', 'is_current']),
        ),
      ]
}

/** How many entries there are of each kind, where there are any. */
function counts(profile: Profile): Derivation[] {
  const count = (
    field: string,
    label: string,
    section: string,
    entries: readonly { id: number }[],
    fields: string[],
  ): Derivation =>
    whole(
      field,
      label,
      entries.length === 0 ? '' : String(entries.length),
      ...entries.map(({ id }) => ({ section, entry: id, fields })),
    )
  const { academichistory, academicprojects, professionalhistory, professionalprojects } = profile
  const awards = profile.evidence.filter(
    ({ category, sub_category }) => category === 'Achievement' || sub_category === 'Academic Award',
  )
  const signed = profile.referees.filter(({ signed_letter }) => signed_letter !== null)
  return [
    count('degrees', 'Number of degrees', 'academichistory', conferred(profile), ['degree']),
    count('courses_of_study', 'Number of courses of study', 'academichistory', academichistory, ['degree']),
    count('posts', 'Number of posts', 'professionalhistory', professionalhistory, ['job_title']),
    count('academic_projects', 'Number of academic projects', 'academicprojects', academicprojects, ['project_name']),
    count('professional_projects', 'Number of professional projects', 'professionalprojects', professionalprojects, [
      'project_name',
    ]),
    count('awards', 'Number of awards', 'evidence', awards, ['name']),
    count('evidence_items', 'Number of pieces of evidence', 'evidence', profile.evidence, ['name']),
    count('plans', 'Number of plans', 'futureplan', profile.futureplan, ['plan_title']),
    count('recommenders', 'Number of recommenders', 'referees', profile.referees, ['last_name']),
    count('signed_letters', 'Number of signed letters', 'referees', signed, ['last_name']),
  ]
}

/** What follows by counting and by the calendar; nothing is told where there is nothing. */
export const reckonings = (profile: Profile): Derivation[] =>
  [
    ...ages(profile),
    ...afterBachelors(profile),
    ...occupation(profile),
    ...weeklyHours(profile),
    ...counts(profile),
  ].filter(({ value }) => value !== '')
