import { t } from '@lingui/core/macro'
import type { Progress } from '#domain/progress.ts'
import type { ProgressSection } from '#domain/section.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { get, patch } from './client.ts'
import { queryClient } from './query-client.ts'
import { tellSession } from './session-events.ts'
import { currentApplicationId } from './session.ts'

export const NO_APPLICATION = t`No application found, please create one in Personal Info`

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

/** Marks a section as done: whoever goes on has seen to it. */
export async function completeSection(section: ProgressSection): Promise<void> {
  const id = await currentApplicationId()
  if (id === null) {
    tellSession({ kind: 'no-application', text: NO_APPLICATION })
    throw new ApiError(404, { detail: NO_APPLICATION })
  }
  await patch(`/api/progress/${id}/`, { section, status: 'completed' })
  void queryClient.invalidateQueries({ queryKey: ['progress'] })
}
