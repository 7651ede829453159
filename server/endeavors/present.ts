import { ENDEAVOR_PARTS, type Endeavor, type EndeavorFields, type NotedEndeavor } from '#domain/endeavor.ts'
import { SECTIONS } from '#domain/sections.ts'
import { notesOn } from '#drafting/endeavors/notes.ts'
import type { Profile } from '#drafting/profile.ts'
import type { Db } from '../db/client.ts'
import { getApplication } from '../profile/application-store.ts'
import { listEntries } from '../profile/section-store.ts'
import { listEndeavors } from './store.ts'

type Known = Parameters<typeof notesOn>[1]

/** What of the profile tells an occupation and a field of study from an undertaking. */
async function knownOf(db: Db, application_id: number): Promise<Known> {
  const entries = async <S extends keyof typeof SECTIONS & keyof Profile>(section: S): Promise<Profile[S]> =>
    (await listEntries(db, SECTIONS[section], application_id)) as unknown as Profile[S]
  const [application, academichistory, professionalhistory] = await Promise.all([
    getApplication(db, application_id),
    entries('academichistory'),
    entries('professionalhistory'),
  ])
  const { occupation, field_of_endeavor } = application
  return { application: { occupation, field_of_endeavor }, academichistory, professionalhistory }
}

/** Of a locked endeavor only its title is told. */
const shown = (endeavor: Endeavor, known: Known): NotedEndeavor =>
  endeavor.is_locked
    ? { ...endeavor, ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, null])), is_selected: false, notes: [] }
    : { ...endeavor, notes: notesOn(endeavor as EndeavorFields, known) }

export const present = async (db: Db, application_id: number, endeavor: Endeavor): Promise<NotedEndeavor> =>
  shown(endeavor, await knownOf(db, application_id))

/** The endeavors of an application, the newest last. */
export async function presentList(db: Db, application_id: number): Promise<NotedEndeavor[]> {
  const known = await knownOf(db, application_id)
  return (await listEndeavors(db, application_id)).map((endeavor) => shown(endeavor, known))
}
