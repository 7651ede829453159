import { useQuery } from '@tanstack/react-query'
import { useMe } from '../api/session.ts'
import { typedForms } from './drafts.ts'

const NOTHING: ReadonlyMap<string, unknown> = new Map()

/**
 * What was typed on this device and is not saved, by the name of its form; undefined until that is known. Looked up anew
 * wherever it is shown.
 */
export function useTypedForms(): ReadonlyMap<string, unknown> | undefined {
  const id = useMe()?.id
  const { data } = useQuery({
    queryKey: ['typed-forms', id],
    queryFn: () => (id === undefined ? NOTHING : typedForms(id)),
    staleTime: 0,
    gcTime: 0,
  })
  return data
}
