import type { Contradiction } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { atEdge, inWords } from '../dates-in.ts'
import { fieldPlace, placeOf } from '../places.ts'
import type { SectionName } from '../fields.ts'
import { daysBetween, sameBody, type Check } from './filing.ts'

const DATED = ['academichistory', 'academicprojects', 'professionalhistory', 'professionalprojects'] as const

/** An entry whose last day comes before its first. */
export const endsBeforeItBegins: Check = ({ profile }) =>
  DATED.flatMap((section) =>
    profile[section].flatMap(({ id, start_date, end_date }): Contradiction[] => {
      if (end_date === null || start_date === '' || end_date === '' || end_date >= start_date) return []
      const place = placeOf(profile, section, id)
      return [
        {
          kind: 'dates',
          text: `${place} ends ${atEdge(end_date, 'end')}, before it begins ${atEdge(start_date, 'start')}.`,
          places: [fieldPlace(profile, section, id, 'start_date'), fieldPlace(profile, section, id, 'end_date')],
        },
      ]
    }),
  )

/** Something told as past whose day is still to come. */
export const notYet: Check = ({ profile }) => {
  const { today } = profile
  const found = (
    section: SectionName,
    id: number,
    field: string,
    day: string | null,
    what: string,
    when = (iso: string) => `on ${inWords(iso)}`,
  ): Contradiction[] =>
    day === null || day === '' || day <= today
      ? []
      : [
          {
            kind: 'dates',
            text: `${placeOf(profile, section, id)} is entered as ${what} ${when(day)}, which is after today, ${inWords(today)}.`,
            places: [fieldPlace(profile, section, id, field)],
          },
        ]
  return [
    ...profile.academicprojects.flatMap(({ id, is_published, published_date }) =>
      is_published ? found('academicprojects', id, 'published_date', published_date, 'published') : [],
    ),
    ...profile.evidence.flatMap(({ id, received_date }) =>
      found('evidence', id, 'received_date', received_date, 'received'),
    ),
    ...profile.professionalhistory.flatMap(({ id, start_date }) =>
      found('professionalhistory', id, 'start_date', start_date, 'begun', (iso) => atEdge(iso, 'start')),
    ),
  ]
}

export const publishedBeforeItBegan: Check = ({ profile }) =>
  profile.academicprojects.flatMap(({ id, is_published, published_date, start_date }): Contradiction[] => {
    if (!is_published || published_date === null || published_date === '' || published_date >= start_date) return []
    const place = placeOf(profile, 'academicprojects', id)
    return [
      {
        kind: 'dates',
        text: `${place} was published ${atEdge(published_date, 'start')}, before the project began ${atEdge(start_date, 'start')}.`,
        places: [
          fieldPlace(profile, 'academicprojects', id, 'published_date'),
          fieldPlace(profile, 'academicprojects', id, 'start_date'),
        ],
      },
    ]
  })

/** Offers and welcomes come a little before the first day. */
const BEFORE_THE_FIRST_DAY = 60

/** The first day at a body, by whatever entry tells of it. */
export function firstDayAt(
  profile: Profile,
  body: string,
):
  | { section: 'academichistory' | 'professionalhistory' | 'academicprojects'; id: number; start_date: string }
  | undefined {
  const times = [
    ...profile.professionalhistory
      .filter(({ organization }) => sameBody(organization, body))
      .map(({ id, start_date }) => ({ section: 'professionalhistory' as const, id, start_date })),
    ...profile.academichistory
      .filter(({ school_name }) => sameBody(school_name, body))
      .map(({ id, start_date }) => ({ section: 'academichistory' as const, id, start_date })),
    ...profile.academicprojects
      .filter(({ organization }) => sameBody(organization, body))
      .map(({ id, start_date }) => ({ section: 'academicprojects' as const, id, start_date })),
  ]
  return times.sort((a, b) => a.start_date.localeCompare(b.start_date))[0]
}

/** Evidence that an employer gave before the applicant's first day there. */
export const receivedBeforeThePost: Check = ({ profile }) =>
  profile.evidence.flatMap(({ id, issuing_organization, received_date }): Contradiction[] => {
    const worked = profile.professionalhistory.some(({ organization }) => sameBody(organization, issuing_organization))
    const first = worked ? firstDayAt(profile, issuing_organization) : undefined
    if (first === undefined || !(daysBetween(received_date, first.start_date) > BEFORE_THE_FIRST_DAY)) return []
    const [place, post] = [placeOf(profile, 'evidence', id), placeOf(profile, first.section, first.id)]
    return [
      {
        kind: 'dates',
        text: `${place} was received from ${issuing_organization} ${atEdge(received_date, 'start')}, but the first entry there, ${post}, begins ${atEdge(first.start_date, 'start')}.`,
        places: [
          fieldPlace(profile, 'evidence', id, 'received_date'),
          fieldPlace(profile, first.section, first.id, 'start_date'),
        ],
      },
    ]
  })
