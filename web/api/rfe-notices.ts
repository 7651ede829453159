import { t } from '@lingui/core/macro'
import { refusalInForm, type Entry, type EntryToSave, type EntryWork } from '../forms/entry-section.ts'
import { patch, post } from './client.ts'
import { queryClient } from './query-client.ts'
import { refetchDeleted } from './recently-deleted.ts'
import { keepOrder, removeEntry } from './sections.ts'
import { currentApplicationId } from './session.ts'

/** Notices are sent one a call as multipart; their file was uploaded before, so its reference goes along as JSON. */
async function saveNotice(entry: EntryToSave, application: number | null): Promise<Entry> {
  const form = new FormData()
  if (application !== null) form.set('application', String(application))
  if (entry.version !== undefined) form.set('if_version', String(entry.version))
  for (const [name, value] of Object.entries(entry.fields))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  try {
    return entry.id === undefined
      ? await post<Entry>('/api/rfenotice/', form)
      : await patch<Entry>(`/api/rfenotice/${entry.id}/`, form)
  } catch (error) {
    throw refusalInForm(error, [entry])
  }
}

/** Saves the notices in the form's order. */
export async function saveNotices({ entries, removed, onStored }: EntryWork): Promise<Entry[]> {
  const application = await currentApplicationId()
  const stored: Entry[] = []
  for (const entry of entries) {
    const saved = await saveNotice(entry, application)
    onStored(entry.at, { id: saved.id, version: saved.version })
    stored.push(saved)
  }
  for (const id of removed) await removeEntry('rfenotice', id, t`Failed to delete RFE. Please try again.`)
  await keepOrder('rfenotice', stored, removed)
  queryClient.setQueryData(['section', 'rfenotice'], stored)
  for (const first of ['progress', 'rfe']) void queryClient.invalidateQueries({ queryKey: [first] })
  void refetchDeleted()
  return stored
}

/** Puts the date that is printed on a notice in the place of the one that was entered. */
export async function correctDeadline(id: number, deadline: string): Promise<void> {
  const form = new FormData()
  form.set('deadline', deadline)
  await patch(`/api/rfenotice/${id}/`, form)
  await Promise.all([['rfe'], ['section', 'rfenotice']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
