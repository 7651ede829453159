import { sql } from 'kysely'
import type { Document } from '#domain/document.ts'
import type { MADE_BY } from '#domain/drafted-document.ts'
import type { Warning } from '#domain/task.ts'
import type { DraftRecord } from '#drafting/drafted.ts'
import type { Basis } from '#drafting/editing/basis.ts'
import { sectioned } from '#drafting/editing/sections.ts'
import type { Db, Trx } from '../db/client.ts'
import { AtHand } from './at-hand.ts'

/** Who wrote a version, and what it took; an edit is the applicant's. */
export type VersionRecord = Omit<DraftRecord, 'provider'> & { provider: string }

export interface NewVersion {
  number: number
  document: Document
  basis: Basis
  warnings: Warning[]
  /** Letters that the PDF has no font for. */
  unshown: string[]
  pdf: string
  docx: string
  made_by: (typeof MADE_BY)[number]
  note: string
  record: VersionRecord
  duration_ms: number
}

export async function insertVersion(trx: Trx, document_id: number, version: NewVersion): Promise<void> {
  const { document, basis, warnings, unshown, record, ...columns } = version
  const { provider, model, prompt_version, input_tokens, cached_tokens, output_tokens } = record
  await trx
    .insertInto('document_versions')
    .values({
      ...columns,
      document_id,
      provider,
      model,
      prompt_version,
      input_tokens,
      cached_tokens,
      output_tokens,
      ast: JSON.stringify(document),
      basis: JSON.stringify(basis),
      warnings: JSON.stringify(warnings),
      unshown: unshown.join(''),
    })
    .execute()
}

/** A version with its text. */
export interface StoredVersion {
  number: number
  document: Document
  basis: Basis | null
  unshown: string
  record: VersionRecord
}

const MOST_AT_HAND = 32
const readFrom = new WeakMap<Db, AtHand<StoredVersion>>()

/** The text of a version never changes, and is asked for at each stroke. */
export async function findVersion(db: Db, document_id: number, number: number): Promise<StoredVersion | undefined> {
  const atHand = readFrom.get(db) ?? new AtHand<StoredVersion>(MOST_AT_HAND)
  readFrom.set(db, atHand)
  const name = `${document_id}/${number}`
  const version = atHand.get(name) ?? (await readVersion(db, document_id, number))
  if (version !== undefined) atHand.set(name, version)
  return version
}

async function readVersion(db: Db, document_id: number, number: number): Promise<StoredVersion | undefined> {
  const row = await db
    .selectFrom('document_versions')
    .select([
      'ast',
      'basis',
      'unshown',
      'provider',
      'model',
      'prompt_version',
      'input_tokens',
      'cached_tokens',
      'output_tokens',
    ])
    .where('document_id', '=', document_id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { ast, basis, unshown, ...record } = row
  // What comes out of the columns is what `insertVersion` put in.
  const document = ast as Document
  return {
    number,
    document: { ...document, blocks: sectioned(document.blocks) },
    basis: basis as Basis | null,
    unshown,
    record,
  }
}

/** What is known of each version but its text, the oldest first. */
export const listVersions = (db: Db | Trx, document_id: number) =>
  db
    .selectFrom('document_versions')
    .select([
      'number',
      'made_by',
      'note',
      'created_at',
      'provider',
      'model',
      'prompt_version',
      'input_tokens',
      'output_tokens',
      'duration_ms',
    ])
    .where('document_id', '=', document_id)
    .orderBy('number')
    .execute()

/** Puts other files in the place of a version's, whose text stays. */
export async function replaceFiles(
  trx: Trx,
  document_id: number,
  number: number,
  files: { pdf: string; docx: string },
): Promise<void> {
  await trx
    .updateTable('document_versions')
    .set(files)
    .where('document_id', '=', document_id)
    .where('number', '=', number)
    .execute()
}

/** Notes the newest version and its files; false where the document was changed since `revision`. */
export async function advance(
  trx: Trx,
  { id, revision }: { id: number; revision: number },
  newest: { version: number; pdf: string; docx: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('documents')
    .set({ ...newest, revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
