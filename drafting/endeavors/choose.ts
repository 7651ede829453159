import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { overlap } from '../builtin/passages.ts'
import type { Candidate } from './candidates.ts'

/** Titles that share more than this of their words speak of the same undertaking. */
const SAME_TITLE = 0.7

/** Below this an entry has little to do with any plan. */
const FAR = 1

const key = ({ anchor }: Candidate) => `${anchor.section}/${anchor.id}`

/**
 * Ten candidates, each of another angle while there are angles, spread over the record, none close to a title that
 * exists. Where the record is too thin for that, the limits give way one after the other; never the number.
 */
export function chooseTen(candidates: Candidate[], existing: { title: string }[]): Candidate[] {
  const anchors = new Set(candidates.map(key)).size
  const share = Math.ceil(ENDEAVORS_PER_RUN / Math.max(anchors, 1))
  const chosen: Candidate[] = []
  const taken = existing.map(({ title }) => title)
  const isFresh = (candidate: Candidate, limit: number) =>
    taken.every((title) => overlap(title, candidate.title) <= limit)
  const rounds = [
    { angles: true, share, limit: SAME_TITLE },
    { angles: true, share: ENDEAVORS_PER_RUN, limit: SAME_TITLE },
    { angles: true, share: ENDEAVORS_PER_RUN, limit: 0.99 },
    { angles: false, share: ENDEAVORS_PER_RUN, limit: 0.99 },
    { angles: false, share: ENDEAVORS_PER_RUN, limit: 1 },
  ]
  for (const round of rounds)
    for (const candidate of candidates) {
      if (chosen.length === ENDEAVORS_PER_RUN) return chosen
      if (chosen.some((one) => one.title === candidate.title)) continue
      if (round.angles && chosen.some((one) => one.angle === candidate.angle)) continue
      const most =
        candidate.prospect < FAR ? Math.ceil(round.share / 2) : candidate.prospect > FAR ? round.share * 2 : round.share
      if (chosen.filter((one) => key(one) === key(candidate)).length >= most) continue
      if (!isFresh(candidate, round.limit)) continue
      chosen.push(candidate)
      taken.push(candidate.title)
    }
  return chosen
}
