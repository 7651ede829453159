import type { SameFiles } from '#domain/file.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from './client.ts'
import { SAME_FILES } from './upload.ts'

/** The addresses of one's own files that are the same as this one to the byte, and were there before it. */
export function useSameBefore(url: string): readonly string[] {
  const { data } = useQuery({
    queryKey: SAME_FILES,
    queryFn: () => get<SameFiles>('/api/files/same/', { quiet: true }),
  })
  const group = data?.same.find((urls) => urls.includes(url)) ?? []
  return group.slice(0, group.indexOf(url))
}
