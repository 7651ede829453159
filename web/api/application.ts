import type { Application } from '#domain/application.ts'
import type { FileRef } from '#domain/file.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { get, post, put } from './client.ts'
import { queryClient } from './query-client.ts'
import { store } from './stored.ts'

/** Personal info as the form holds it. */
export interface PersonalInfo {
  first_name: string
  middle_name: string
  last_name: string
  latin_first_name: string
  latin_last_name: string
  has_one_name: boolean
  email: string
  phone_number: string
  gender: string
  pronoun: string
  occupation: string
  field_of_endeavor: string
  eb2_basis: string
  resume: FileRef | null
  /** The save that it rests on; absent before the first. */
  version?: number
}

const key = ['application']

export const loadApplication = async (): Promise<Application | null> =>
  (await get<{ results: Application[] }>('/api/application/', { timeout: 5000, quiet: true })).results[0] ?? null

/** One answer for the page's guard, its calls and its forms, which all ask as a page opens. */
export const applicationQuery = queryOptions({ queryKey: key, queryFn: loadApplication })

/** The application one works on, the newest; null where there is none yet. */
export const useApplication = () => useQuery(applicationQuery)

/** A stored application's resume as a file field shows it. */
export const resumeOf = (application: Application): FileRef | null =>
  application.resume === null ? null : { name: application.resume__filename__ ?? 'resume.pdf', url: application.resume }

/** Saves personal info; the first save makes the application. The resume was uploaded before: its reference goes along. */
export async function savePersonalInfo(
  existing: Application | null,
  fields: PersonalInfo,
  filing_type: string,
): Promise<Application> {
  const form = new FormData()
  const { resume, version, ...words } = fields
  for (const [name, value] of Object.entries(words)) form.set(name, String(value))
  if (version !== undefined) form.set('if_version', String(version))
  if (existing === null) form.set('filing_type', filing_type)
  if (resume !== null) form.set('resume', JSON.stringify(resume))
  const saved =
    existing === null
      ? await post<Application>('/api/application/', form, { headers: { 'X-Application-ID': '' } })
      : await put<Application>(`/api/application/${existing.id}/`, form)
  store('applicationId', saved.id)
  queryClient.setQueryData(key, saved)
  void queryClient.invalidateQueries({ queryKey: ['progress'] })
  return saved
}
