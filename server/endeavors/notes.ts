import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { ENDEAVOR_PARTS, type Endeavor, type EndeavorFields, type EndeavorNote } from '#domain/endeavor.ts'
import { SECTIONS } from '#domain/sections.ts'
import { notesOn } from '#drafting/endeavors/notes.ts'
import type { Profile } from '#drafting/profile.ts'
import type { Db } from '../db/client.ts'
import { AtHand } from '../drafts/at-hand.ts'
import type { Parts } from '../parts.ts'
import { getApplication } from '../profile/application-store.ts'
import type { Owner } from '../profile/owner.ts'
import { listEntries } from '../profile/section-store.ts'

export type Known = Parameters<typeof notesOn>[1]

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

/** What was saved is saved: where no worker is free the endeavors come without notes, and the next list has them. */
function withoutNotes(error: unknown): EndeavorNote[][] {
  if (error instanceof AppError && error.code === 'unavailable') return []
  throw error
}

/** The notes on endeavors, in their order; a worker makes those that are not at hand. */
export async function notesOf(
  { db, workers }: Pick<Parts, 'db'> & { workers: Pick<Parts['workers'], 'run'> },
  { user_id, application_id }: Owner,
  endeavors: readonly Endeavor[],
): Promise<EndeavorNote[][]> {
  if (endeavors.length === 0) return []
  const known = await knownOf(db, application_id)
  const print = printOf(known)
  const named = endeavors.map((endeavor) => {
    const texts = ENDEAVOR_PARTS.map((part) => endeavor[part])
    return { name: printOf(print, endeavor.title, texts), endeavor: endeavor as EndeavorFields }
  })
  const wanting = named.filter(({ name }) => notesAtHand.get(name) === undefined)
  const input = { known, endeavors: wanting.map(({ endeavor }) => endeavor) }
  const made =
    wanting.length === 0
      ? []
      : await workers.run('endeavor-notes', input, { account: String(user_id) }).catch(withoutNotes)
  const fresh = new Map(wanting.flatMap(({ name }, at) => (made[at] === undefined ? [] : [[name, made[at]] as const])))
  for (const [name, notes] of fresh) notesAtHand.set(name, notes)
  return named.map(({ name }) => fresh.get(name) ?? notesAtHand.get(name) ?? [])
}

/** What the worker does for it. */
export const makeNotes = ({ known, endeavors }: { known: Known; endeavors: EndeavorFields[] }): EndeavorNote[][] =>
  endeavors.map((endeavor) => notesOn(endeavor, known))
