import { createHash } from 'node:crypto'
import {
  ENDEAVOR_PARTS,
  type Endeavor,
  type EndeavorFields,
  type EndeavorNote,
  type NotedEndeavor,
} from '#domain/endeavor.ts'
import { SECTIONS } from '#domain/sections.ts'
import { notesOn } from '#drafting/endeavors/notes.ts'
import type { Profile } from '#drafting/profile.ts'
import type { Db } from '../db/client.ts'
import { AtHand } from '../drafts/at-hand.ts'
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

/** Notes take milliseconds of each endeavor, and every list shows those of all. */
const notesAtHand = new AtHand<EndeavorNote[]>(1_000)

const printOf = (...told: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64')

function notesOf(endeavor: Endeavor, known: Known, print: string): EndeavorNote[] {
  const texts = ENDEAVOR_PARTS.map((part) => endeavor[part])
  const name = printOf(print, endeavor.title, texts)
  const notes = notesAtHand.get(name) ?? notesOn(endeavor as EndeavorFields, known)
  notesAtHand.set(name, notes)
  return notes
}

/** Of a locked endeavor only its title is told. */
const shown = (endeavor: Endeavor, known: Known, print: string): NotedEndeavor =>
  endeavor.is_locked
    ? { ...endeavor, ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, null])), is_selected: false, notes: [] }
    : { ...endeavor, notes: notesOf(endeavor, known, print) }

export async function present(db: Db, application_id: number, endeavor: Endeavor): Promise<NotedEndeavor> {
  const known = await knownOf(db, application_id)
  return shown(endeavor, known, printOf(known))
}

/** The endeavors of an application, the newest last. */
export async function presentList(db: Db, application_id: number): Promise<NotedEndeavor[]> {
  const [known, endeavors] = await Promise.all([knownOf(db, application_id), listEndeavors(db, application_id)])
  const print = printOf(known)
  return endeavors.map((endeavor) => shown(endeavor, known, print))
}
