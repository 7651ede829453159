import { houseIn } from './abroad.ts'
import type { Entry, Portrait } from './portrait.ts'

const monthIn = (date: string): string => date.slice(0, 7)

/**
 * True of a work that was begun in a post or in studies at its organization. The organization of a project may be a
 * co-author’s, or one that published it: by itself it does not say where the applicant worked.
 */
export function wasAt(work: Entry, { jobs, degrees, unfinished }: Pick<Portrait, 'jobs' | 'degrees' | 'unfinished'>) {
  const house = work.value('organization').trim()
  const begun = monthIn(work.value('start_date'))
  return [...jobs, ...degrees, ...unfinished].some((place) => {
    const end = place.value('end_date')
    return (
      houseIn(place) === house && monthIn(place.value('start_date')) <= begun && (end === '' || begun <= monthIn(end))
    )
  })
}
