import type { Profile } from '../profile.ts'
import type { Told } from '../builtin/told.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import { tieOf } from './writer.ts'

/** What a passage of a project tells: what only those inside know, or what shows outside. */
const INSIDE = ['goal', 'challenge', 'solution']

/** A recommender's place among those of the profile, which decides what falls to whom. */
export interface Share {
  rank: number
  of: number
  /** The sentences of a passage that fall to this writer, so that no two letters tell the same ones. */
  mine(told: Told[]): Told[]
}

/** Runs of sentences that can be told apart from the rest: each begins with one that stands by itself. */
function chunksOf(told: Told[]): Told[][] {
  const chunks: Told[][] = []
  for (const one of told) {
    const last = chunks.at(-1)
    if (last === undefined || standsAlone(one.text)) chunks.push([one])
    else last.push(one)
  }
  return chunks
}

export function shareOf(profile: Profile, refereeId: number): Share {
  const all = [...profile.referees].sort((a, b) => a.id - b.id)
  const close = all.filter((one) => tieOf(one) === 'dependent')
  const far = all.filter((one) => tieOf(one) !== 'dependent')
  const place = (group: typeof all) => group.findIndex((one) => one.id === refereeId)
  /** Chunks go round the group of those who can best know them; where the group is empty, round everyone. */
  const dealt = (chunks: Told[][], preferred: typeof all): Told[] => {
    const group = preferred.length > 0 ? preferred : all
    const rank = place(group)
    return rank < 0 ? [] : chunks.filter((_, index) => index % group.length === rank % group.length).flat()
  }
  return {
    rank: Math.max(place(all), 0),
    of: Math.max(all.length, 1),
    mine: (told) => {
      const chunks = chunksOf(told)
      const field = told[0]?.field ?? ''
      if (INSIDE.includes(field)) return dealt(chunks, close)
      if (field === 'background') return dealt(chunks, far)
      if (field === 'impact' && told[0]?.section.endsWith('projects') === true) {
        const half = Math.ceil(chunks.length / 2)
        return [...dealt(chunks.slice(0, half), close), ...dealt(chunks.slice(half), far)]
      }
      return dealt(chunks, all)
    },
  }
}
