import { withNext } from '#domain/own-path.ts'
import { useSearchParams } from 'react-router'
import { nextPath } from '../../shell/require-user.ts'

/** Leads from one page before the login to another, and keeps where one goes on after it. */
export function useWays(): (path: string) => string {
  const [search] = useSearchParams()
  return (path) => withNext(path, nextPath(search))
}
