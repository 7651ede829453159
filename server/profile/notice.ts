import type { FastifyRequest } from 'fastify'
import { rfeNotice } from '#domain/rfe-notice.ts'
import type { Db } from '../db/client.ts'
import { requireApplication } from '../http/application-scope.ts'
import { recordId } from '../http/ids.ts'
import type { Parts } from '../parts.ts'
import { type Owner, ownerOf } from './owner.ts'
import { addEntry, changeEntry, saveSection, storedEntries } from './save-entries.ts'
import type { StoredEntry } from './section-store.ts'
import { readSent, type Sent } from './sent-entry.ts'
import { refuseStale } from './versions.ts'

export async function addNotice(parts: Parts, request: FastifyRequest): Promise<StoredEntry | undefined> {
  const sent = await readSent(parts, request, rfeNotice.files)
  const owner = await namedOwner(parts.db, ownerOf(request), sent.fields)
  const [saved] = await saveSection(parts, owner, rfeNotice, async (trx) => [
    await addEntry(parts, trx, owner, rfeNotice, await sent.keep(trx)),
  ])
  return saved
}

const NOBODYS = 0

/** A new notice may name its application in the form; it is then that one, if it is the user's own. */
async function namedOwner(db: Db, owner: Owner, { application }: Sent): Promise<Owner> {
  if (application === undefined || application === null || application === '') return owner
  const id = recordId.safeParse(typeof application === 'number' ? String(application) : application)
  return { ...owner, application_id: await requireApplication(db, owner.user_id, id.success ? id.data : NOBODYS) }
}

export async function changeNotice(
  parts: Parts,
  request: FastifyRequest,
  id: number,
): Promise<StoredEntry | undefined> {
  const sent = await readSent(parts, request, rfeNotice.files)
  const owner = ownerOf(request)
  const [saved] = await saveSection(parts, owner, rfeNotice, async (trx) => {
    const [stored] = await storedEntries(trx, owner, rfeNotice, [id])
    refuseStale([{ stored, sent: sent.fields }])
    return [await changeEntry(parts, trx, owner, rfeNotice, stored ?? { id }, await sent.keep(trx))]
  })
  return saved
}
