import { overlap } from '../builtin/passages.ts'
import type { Told } from '../builtin/told.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Turn } from '../builtin/voice.ts'
import type { Profile } from '../profile.ts'
import { mannerOf, type MannerName } from './manners/index.ts'
import { insightsOf, knowsPost, tieOf, type Insight, type KnownWork } from './writer.ts'

type Referee = Profile['referees'][number]

/** What only those inside know of a project. */
const INNER = ['goal', 'challenge', 'solution']

/** What of a passage falls to those inside, from its beginning on; the rest is for those who know the work from outside. */
const INSIDE: Readonly<Record<'published' | 'unpublished', { inner: number; background: number; impact: number }>> = {
  published: { inner: 0.5, background: 0.34, impact: 0.4 },
  unpublished: { inner: 0.65, background: 0.5, impact: 0.5 },
}

/** Of what falls to writers of one side, each takes so much of what the earlier ones have left. */
const PORTION = 0.85

/** Who knows a work from outside, and comes before anybody from inside, leaves so much to those. */
const ALONE = 0.6

/** What every letter speaks of, whatever it endorses. */
const isOfPlans = (section: string): boolean => /^(?:endeavors|futureplan)$/.test(section)

/** Of anything but a project, each writer takes so much of what is left. */
const OTHER = 0.4

/** What of a published work those who read it tell, where its house has more to tell of: what was sought and what was found. */
const LEFT = /^(?:goal|impact)$/
const TO_READERS = 0.6

/** Works of the same house, in nobody's journal, beside which a published one is left to its readers. */
const OTHERS = 2

const isLeftToReaders = (works: readonly KnownWork[], at: number): boolean =>
  works[at]?.published === true &&
  works.filter((other) => !other.published && other.organization === works[at]?.organization).length >= OTHERS

