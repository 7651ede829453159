import type { LatinNameOffer } from '#domain/latin-name-offer.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** A file may have to be read for it. */
const PATIENCE = 20_000

/** The applicant's name as notices and imported files print it. Without an application, or where it fails, there is none. */
export const useLatinNames = (): readonly LatinNameOffer[] =>
  useQuery({
    queryKey: ['latin-names'],
    queryFn: async () =>
      (await get<{ results: LatinNameOffer[] }>('/api/latin-names/', { quiet: true, timeout: PATIENCE })).results,
    retry: false,
  }).data ?? []
