import { namesTie } from '#domain/recommender.ts'
import { matchAmong, type NameMatch } from '#domain/same-person.ts'
import type { Contradiction } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { nameOrNative } from '../names.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { answered, denialIn, tellsOfTie, tieIn, TIE_ANSWERS, TIE_NAMES } from '../ties.ts'
import { pagePlace, sameBody, short, type Check } from './filing.ts'
import { authorLines } from './publications.ts'

type Referee = Profile['referees'][number]

const called = (profile: Profile, referee: Referee): string =>
  `${placeOf(profile, 'referees', referee.id)} (${nameOrNative(referee)})`

/** What category or relationship say of a tie, against the answers. */
export const tieDenied: Check = ({ profile }) =>
  profile.referees.flatMap((referee): Contradiction[] => {
    const { id, category, relationship } = referee
    const place = (field: string, told?: string): Contradiction['places'][number] => ({
      ...fieldPlace(profile, 'referees', id, field),
      ...(told === undefined ? {} : { told }),
    })
    const yes = answered(referee, true)
    const denial = denialIn(relationship)
    if (yes.length > 0 && denial !== undefined)
      return [
        {
          kind: 'tie',
          text: `${called(profile, referee)} has a yes for ${yes.map((one) => TIE_NAMES[one]).join(' and ')}, but the relationship says “${short(relationship)}”. Your letter treats the recommender as not independent.`,
          places: [...yes.map((one) => place(one)), place('relationship', denial)],
        },
      ]
    if (category === 'supervisor' && referee.was_supervisor === false)
      return [
        {
          kind: 'tie',
          text: `${called(profile, referee)} is a supervisor by category, but you answered that this recommender never supervised you.`,
          places: [place('was_supervisor'), place('category')],
        },
      ]
    if (answered(referee, false).length < TIE_ANSWERS.length) return []
    // A professor may be one at another institution, who has no tie.
    if (namesTie(category))
      return [
        {
          kind: 'tie',
          text: `${called(profile, referee)} has a no for every tie, but the category is “${category}”. Your letter asks the recommender about it.`,
          places: [place('category'), ...TIE_ANSWERS.map((one) => place(one))],
        },
      ]
    return tellsOfTie(relationship)
      ? [
          {
            kind: 'tie',
            text: `${called(profile, referee)} has a no for every tie, but the relationship says “${short(relationship)}”. Your letter asks the recommender about it.`,
            places: [place('relationship'), ...TIE_ANSWERS.map((one) => place(one))],
          },
        ]
      : []
  })

/** How surely one of these lines of names holds the recommender's. */
const namedAmong = (lines: readonly (readonly string[])[], referee: Referee): NameMatch =>
  lines.reduce<NameMatch>((match, line) => {
    const next = match === 'same' ? match : matchAmong(line, referee)
    return next === 'other' ? match : next
  }, 'other')

/** A recommender who is told to be no co-author, and stands among the authors of one of the papers. */
export const authorDenied: Check = (filing) => {
  const { profile } = filing
  const denied = profile.referees.filter(({ co_author }) => co_author === false)
  if (denied.length === 0) return []
  return profile.academicprojects.flatMap((project) => {
    const found = authorLines(filing, project)
    if (found === undefined) return []
    const paper = pagePlace(filing, found.page)
    return denied.flatMap((referee): Contradiction[] => {
      const match = namedAmong(found.lines, referee)
      if (match === 'other') return []
      const entry = placeOf(profile, 'academicprojects', project.id)
      return [
        {
          kind: 'tie',
          text:
            match === 'same'
              ? `You answered that ${called(profile, referee)} is no co-author, but the article of ${entry} (${paper.place}) names the recommender among its authors.`
              : `You answered that ${called(profile, referee)} is no co-author. An author of the article of ${entry} (${paper.place}) has a name like that. Is it somebody else?`,
          places: [fieldPlace(profile, 'referees', referee.id, 'co_author'), paper],
        },
      ]
    })
  })
}

/** A recommender who is told to have no common employer, of a house where the applicant worked. */
export const employerDenied: Check = ({ profile }) =>
  profile.referees
    .filter(({ same_employer }) => same_employer === false)
    .flatMap((referee): Contradiction[] => {
      const job = profile.professionalhistory.find(({ organization }) => sameBody(organization, referee.organization))
      if (job === undefined) return []
      return [
        {
          kind: 'tie',
          text: `You answered that you and ${called(profile, referee)} never had the same employer, but the recommender is of ${referee.organization}, and ${placeOf(profile, 'professionalhistory', job.id)} is at ${job.organization}.`,
          places: [
            fieldPlace(profile, 'referees', referee.id, 'same_employer'),
            fieldPlace(profile, 'professionalhistory', job.id, 'organization'),
          ],
        },
      ]
    })

/** True where every tie is denied: that is asked as one question. */
const deniesAll = (referee: Referee): boolean => answered(referee, false).length === TIE_ANSWERS.length

/** One answer of no, against the relationship's own words. */
export const tieToldOtherwise: Check = ({ profile }) =>
  profile.referees.flatMap((referee) =>
    (['was_supervisor', 'same_employer'] as const).flatMap((tie): Contradiction[] => {
      if (referee[tie] !== false || deniesAll(referee)) return []
      const told = tieIn(referee.relationship, tie)
      if (told === undefined || (tie === 'was_supervisor' && referee.category === 'supervisor')) return []
      return [
        {
          kind: 'tie',
          text: `You answered no to ${TIE_NAMES[tie]} for ${called(profile, referee)}, but the relationship says “${short(referee.relationship)}”.`,
          places: [
            fieldPlace(profile, 'referees', referee.id, tie),
            { ...fieldPlace(profile, 'referees', referee.id, 'relationship'), told },
          ],
        },
      ]
    }),
  )

/** A co-author by the answers, where the filing has no publication, or none of those that were read names both. */
export const authorUnproven: Check = (filing) => {
  const { profile } = filing
  const published = profile.academicprojects.filter(({ is_published }) => is_published)
  const heads = published.map((project) => authorLines(filing, project))
  // One that nobody could read may be the common one.
  if (heads.some((found) => found === undefined || found.lines.length === 0)) return []
  return profile.referees
    .filter(
      (referee) =>
        referee.co_author === true && heads.every((found) => namedAmong(found?.lines ?? [], referee) === 'other'),
    )
    .map((referee): Contradiction => ({
      kind: 'tie',
      text:
        published.length === 0
          ? `You answered that ${called(profile, referee)} is a co-author, but no publication is entered.`
          : `You answered that ${called(profile, referee)} is a co-author, but no article of the filing names the recommender among its authors.`,
      places: [
        fieldPlace(profile, 'referees', referee.id, 'co_author'),
        ...published.map(({ id }) => fieldPlace(profile, 'academicprojects', id, 'essay')),
      ],
    }))
}
