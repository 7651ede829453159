import type { FactReadingView } from '#domain/fact-reading.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

export const FACT_READING = '/api/facts/reading/'

/** What a model has not read yet. Asked anew each time the page is opened: a save or a new paper may have changed it. */
export const useFactReading = () =>
  useQuery({
    queryKey: ['fact-reading'],
    queryFn: () => get<FactReadingView>(FACT_READING, { quiet: true, timeout: 30_000 }),
    staleTime: 0,
  })
