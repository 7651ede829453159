import { QueryClient } from '@tanstack/react-query'

/** The client repeats by itself what may be repeated, so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false } },
})
