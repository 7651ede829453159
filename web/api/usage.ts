import type { Usage } from '#domain/credits.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'

/** Credits left, one row a product. Asked anew each time it is looked at: money is never shown from memory. */
export const useUsage = () =>
  useQuery({ queryKey: ['usage'], queryFn: () => get<Usage[]>('/api/payments/usage/'), staleTime: 0 })
