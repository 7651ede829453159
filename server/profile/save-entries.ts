import { NO_VERSION } from '#domain/version.ts'
import { AppError, invalidFields, type EntryErrors } from '#domain/errors.ts'
import { REQUIRED } from '#domain/field.ts'
import { MAX_ENTRIES } from '#domain/limits.ts'
import type { Section } from '#domain/section.ts'
import type { Trx } from '../db/client.ts'
import { transact } from '../files/keep-file.ts'
import { idOfRef } from '../files/file-name.ts'
import { resolveFiles } from '../files/resolve-file.ts'
import { eachEntry, read } from '../http/errors.ts'
import type { Parts } from '../parts.ts'
import { noteRemovedFiles } from '../recently-deleted/removed-files.ts'
import { anySubCategory, clearsSubCategory } from './evidence-category.ts'
import type { Owner } from './owner.ts'
import { completeSection } from './progress.ts'
import { refuseTooMany, withinCharacters } from './room-left.ts'
import {
  fieldsOf,
  findEntries,
  insertEntry,
  lockEntries,
  placeEntries,
  type StoredEntry,
  updateEntry,
} from './section-store.ts'
import { readVersion, refuseStale } from './versions.ts'
import { isSent, type Sent } from './sent-entry.ts'

/** Work on entries within one transaction: all are saved or none, and the section counts as done. */
export const saveSection = (
  parts: Parts,
  owner: Owner,
  section: Section,
  save: (trx: Trx) => Promise<number[]>,
): Promise<StoredEntry[]> =>
  transact(parts, async (trx) => {
    const ids = await withinCharacters(trx, owner.application_id, () => save(trx))
    await refuseTooMany(trx, section.path, owner.application_id)
    if (ids.length > 0) await completeSection(trx, owner.application_id, section.progress)
    return findEntries(trx, section, owner.application_id, ids)
  })

/** What was sent, as the schema reads it, its files as ids of stored files. */
async function readEntry(
  parts: Parts,
  trx: Trx,
  owner: Owner,
  section: Section,
  sent: unknown,
  stored?: StoredEntry,
): Promise<Sent> {
  if (!isSent(sent)) throw invalidFields({ detail: ['Please send one object for each entry'] })
  const entry = read(section.schema, sent) as Sent
  return { ...entry, ...(await resolveFiles(parts, trx, owner.user_id, entry, section.files, stored)) }
}

export async function addEntry(parts: Parts, trx: Trx, owner: Owner, section: Section, sent: unknown): Promise<number> {
  return insertEntry(trx, section, owner.application_id, await readEntry(parts, trx, owner, section, sent))
}

export const addEntries = (parts: Parts, owner: Owner, section: Section, sent: unknown): Promise<StoredEntry[]> =>
  saveSection(parts, owner, section, (trx) =>
    eachEntry(arrayOf(sent), (one) => addEntry(parts, trx, owner, section, one)),
  )

export const changeEntries = (parts: Parts, owner: Owner, section: Section, sent: unknown): Promise<StoredEntry[]> =>
  saveSection(parts, owner, section, async (trx) => {
    const changes = readIds(arrayOf(sent))
    const stored = await storedEntries(
      trx,
      owner,
      section,
      changes.map((change) => change.id),
    )
    refuseStale(changes.map(({ fields }, index) => ({ stored: stored[index], sent: fields })))
    return eachEntry(changes, ({ id, fields }, index) =>
      changeEntry(parts, trx, owner, section, stored[index] ?? { id }, fields),
    )
  })

/** Puts entries in the order of their ids; all must be the application's. */
export const orderEntries = (parts: Parts, owner: Owner, section: Section, ids: readonly number[]): Promise<void> =>
  transact(parts, async (trx) => {
    await storedEntries(trx, owner, section, ids)
    await placeEntries(trx, section, owner.application_id, ids)
  })

/** The application's own entries, locked. Any that is not among them is not found. */
export async function storedEntries(
  trx: Trx,
  owner: Owner,
  section: Section,
  ids: readonly number[],
): Promise<StoredEntry[]> {
  await lockEntries(trx, section, ids)
  const stored = await findEntries(trx, section, owner.application_id, ids)
  if (stored.length < ids.length) throw new AppError('not_found', 'Entry does not exist')
  return stored
}

/** What is sent replaces what is stored, field by field; the whole then has to be right. */
export async function changeEntry(
  parts: Parts,
  trx: Trx,
  owner: Owner,
  section: Section,
  stored: StoredEntry,
  sent: Sent,
): Promise<number> {
  const known = fieldsOf(section).filter((field) => sent[field] !== undefined)
  const whole: Sent = { ...stored, ...Object.fromEntries(known.map((field) => [field, sent[field]])) }
  const cleared = clearsSubCategory(section, stored, sent)
  if (cleared) whole.sub_category = anySubCategory(whole.category)
  const entry = await readEntry(parts, trx, owner, section, whole, stored)
  await noteReplacedFiles(parts, trx, owner, section, stored, entry)
  await updateEntry(trx, section, stored.id, cleared ? { ...entry, sub_category: '' } : entry)
  return stored.id
}

/** Files that the saved entry no longer names can be put back for a while. */
async function noteReplacedFiles(
  { clock }: Pick<Parts, 'clock'>,
  trx: Trx,
  { application_id }: Owner,
  section: Section,
  stored: StoredEntry,
  saved: Sent,
): Promise<void> {
  const fields = Object.keys(section.files)
  const before = Object.fromEntries(fields.map((field) => [field, idOfRef(stored[field])]))
  const after = Object.fromEntries(fields.map((field) => [field, (saved[field] as string | null | undefined) ?? null]))
  const place = { application_id, record_table: section.path, record_id: stored.id }
  await noteRemovedFiles(trx, place, before, after, clock.now())
}

function arrayOf(sent: unknown): unknown[] {
  if (!Array.isArray(sent)) throw new AppError('invalid', 'Please send an array of entries')
  if (sent.length > MAX_ENTRIES) throw new AppError('invalid', `Please send at most ${MAX_ENTRIES} entries at a time`)
  return sent
}

function readIds(sent: unknown[]): { id: number; fields: Sent }[] {
  const seen = new Set<number>()
  const changes: { id: number; fields: Sent }[] = []
  const refused: EntryErrors[] = []
  for (const [index, fields] of sent.entries()) {
    const id = isSent(fields) ? fields.id : undefined
    const problem = idProblem(id, seen)
    if (problem !== null) refused.push({ index, errors: { id: [problem] } })
    else if (Number.isNaN(readVersion((fields as Sent).if_version)))
      refused.push({ index, errors: { if_version: [NO_VERSION] } })
    else {
      seen.add(id as number)
      changes.push({ id: id as number, fields: fields as Sent })
    }
  }
  if (refused.length > 0) throw new AppError('invalid', 'Please check the entries', { entries: refused })
  return changes
}

function idProblem(id: unknown, seen: ReadonlySet<number>): string | null {
  if (id === undefined || id === null) return REQUIRED
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return 'Please give the id of an entry'
  return seen.has(id) ? 'This entry is given twice' : null
}
