import type { ImportedFile, ImportReply } from '#domain/import.ts'
import { useQuery } from '@tanstack/react-query'
import { del, get, post } from './client.ts'
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

/** Removes a file for good; entries that came from it stay. */
export async function removeImport(id: number): Promise<void> {
  try {
    await del(`/api/import/${id}/`)
  } finally {
    // Also where another window had removed it: the list then shows what there is.
    await queryClient.invalidateQueries({ queryKey: key })
  }
}
