import { houseIn } from './abroad.ts'
import type { Entry, Portrait } from './portrait.ts'

const monthIn = (date: string): string => date.slice(0, 7)

/**
 * True of a work that was begun and ended in a post or in studies at its organization. The organization of a project may be a
 * co-author’s, or one that published it, and many a work ends after its author has left.
 */
export function wasAt(work: Entry, { jobs, degrees, unfinished }: Pick<Portrait, 'jobs' | 'degrees' | 'unfinished'>) {
  const house = work.value('organization').trim()
  const [begun, ended] = ['start_date', 'end_date'].map((field) => monthIn(work.value(field))) as [string, string]
  return [...jobs, ...degrees, ...unfinished].some((place) => {
    const end = place.value('end_date')
    return (
      houseIn(place) === house &&
      monthIn(place.value('start_date')) <= begun &&
      (end === '' || (ended !== '' && ended <= monthIn(end)))
    )
  })
}
