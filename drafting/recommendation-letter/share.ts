import { overlap } from '../builtin/passages.ts'
import type { Told } from '../builtin/told.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Profile } from '../profile.ts'
import { insightOf, type Insight, type KnownWork } from './writer.ts'

type Referee = Profile['referees'][number]

/** What only those inside know of a project. */
const INNER = ['goal', 'challenge', 'solution']

/** How much of what is left of a passage a writer takes, by how the writer knows the work. */
const QUOTA: Record<Insight, { inner: number; background: number; impact: number }> = {
  inside: { inner: 0.75, background: 0.25, impact: 0.5 },
  used: { inner: 0.25, background: 0.75, impact: 0.75 },
  read: { inner: 0.5, background: 0.75, impact: 0.75 },
  outside: { inner: 0, background: 0.25, impact: 0.5 },
}

/** With so many works of which there is more to say, a writer leaves out what is known by hearsay. */
export const ENOUGH = 2

/** Of anything but a project, each writer takes half of what is left. */
const OTHER = 0.5

/** A recommender's place among those of the profile, which decides what falls to whom. */
export interface Share {
  rank: number
  insight(work: { section: string; id: number }): Insight
  /** The sentences of a passage that fall to this writer, so that no two letters tell the same ones. */
  mine(told: readonly Told[]): Told[]
}

/** Runs of sentences that can be told apart from the rest: each begins with one that stands by itself. */
function chunksOf(told: readonly Told[]): Told[][] {
  const chunks: Told[][] = []
  for (const one of told) {
    const last = chunks.at(-1)
    if (last === undefined || standsAlone(one.text)) chunks.push([one])
    else last.push(one)
  }
  return chunks
}

/**
 * Deals the sentences of a profile to its recommenders in the order in which those were entered. A recommender who is
 * added later takes from what the earlier ones have left, so that a letter that is drafted already keeps its own.
 */
export function shareOf(profile: Profile, refereeId: number): Share {
  const all = [...profile.referees].sort((a, b) => a.id - b.id)
  const works = worksOf(profile)
  const workAt = (section: string, id: number) => works.findIndex((work) => work.section === section && work.id === id)
  const insight = (referee: Referee, at: number): Insight => {
    const work = works[at]
    return work === undefined ? 'outside' : insightOf(referee, work)
  }
  /** Writers of one kind take turns at the works, so that each has some of which there is much to say. */
  const leads = (referee: Referee, at: number): boolean => {
    const alike = all.filter((one) => insight(one, at) === insight(referee, at))
    return alike.indexOf(referee) % 2 === at % 2 || alike[0] === referee
  }
  const quota = (referee: Referee, { section, entry, field }: Told): number => {
    const at = workAt(section, entry)
    if (at < 0) return section === 'professionalhistory' ? (employs(profile, referee, entry) ? 1 : 0) : OTHER
    const known = insight(referee, at)
    if (known === 'outside' && works.filter((_, other) => insight(referee, other) !== 'outside').length >= ENOUGH)
      return 0
    const { inner, background, impact } = QUOTA[known]
    const whole = INNER.includes(field) ? inner : field === 'impact' ? impact : background
    return leads(referee, at) ? whole : whole / 2
  }
  return {
    rank: Math.max(
      all.findIndex((one) => one.id === refereeId),
      0,
    ),
    insight: ({ section, id }) => {
      const referee = all.find((one) => one.id === refereeId)
      return referee === undefined ? 'outside' : insight(referee, workAt(section, id))
    },
    mine: (told) => {
      const [first] = told
      if (first === undefined) return []
      let left = chunksOf(told)
      for (const referee of all) {
        const count = Math.round(left.length * quota(referee, first))
        if (referee.id === refereeId) return left.slice(0, count).flat()
        left = left.slice(count)
      }
      return []
    },
  }
}

/** The projects with what tells who knows them. */
function worksOf(profile: Profile): (KnownWork & { section: string; id: number })[] {
  const papers = profile.evidence.filter(({ category }) => category === 'Project' || category === 'Achievement')
  const known = (
    row: Profile['academicprojects'][number] | Profile['professionalprojects'][number],
    academic: boolean,
  ) => {
    const text = [row.project_name, row.goal, row.solution, row.impact].join(' ')
    return {
      section: academic ? 'academicprojects' : 'professionalprojects',
      id: row.id,
      organization: row.organization,
      academic,
      published: 'is_published' in row && row.is_published,
      project_name: row.project_name,
      text,
      issuers: papers
        .filter((paper) => overlap(`${paper.name} ${paper.brief_introduction}`, text) >= OF_THE_WORK)
        .map((paper) => paper.issuing_organization),
    }
  }
  return [
    ...profile.academicprojects.map((row) => known(row, true)),
    ...profile.professionalprojects.map((row) => known(row, false)),
  ]
}

/** Share of its words by which a paper is about a work. */
const OF_THE_WORK = 0.4

/** Whether a writer comes from the house in which a post was held, and so knows its duties. */
const employs = (profile: Profile, referee: Referee, entry: number): boolean =>
  profile.professionalhistory.some((job) => job.id === entry && job.organization === referee.organization)
