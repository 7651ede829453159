import type { Profile } from '../profile.ts'
import { isNamedIn, isOfHouse } from './writer.ts'

type Referee = Profile['referees'][number]

/** An entry of the profile. */
export interface Place {
  section: string
  id: number
}

/** A recommender’s place among those of the profile, which decides which facts are whose. */
export interface Share {
  rank: number
  /** True of what was done in the writer’s own house. */
  isInside(entry: Place): boolean
  /** True where the entry’s own account names the writer or the writer’s house, or what is noted of the writer names the entry. */
  isNamed(entry: Place): boolean
  /** True of the first recommender of the house of an entry, whatever each is asked to speak to. */
  isFirstInside(entry: Place): boolean
  /** True where this writer’s letter is the one that states the facts of an entry, so that no two letters state the same. */
  isMine(entry: Place): boolean
}

/** The words of the papers of an entry: authors and partners stand there. */
function pagesOf({ uploads }: Profile, { essay, supporting_docs }: Readonly<Record<string, unknown>>): string[] {
  const urls = new Set(
    [essay, supporting_docs].flatMap((file) =>
      typeof file === 'object' && file !== null && 'url' in file ? [file.url] : [],
    ),
  )
  return uploads.filter(({ url }) => urls.has(url)).flatMap(({ pages }) => pages)
}

/** The house of an entry, what is typed of it and what its papers say, and its place among its like. */
function accountOf(profile: Profile, { section, id }: Place) {
  const works = [
    ...profile.academicprojects.map((row) => ({ section: 'academicprojects', row })),
    ...profile.professionalprojects.map((row) => ({ section: 'professionalprojects', row })),
  ]
  const likes = [
    works,
    profile.professionalhistory.map((row) => ({ section: 'professionalhistory', row })),
    profile.academichistory.map((row) => ({ section: 'academichistory', row })),
    profile.futureplan.map((row) => ({ section: 'futureplan', row })),
  ].map((like) => ({ at: like.findIndex((one) => one.section === section && one.row.id === id), like }))
  const found = likes.find(({ at }) => at >= 0)
  const row: Readonly<Record<string, unknown>> = { ...found?.like[found.at]?.row }
  const words = (field: string): string => (typeof row[field] === 'string' ? row[field] : '')
  return {
    house: words('organization') || words('school_name'),
    text: [...['background', 'goal', 'challenge', 'solution', 'impact'].map(words), ...pagesOf(profile, row)].join(' '),
    at: found?.at ?? 0,
  }
}

/**
 * Deals the entries of a profile to those recommenders who are asked to speak to them: an entry of a house to those who belong
 * to it, any other one to those whose house the record does not name, and a plan to everybody.
 */
export function shareOf(
  profile: Profile,
  refereeId: number,
  /** Whether another recommender is asked to speak to an entry. */
  speaks: (referee: number, entry: Place) => boolean = () => true,
): Share {
  const writers = profile.referees.toSorted((a, b) => a.id - b.id)
  const own = writers.find(({ id }) => id === refereeId)
  const isOwn = (test: (referee: Referee, account: ReturnType<typeof accountOf>) => boolean) => (entry: Place) =>
    own !== undefined && test(own, accountOf(profile, entry))
  const houses = [
    ...profile.academicprojects.map(({ organization }) => organization),
    ...profile.professionalprojects.map(({ organization }) => organization),
  ]
  const isOutside = (referee: Referee): boolean => houses.every((house) => !isOfHouse(referee, house))

  return {
    rank: own === undefined ? 0 : writers.indexOf(own),
    isInside: isOwn((referee, { house }) => isOfHouse(referee, house)),
    isNamed: isOwn((referee, { text }) => isNamedIn(referee, text)),
    isFirstInside(entry) {
      const { house } = accountOf(profile, entry)
      return own !== undefined && writers.find((referee) => isOfHouse(referee, house)) === own
    },
    isMine(entry) {
      const { house, at } = accountOf(profile, entry)
      const asked = writers.filter((referee) => referee === own || speaks(referee.id, entry))
      if (entry.section === 'futureplan') return asked[at % asked.length] === own
      const inside = asked.filter((referee) => isOfHouse(referee, house))
      const among = inside.length > 0 ? inside : asked.filter(isOutside)
      return among[at % among.length] === own
    },
  }
}
