import type { Contradiction } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { atEdge, edgeInWords } from '../dates-in.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { MOST_OF_A_CHECK, overlap, sameBody, type Check } from './filing.ts'

/** Posts are handed over, and a degree's last weeks are often spent at the next place. */
const HANDOVER = 45
const LAST_TERM = 100
/** More than anybody is believed to have worked for two employers. */
const HOURS = 60
const FULL_TIME_HOURS = 35

type Job = Profile['professionalhistory'][number]

const isFullTime = ({ job_type, working_hours_per_week }: Job): boolean =>
  job_type !== 'Part-Time' && working_hours_per_week >= FULL_TIME_HOURS

/** Pairs of full-time posts that go on at the same time for longer than a handover; no more than a check tells. */
function* sameTime(jobs: readonly Job[], today: string): Generator<[Job, Job]> {
  let left = MOST_OF_A_CHECK
  for (const [index, one] of jobs.entries())
    for (const other of jobs.slice(index + 1)) {
      if (!(overlap(one, other, today).days > HANDOVER)) continue
      yield [one, other]
      left -= 1
      if (left === 0) return
    }
}

/** Full-time posts at the same time that make more hours together than a week of work has. */
export const tooManyHours: Check = ({ profile }) =>
  [...sameTime(profile.professionalhistory.filter(isFullTime), profile.today)].flatMap(([a, b]): Contradiction[] => {
    const { start, end } = overlap(a, b, profile.today)
    const hours = a.working_hours_per_week + b.working_hours_per_week
    if (hours <= HOURS) return []
    const told = (job: Job) =>
      `${placeOf(profile, 'professionalhistory', job.id)} (${job.job_title}, ${job.organization}, ${job.working_hours_per_week} hours a week)`
    return [
      {
        kind: 'dates',
        text: `${told(a)} and ${told(b)} are both full-time from ${edgeInWords(start, 'start')} to ${edgeInWords(end, 'end')}: ${hours} hours a week together.`,
        places: [a, b].map(({ id }) => fieldPlace(profile, 'professionalhistory', id, 'working_hours_per_week')),
      },
    ]
  })

const named = (country: string): string =>
  /^United |^Netherlands$|^Philippines$|Republic$/.test(country) ? `the ${country}` : country

const ON_CAMPUS = new Set(['Full-time, on campus', 'Part-time, on campus'])

/** Study on a campus in one country while working full-time in another. */
export const studyAndWorkApart: Check = ({ profile }) =>
  profile.academichistory
    .filter(({ learning_type }) => ON_CAMPUS.has(learning_type))
    .flatMap((degree) =>
      profile.professionalhistory
        .filter(
          (job) =>
            isFullTime(job) && job.country !== degree.school_country && !sameBody(job.organization, degree.school_name),
        )
        .flatMap((job): Contradiction[] => {
          const { start, end, days } = overlap(degree, job, profile.today)
          if (!(days > LAST_TERM)) return []
          const [study, work] = [
            placeOf(profile, 'academichistory', degree.id),
            placeOf(profile, 'professionalhistory', job.id),
          ]
          return [
            {
              kind: 'dates',
              text: `From ${edgeInWords(start, 'start')} to ${edgeInWords(end, 'end')}, ${study} is study on campus in ${named(degree.school_country)} (${degree.school_name}) while ${work} is full-time work in ${named(job.country)} (${job.organization}).`,
              places: [
                fieldPlace(profile, 'academichistory', degree.id, 'end_date'),
                fieldPlace(profile, 'professionalhistory', job.id, 'start_date'),
              ],
            },
          ]
        }),
    )

/** Weeks by which a recommender may be counted from an interview or a visit. */
const ROUNDING_YEARS = 1

/** A recommender of a place of the applicant's who says to know the applicant for longer than the applicant has been there. */
export const knownForTooLong: Check = ({ profile }) =>
  profile.referees.flatMap((referee): Contradiction[] => {
    if (referee.category === 'other') return []
    const stays = [
      ...profile.professionalhistory.map(({ id, organization, start_date }) => ({
        section: 'professionalhistory' as const,
        id,
        body: organization,
        start_date,
      })),
      ...profile.academichistory.map(({ id, school_name, start_date }) => ({
        section: 'academichistory' as const,
        id,
        body: school_name,
        start_date,
      })),
    ]
    // Whom the relationship ties to another place may have been met there.
    const elsewhere = stays.some(
      ({ body }) => !sameBody(body, referee.organization) && referee.relationship.includes(body),
    )
    const first = stays
      .filter(({ body }) => sameBody(body, referee.organization))
      .sort((a, b) => a.start_date.localeCompare(b.start_date))[0]
    if (first === undefined || elsewhere) return []
    const years = (Date.parse(profile.today) - Date.parse(first.start_date)) / (365.25 * 86_400_000)
    if (!(referee.years_of_known > years + ROUNDING_YEARS)) return []
    const place = placeOf(profile, 'referees', referee.id)
    return [
      {
        kind: 'dates',
        text: `${place} has known you for ${referee.years_of_known} years, but your first entry at ${referee.organization}, ${placeOf(profile, first.section, first.id)}, begins ${atEdge(first.start_date, 'start')}.`,
        places: [
          fieldPlace(profile, 'referees', referee.id, 'years_of_known'),
          fieldPlace(profile, first.section, first.id, 'start_date'),
        ],
      },
    ]
  })
