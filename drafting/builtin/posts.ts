import { frames } from '../proof/frames.ts'
import { monthOf } from './dates.ts'
import { spanOf, titleOf } from './entries.ts'
import type { Slots } from './phrase.ts'
import type { Entry } from './portrait.ts'

/**
 * A post with its employer and time. A form takes one title for all the years, and people enter the latest: so it is
 * a title held there, and is never said to have been held all the time, at first or at last.
 */
const TITLED = {
  held: frames('{Name} has worked at {employer} since {since}, and a title held there is “{jobTitle}.”'),
  past: frames('{Name} worked at {employer} {span}, and a title held there was “{jobTitle}.”'),
}
/** Of a title that cannot be told in English. */
const UNTITLED = {
  held: frames('{Name} has worked at {employer} since {since}.'),
  past: frames('{Name} worked at {employer} {span}.'),
}
export const POST_FRAMES = [TITLED, UNTITLED].flatMap(({ held, past }) => [...held, ...past])

/** The same without the title, where nothing beside it says since when it was held. */
export function statedUntitled(job: Entry): [bank: readonly string[], slots: Slots] {
  const [, slots] = statedPost(job)
  return [UNTITLED[job.value('end_date') === '' ? 'held' : 'past'], slots]
}

/** The frames that state a post, and what fills them. */
export function statedPost(job: Entry): [bank: readonly string[], slots: Slots] {
  const when = job.value('end_date') === '' ? 'held' : 'past'
  const slots = {
    jobTitle: titleOf(job),
    employer: job.say('organization'),
    since: job.say('start_date', monthOf),
    span: spanOf(job),
  }
  return [[...TITLED[when], ...UNTITLED[when]], slots]
}