/** A recommender's place among those of the profile, which decides what falls to whom. */
export interface Share {
  rank: number
  manner: MannerName
  /** The place among the writers of the same manner. */
  turn: Turn
  insight(work: { section: string; id: number }): Insight
  /** True of a published work that its house leaves to those who have read it. */
  isForReaders(work: { section: string; id: number }): boolean
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
 * With `dealt` what no writer has taken is dealt out as well: of `all`, or of the `works` alone. What `isSaid` in another
 * letter falls to nobody.
 */
export function shareOf(
  profile: Profile,
  refereeId: number,
  { dealt, isSaid = () => false }: { dealt?: 'all' | 'works' | undefined; isSaid?: (text: string) => boolean } = {},
): Share {
  const all = [...profile.referees].sort((a, b) => a.id - b.id)
  const works = worksOf(profile)
  const workAt = (section: string, id: number) => works.findIndex((work) => work.section === section && work.id === id)
  const known = all.map((referee) => insightsOf(referee, works))
  const insight = (referee: Referee, at: number): Insight => known[all.indexOf(referee)]?.[at] ?? 'outside'
  /** Writers of one kind take turns at the works, so that each has some of which there is much to say. */
  const leads = (referee: Referee, at: number): boolean => {
    const alike = all.filter((one) => insight(one, at) === insight(referee, at))
    return alike.indexOf(referee) % 2 === at % 2 || alike[0] === referee
  }
  /** Only those asked before a writer decide what falls to that writer; who is asked later changes no letter. */
  const isKnownInside = (referee: Referee, at: number): boolean =>
    all.slice(0, all.indexOf(referee) + 1).some((one) => insight(one, at) === 'inside')
  const portion = (referee: Referee, { section, entry, field }: Told): number => {
    if (section === 'professionalhistory') return isOfPost(profile, referee, entry) ? 1 : 0
    if (section === 'evidence') return issues(profile, all, referee, entry)
    const at = workAt(section, entry)
    // Why an endeavor matters beyond one house is above all for those to say who stand outside of it.
    if (isOfPlans(section)) return tieOf(referee) === 'dependent' ? OTHER - 0.1 : OTHER + 0.2
    if (at < 0) return OTHER
    // A publication tells how the work was done, and seldom what stood in its way.
    if (insight(referee, at) === 'outside' || (insight(referee, at) === 'read' && field === 'challenge')) return 0
    if (isKnownInside(referee, at)) return leads(referee, at) ? PORTION : PORTION / 2
    return insight(referee, at) === 'used' || mainOf(known[all.indexOf(referee)] ?? []) === at ? ALONE : ALONE / 2
  }
  /** The chunks of a passage of a work that are for those inside, or for those outside; of any other passage, all. */
  const sideOf = (referee: Referee, chunks: Told[][], { section, entry, field }: Told): Told[][] => {
    const at = workAt(section, entry)
    const work = works[at]
    if (work === undefined || !isKnownInside(referee, at)) return chunks
    const { inner, background, impact } = INSIDE[work.published ? 'published' : 'unpublished']
    // The outcome of what is in print is for those who read it, where those inside have other work to tell of.
    if (LEFT.test(field) && isLeftToReaders(works, at)) {
      const left = Math.ceil(chunks.length * TO_READERS)
      return insight(referee, at) === 'inside' ? chunks.slice(left) : chunks.slice(0, left)
    }
    const part = INNER.includes(field) ? inner : field === 'impact' ? impact : background
    const count = chunks.length === 1 ? 1 : Math.round(chunks.length * part)
    const wasFirst = all.slice(0, all.indexOf(referee)).every((one) => insight(one, at) === 'outside')
    if (insight(referee, at) !== 'inside') return chunks.slice(count)
    return wasFirst ? chunks.slice(0, count) : chunks
  }
  return {
    rank: Math.max(
      all.findIndex((one) => one.id === refereeId),
      0,
    ),
    ...mannerIn(all, refereeId),
    insight: ({ section, id }) => {
      const referee = all.find((one) => one.id === refereeId)
      return referee === undefined ? 'outside' : insight(referee, workAt(section, id))
    },
    isForReaders: ({ section, id }) => isLeftToReaders(works, workAt(section, id)),
    mine: (told) => {
      const [first] = told
      if (first === undefined) return []
      const fully = dealt === 'all' || (dealt === 'works' && !isOfPlans(first.section))
      const chunks = chunksOf(told)
      const taken = new Map<Told[], number>()
      for (const referee of all) {
        const left = sideOf(referee, chunks, first).filter((chunk) => !taken.has(chunk))
        const share = left.length * portion(referee, first)
        const own = left.slice(0, share > 0 ? Math.max(1, Math.round(share)) : 0)
        own.forEach((chunk) => taken.set(chunk, referee.id))
        if (referee.id === refereeId && !fully) break
      }
      // What nobody tells goes round among those who can know it.
      const knowing = all.filter((referee) => portion(referee, first) > 0)
      const left = fully ? chunks.filter((chunk) => !taken.has(chunk)) : []
      left.forEach((chunk, at) => taken.set(chunk, knowing[at % Math.max(knowing.length, 1)]?.id ?? 0))
      return chunks.filter((chunk) => taken.get(chunk) === refereeId && !chunk.some(({ text }) => isSaid(text))).flat()
    },
  }
}

/** The work that a reader has read before others. */
const mainOf = (insights: readonly Insight[]): number => insights.indexOf('read')

function mannerIn(all: readonly Referee[], refereeId: number): Pick<Share, 'manner' | 'turn'> {
  const referee = all.find((one) => one.id === refereeId)
  const manner = referee === undefined ? 'peer' : mannerOf(referee)
  const alike = all.filter((one) => mannerOf(one) === manner)
  return {
    manner,
    turn: {
      place: Math.max(
        0,
        alike.findIndex((one) => one.id === refereeId),
      ),
      of: Math.max(1, alike.length),
    },
  }
}

/** The projects with what tells who knows them. */
function worksOf(profile: Profile): (KnownWork & { section: string; id: number })[] {
  const papers = profile.evidence.filter(
    ({ category, name }) => category === 'Project' || category === 'Achievement' || /^letter\b/i.test(name),
  )
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
      account: `${text} ${row.background} ${row.challenge}`,
      issuers: papers
        .filter(
          (paper) =>
            overlap(`${paper.name} ${paper.brief_introduction}`, text) >= OF_THE_WORK ||
            namesWork(paper.brief_introduction, row.project_name),
        )
        .map((paper) => paper.issuing_organization),
    }
  }
  return [
    ...profile.academicprojects.map((row) => known(row, true)),
    ...profile.professionalprojects.map((row) => known(row, false)),
  ]
}

/** True of a text that calls a work by a word of its title that is a name: "offer Pennant to its members". */
const namesWork = (text: string, title: string): boolean =>
  (text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{3,}\b/gu) ?? []).some((word) => title.split(' ')[0] === word)

/** Share of its words by which a paper is about a work. */
const OF_THE_WORK = 0.4

/** What a paper says is for the writer whose house issued it, where there is one. */
function issues(profile: Profile, all: readonly Referee[], referee: Referee, entry: number): number {
  const house = profile.evidence.find(({ id }) => id === entry)?.issuing_organization
  if (referee.organization === house) return 1
  return all.some(({ organization }) => organization === house) ? 0 : OTHER
}

const isOfPost = (profile: Profile, referee: Referee, entry: number): boolean =>
  profile.professionalhistory.some((job) => job.id === entry && knowsPost(referee, job))
