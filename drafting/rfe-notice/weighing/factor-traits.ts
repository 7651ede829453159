import type { Factor } from '#domain/rfe.ts'
import { type Under, wordsFor } from '../factor-of.ts'
import type { Heading } from '../headings.ts'
import { EMPTY, stemsIn } from './stems.ts'

/** What is weighed to tell what a point is on. */
export interface OnWhat {
  /** The officer's words on it, sentence by sentence. */
  said: readonly string[]
  /** What is asked for. */
  asked: readonly string[]
  heading: Heading | null
  under: Under
  /** What the same sentences grant: the point is on none of these. */
  granted?: readonly Factor[]
}

function traitsIn(mark: string, text: string, pairs: boolean): string[] {
  const stems = stemsIn(text.toLowerCase().replace(/[\u2018\u2019]/g, "'"))
  return stems.flatMap((stem, at) => {
    const next = stems[at + 1]
    return [
      ...(EMPTY.has(stem) ? [] : [`${mark}:${stem}`]),
      ...(pairs && next !== undefined && !(EMPTY.has(stem) && EMPTY.has(next)) ? [`${mark}:${stem} ${next}`] : []),
    ]
  })
}

/** The words of a point by where they stand, the factors of which they are known to speak, and what its heading announces. */
export function factorTraits({ said, asked, heading, under }: OnWhat): string[] {
  const words = said.join(' ')
  const known = [...wordsFor(words)].sort((a, b) => b[1] - a[1])
  return [
    ...new Set([
      ...said.flatMap((own) => traitsIn('s', own, true)),
      ...asked.flatMap((own) => traitsIn('a', own, false)),
      ...traitsIn('h', heading?.text ?? '', true),
      ...known.filter(([, weight]) => weight >= 3).map(([factor]) => `k:${factor}`),
      ...known.slice(0, 1).map(([factor]) => `k1:${factor}`),
      ...under.factors.map((factor) => `u:${factor}`),
      `p:${under.prong ?? '-'}`,
      `w:${under.whole} ${under.factors.length}`,
    ]),
  ]
}
