import type { Told } from '../builtin/told.ts'
import type { Profile } from '../profile.ts'
import { isNamedIn, isOfHouse } from './writer.ts'

type Referee = Profile['referees'][number]

/** An entry of the profile. */
export interface Place {
  section: string
  id: number
}

/** A recommender's place among those of the profile, which decides which facts fall to whom. */
export interface Share {
  rank: number
  /** True of what was done in the writer's own house; anything else the writer knows from the record. */
  isInside(entry: Place): boolean
  /** True where the entry's own account names the writer or the writer's house. */
  isNamed(entry: Place): boolean
  /** The facts of a passage that fall to this writer, so that no two letters tell the same ones. */
  mine(told: readonly Told[]): Told[]
  /** Those that no letter says which is drafted already; none where no letter is. */
  left(told: readonly Told[]): Told[]
}

/** What of a work those inside of its house saw. */
const INNER: ReadonlySet<string> = new Set(['goal', 'challenge', 'solution', 'job_summary'])
/** The second half of a work's account; one writer tells a half whole. */
const LATER: ReadonlySet<string> = new Set(['solution', 'impact'])

/** The house of an entry, what is typed of it, and its place among its like. */
function accountOf(profile: Profile, { section, id }: Place) {
  const works = [
    ...profile.academicprojects.map((row) => ({ section: 'academicprojects', row })),
    ...profile.professionalprojects.map((row) => ({ section: 'professionalprojects', row })),
  ]
  const likes = [
    works,
    profile.professionalhistory.map((row) => ({ section: 'professionalhistory', row })),
    profile.evidence.map((row) => ({ section: 'evidence', row })),
    profile.academichistory.map((row) => ({ section: 'academichistory', row })),
  ].map((like) => ({ at: like.findIndex((one) => one.section === section && one.row.id === id), like }))
  const found = likes.find(({ at }) => at >= 0)
  const row: Readonly<Record<string, unknown>> = { ...found?.like[found.at]?.row }
  const words = (field: string): string => (typeof row[field] === 'string' ? row[field] : '')
  return {
    house: words('organization') || words('issuing_organization') || words('school_name'),
    text: ['background', 'goal', 'challenge', 'solution', 'impact'].map(words).join(' '),
    at: found?.at ?? 0,
    of: found?.like.length ?? 1,
  }
}

/** Of several writers the one to whom the `at`th of so many parts falls; neighbours fall to the same one. */
const inTurn = (among: readonly Referee[], at: number, of: number): Referee | undefined =>
  among[Math.floor((at * among.length) / of)]

/**
 * Deals the facts of a profile to those recommenders who are asked to speak to them, by who belongs to the house in which
 * something was done and whom its account names. What `isSaid` in another letter falls to nobody.
 */
export function shareOf(
  profile: Profile,
  refereeId: number,
  {
    isSaid,
    speaks = () => true,
  }: {
    /** Whether a letter that is drafted already says it; absent where none is. */
    isSaid?: ((told: Told) => boolean) | undefined
    /** Whether another recommender is asked to speak to an entry. */
    speaks?: (referee: number, entry: Place) => boolean
  } = {},
): Share {
  const writers = profile.referees.toSorted((a, b) => a.id - b.id)
  const own = writers.find(({ id }) => id === refereeId)
  const isOwn = (test: (referee: Referee, account: ReturnType<typeof accountOf>) => boolean) => (entry: Place) =>
    own !== undefined && test(own, accountOf(profile, entry))

  /** Those inside tell how it was done and half of what came of it, those outside what it was about and the other half. */
  function tellers(told: readonly Told[], { section, entry: id, field }: Told): (Referee | undefined)[] {
    const { house, text, at, of } = accountOf(profile, { section, id })
    const asked = writers.filter((referee) => referee === own || speaks(referee.id, { section, id }))
    // A plan belongs to no house: each writer tells a part of it.
    if (section === 'futureplan') return told.map((_, part) => inTurn(asked, part, told.length))
    const inside = asked.filter((referee) => isOfHouse(referee, house))
    const others = asked.filter((referee) => !inside.includes(referee))
    const named = others.filter((referee) => isNamedIn(referee, text))
    const outside = named.length > 0 ? named : others
    const by = (among: readonly Referee[]) => inTurn(among, 2 * at + (LATER.has(field) ? 1 : 0), 2 * of)
    const half = field === 'impact' ? Math.ceil(told.length / 2) : INNER.has(field) ? told.length : 0
    return told.map((_, part) => {
      if (inside.length === 0 || outside.length === 0) return by([...inside, ...outside])
      return by(part < half ? inside : outside)
    })
  }

  return {
    rank: own === undefined ? 0 : writers.indexOf(own),
    isInside: isOwn((referee, { house }) => isOfHouse(referee, house)),
    isNamed: isOwn((referee, { text }) => isNamedIn(referee, text)),
    mine(told) {
      const [first] = told
      if (first === undefined) return []
      const by = tellers(told, first)
      return told.filter((one, at) => by[at] === own && isSaid?.(one) !== true)
    },
    left: (told) => (isSaid === undefined ? [] : told.filter((one) => !isSaid(one))),
  }
}
