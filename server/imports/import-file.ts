import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Records } from '#documents/records/records.ts'
import { asFiled } from '#domain/filing-name.ts'
import { type FoundEntry, IMPORTED_SECTIONS, type ImportReply } from '#domain/import.ts'
import { SECTIONS } from '#domain/sections.ts'
import { presentFile } from '../files/file-name.ts'
import { keepFile } from '../files/keep-file.ts'
import type { Parts } from '../parts.ts'
import { getApplication } from '../profile/application-store.ts'
import { type Owner, ownerOf } from '../profile/owner.ts'
import { listEntries } from '../profile/section-store.ts'
import { storedDuplicate, withoutRepeats } from './duplicates.ts'
import { readFile } from './read-file.ts'
import { receiveFile } from './receive-file.ts'
import { findImported, keepImport } from './store.ts'
import { toEntry } from './to-entry.ts'

/** Files of these kinds are only ever handed back as they came, to be saved. */
const CONTENT_TYPE = 'application/octet-stream'

/** Keeps the file as one of the user's, once however often it is brought in. */
async function keepSource(
  parts: Parts,
  request: FastifyRequest,
  { name, bytes, kind }: { name: string; bytes: Buffer; kind: ImportReply['kind'] },
): Promise<{ id: string; name: string }> {
  const owner = ownerOf(request)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fresh = { id: randomUUID(), name }
  return parts.db.transaction().execute(async (trx) => {
    const known = await findImported(trx, owner.application_id, { name, sha256 })
    if (known === undefined) {
      request.unkept.push(fresh.id)
      await parts.files.put(fresh.id, Readable.from([bytes]))
      const row = { ...fresh, content_type: CONTENT_TYPE, size: bytes.length, sha256 }
      await keepFile(trx, owner.user_id, row, { is_fresh: false })
    }
    const file = known ?? fresh
    await keepImport(trx, owner, file.id, kind)
    return file
  })
}

/** What the records come to for this application: entries to look at, in the order of the profile's steps. */
async function entriesOf({ db }: Parts, { application_id }: Owner, read: Records, name: string) {
  const person = asFiled(await getApplication(db, application_id))
  const stored = new Map<string, Awaited<ReturnType<typeof listEntries>>>()
  for (const path of IMPORTED_SECTIONS) stored.set(path, await listEntries(db, SECTIONS[path], application_id))
  const { records, left_out } = withoutRepeats(read.records)
  const found = records.map((record): FoundEntry => {
    const made = toEntry(record, person, name)
    return { ...made, duplicate_of: storedDuplicate(made, record, stored.get(made.section) ?? []) }
  })
  const place = ({ section }: FoundEntry) => IMPORTED_SECTIONS.indexOf(section)
  return { found: found.toSorted((a, b) => place(a) - place(b)), left_out: [...left_out, ...read.left_out] }
}

/** Reads a file of the user's record and keeps it. No entry is stored: that is for the person to do. */
export async function importFile(parts: Parts, request: FastifyRequest, signal: AbortSignal): Promise<ImportReply> {
  const { name, bytes } = await receiveFile(request)
  const owner = ownerOf(request)
  const read = await readFile(parts, owner.user_id, bytes, signal)
  const entries = await entriesOf(parts, owner, read, name)
  const source = await keepSource(parts, request, { name, bytes, kind: read.format })
  return { kind: read.format, source: presentFile(source), ...entries }
}
