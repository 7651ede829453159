import type { ImportedFile, ImportReply } from '#domain/import.ts'
import { useQuery } from '@tanstack/react-query'
import { get, post } from './client.ts'
import { queryClient } from './query-client.ts'

const key = ['imports']

/** Reading a long list takes its time, and others may be read before it. */
const PATIENCE = 60_000

/** Has a file read. Nothing of it is stored but the file itself. */
export async function importFile(file: File): Promise<ImportReply> {
  const form = new FormData()
  form.append('file', file)
  const read = await post<ImportReply>('/api/import/', form, { timeout: PATIENCE })
  void queryClient.invalidateQueries({ queryKey: key })
  return read
}

/** The files that were read before, the newest first. */
export const useImports = () =>
  useQuery({ queryKey: key, queryFn: async () => (await get<{ results: ImportedFile[] }>('/api/import/')).results })
