import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { get } from '../../api/client.ts'

/**
 * Whether a mailed link still works, asked as its page opens, so that nobody fills in a form for nothing. Where the server
 * does not answer, the form is shown: sending it asks again.
 */
export function useMailedLink(call: string): 'asking' | 'works' | 'bad' {
  const { isPending, error } = useQuery({
    queryKey: ['mailed-link', call],
    queryFn: () => get(call, { open: true }).then(() => true),
    staleTime: Infinity,
    gcTime: 0,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
  if (isPending) return 'asking'
  return error instanceof ApiError && error.status === 400 ? 'bad' : 'works'
}
