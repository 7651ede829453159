import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { likeness } from '../quality/endeavors/text.ts'
import { SAME_TITLE } from './difference.ts'
import type { Ground } from './grounds.ts'

/** A ground under the title that it is offered by. */
export interface Chosen extends Ground {
  title: string
}

const isNamed = (ground: Ground, existing: readonly { title: string }[]): boolean =>
  existing.some((one) => ground.titles.some((title) => title.toLowerCase() === one.title.toLowerCase()))

/**
 * Up to ten grounds in their order, each under its first title that is not close to another; none that exists already. What
 * the record carries is not kept back for a title that is close to another’s.
 */
export function chooseTen(grounds: readonly Ground[], existing: readonly { title: string }[]): Chosen[] {
  const chosen: Chosen[] = []
  for (const ground of grounds) {
    if (chosen.length === ENDEAVORS_PER_RUN) break
    if (isNamed(ground, existing)) continue
    const taken = [...existing, ...chosen].map(({ title }) => title)
    const limit = ground.kind === 'idea' ? SAME_TITLE : 1
    const title = ground.titles.find((one) =>
      taken.every((other) => other.toLowerCase() !== one.toLowerCase() && likeness(other, one) <= limit),
    )
    if (title !== undefined) chosen.push({ ...ground, title })
  }
  return chosen
}
