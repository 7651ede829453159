import type { Contradiction } from '../../case-file.ts'
import { searchable } from '../../grounding/fold.ts'
import { fieldPlace, placeOf } from '../places.ts'
import { MOST_OF_A_CHECK, overlap, sameBody, type Check } from './filing.ts'

const SMALL = new Set('of the and for in on at to a an as i ii iii our my'.split(' '))

const wordsIn = (text: string): string[] =>
  searchable(text)
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word))

const titleKey = (title: string): string => wordsIn(title).sort().join(' ')

/** The same words in another order or with another joint are the same title: `Scientist, Senior`. */
export const sameTitle = (a: string, b: string): boolean => titleKey(a) === titleKey(b)

export const oneHoldsOther = (a: string, b: string): boolean => {
  const [one, other] = [new Set(wordsIn(a)), new Set(wordsIn(b))]
  return [...one].every((word) => other.has(word)) || [...other].every((word) => one.has(word))
}

const RANK = /^(?:senior|sr|junior|jr|lead|chief|principal|head|deputy|vice|assistant|associate|executive)$/

/**
 * A longer form of a title: "Hydraulic Engineer" and "Senior Hydraulic Engineer, Dams". Where all that is added is a rank, the
 * two are told apart by it.
 */
export const isLongerForm = (a: string, b: string): boolean => {
  const [one, other] = [new Set(wordsIn(a)), new Set(wordsIn(b))]
  const added = [...one, ...other].filter((word) => !one.has(word) || !other.has(word))
  return one.size > 0 && other.size > 0 && oneHoldsOther(a, b) && !added.every((word) => RANK.test(word))
}

/** A project's title that the post accounts for: one from before a promotion, or one that the summary tells of. */
export const isExplained = (title: string, post: string): boolean => {
  const told = new Set(wordsIn(post))
  return wordsIn(title).every((word) => told.has(word))
}

/** The title under which a project was done, other than that of the post held at the time. */
export const titleOfProject: Check = ({ profile }) =>
  profile.professionalprojects.flatMap((project): Contradiction[] => {
    const posts = profile.professionalhistory.filter(
      (job) => sameBody(job.organization, project.organization) && overlap(job, project, profile.today).days > 0,
    )
    const fits = posts.some(
      (job) =>
        sameTitle(job.job_title, project.job_title) ||
        isLongerForm(job.job_title, project.job_title) ||
        isExplained(project.job_title, job.job_title) ||
        isExplained(project.job_title, job.job_summary),
    )
    const [job] = posts
    if (job === undefined || fits) return []
    const [at, post] = [
      placeOf(profile, 'professionalprojects', project.id),
      placeOf(profile, 'professionalhistory', job.id),
    ]
    return [
      {
        kind: 'title',
        text: `${at} gives your job title at ${project.organization} as “${project.job_title}”, ${post} as “${job.job_title}”.`,
        places: [
          { ...fieldPlace(profile, 'professionalprojects', project.id, 'job_title'), told: project.job_title },
          fieldPlace(profile, 'professionalhistory', job.id, 'job_title'),
        ],
      },
    ]
  })

/** Two entries about one project that tell another role of it. */
export const rolesOfOneProject: Check = ({ profile }) => {
  const projects = [
    ...profile.academicprojects.map(({ id, project_name, role }) => ({
      section: 'academicprojects' as const,
      id,
      project_name,
      role,
    })),
    ...profile.professionalprojects.map(({ id, project_name, role }) => ({
      section: 'professionalprojects' as const,
      id,
      project_name,
      role,
    })),
  ]
  const sameTitled = Map.groupBy(projects, ({ project_name }) => titleKey(project_name))
  return projects.flatMap((one) => {
    const others = sameTitled.get(titleKey(one.project_name)) ?? []
    return others.slice(others.indexOf(one) + 1, MOST_OF_A_CHECK).flatMap((other): Contradiction[] => {
      if (oneHoldsOther(one.role, other.role)) return []
      return [
        {
          kind: 'title',
          text: `${placeOf(profile, one.section, one.id)} and ${placeOf(profile, other.section, other.id)} are both about “${one.project_name}”, but the one gives your role as “${one.role}”, the other as “${other.role}”.`,
          places: [one, other].map(({ section, id }) => fieldPlace(profile, section, id, 'role')),
        },
      ]
    })
  })
}
