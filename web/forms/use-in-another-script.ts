import { useQuery } from '@tanstack/react-query'

/** A letter that English is not written in. Most texts hold none, and nothing is fetched for them. */
const OTHER_LETTER = /[^\p{Script=Latin}\P{L}]/u

/** Whether a text is mostly in another script than English: false until it is known how that is told. */
export function useInAnotherScript(text: string): boolean {
  const enabled = OTHER_LETTER.test(text)
  const { data: isInAnotherScript } = useQuery({
    queryKey: ['domain/script'],
    queryFn: async () => (await import('#domain/script.ts')).isInAnotherScript,
    enabled,
    staleTime: Infinity,
  })
  return enabled && isInAnotherScript?.(text) === true
}
