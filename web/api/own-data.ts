import type { DeletionView, ExportView } from '#domain/own-data.ts'
import { useQuery } from '@tanstack/react-query'
import { refetchSecurity } from './account-security.ts'
import { del, get, post } from './client.ts'
import { queryClient } from './query-client.ts'

export const EXPORT = '/api/account/export/'
const DELETION = '/api/account/deletion/'

export const useExport = () => useQuery({ queryKey: ['data-export'], queryFn: () => get<ExportView>(EXPORT) })
export const refetchExport = () => queryClient.invalidateQueries({ queryKey: ['data-export'] })

/** Starts the archive; the job is then named by `useExport`. */
export async function startExport(password: string): Promise<void> {
  await post(EXPORT, { password })
  await refetchExport()
}

export const askForDeletion = (password: string) => post<{ message: string }>(DELETION, { password })

/** Confirms by the mailed link; whoever is signed in here is told on every page from now on. */
export async function confirmDeletion(token: string): Promise<DeletionView> {
  const confirmed = await post<DeletionView>(`${DELETION}confirm/`, { token }, { open: true })
  void refetchSecurity()
  return confirmed
}

export async function keepAccount(): Promise<void> {
  await del(DELETION)
  await refetchSecurity()
}
