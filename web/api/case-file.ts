import type { CaseFileView } from '#domain/case-file.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** What was read of the entries and papers. Asked anew each time it is looked at: every save may change it. */
export const useCaseFile = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({
    queryKey: ['case-file'],
    queryFn: () => get<CaseFileView>('/api/case-file/', { quiet: true }),
    staleTime: 0,
    enabled,
  })
