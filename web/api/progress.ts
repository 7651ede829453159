import type { Progress } from '#domain/progress.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { currentApplicationId } from './session.ts'

/** How far each section is; nothing where there is no application yet. */
export const progressQuery = queryOptions({
  queryKey: ['progress'],
  queryFn: async (): Promise<Progress[]> => {
    const id = await currentApplicationId()
    if (id === null) return []
    return (await get<{ results: Progress[] }>(`/api/progress/${id}/`, { quiet: true })).results
  },
})

export const doneIn = (rows: readonly Progress[]): ReadonlySet<string> =>
  new Set(rows.filter((row) => row.status === 'completed').map((row) => row.section))

/** The names of the sections that are completed. */
export function useDoneSections(): ReadonlySet<string> {
  const { data = [] } = useQuery(progressQuery)
  return doneIn(data)
}
