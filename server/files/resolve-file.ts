import { AppError, type ErrorCode, type FieldErrors } from '#domain/errors.ts'
import { fileRef, fileUpload, type FileRule, type FileUpload } from '#domain/file.ts'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { bytesOfBase64, withoutHead } from './base64.ts'
import { CONTENT_TYPES } from './file-kind.ts'
import { fileIdOf } from './file-name.ts'
import { readLater } from '../uploads/read-upload-job.ts'
import { storeFile } from './keep-file.ts'
import { sentBytesOf } from './sent-bytes.ts'

/** Whose record is being saved, and the ids of the files that it has. */
interface RecordOfFiles {
  user_id: number
  has: Set<string>
}

const filesOf = (values: unknown[]): Set<string> => {
  const refs = values.map((value) => fileRef.safeParse(value).data)
  return new Set(refs.flatMap((ref) => (ref && fileIdOf(ref.url)) ?? []))
}

const UNREADABLE = 'The file could not be read. Please choose it again.'

/** The bytes of a file sent inside JSON, also where a thread has decoded them already. */
function decode(upload: FileUpload, rule: FileRule): Buffer {
  const sent = sentBytesOf(upload.base64_content)
  const text = sent === undefined ? withoutHead(upload.base64_content) : ''
  const letters = sent?.letters ?? text.length
  if (letters / 4 > Math.ceil(rule.maxBytes / 3)) throw new AppError('too_large', rule.tooLarge)
  const bytes = sent === undefined ? bytesOfBase64(text) : sent.bytes
  if (bytes === null) throw new AppError('invalid', UNREADABLE)
  return bytes
}

const noSuchFile = () => new AppError('invalid', 'Please upload this file again')

/** The stored file that a `{name,url}` names, if the record has it already or it is a fresh upload, and the rule takes it. */
async function storedFile(
  parts: Pick<Parts, 'jobs'>,
  trx: Trx,
  record: RecordOfFiles,
  url: string,
  rule: FileRule,
): Promise<string> {
  const id = fileIdOf(url)
  if (id === null) throw noSuchFile()
  const file = await trx
    .selectFrom('files')
    .select(['name', 'content_type', 'size'])
    .where('id', '=', id)
    .where('user_id', '=', record.user_id)
    .executeTakeFirst()
  if (file === undefined) throw noSuchFile()
  if (!rule.kinds.some((kind) => CONTENT_TYPES[kind] === file.content_type))
    throw new AppError('invalid', rule.wrongKind.replace('{file}', file.name))
  if (file.size > rule.maxBytes) throw new AppError('too_large', rule.tooLarge)
  if (!record.has.has(id)) {
    await takeFresh(trx, id)
    await readLater(parts, trx, id)
  }
  record.has.add(id)
  return id
}

/** Makes a fresh upload a record's. Of two records that want it at once one gets it. */
async function takeFresh(trx: Trx, id: string): Promise<void> {
  const taken = await trx
    .updateTable('files')
    .set({ is_fresh: false, unused_since: null })
    .where('id', '=', id)
    .where('is_fresh', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (taken === undefined) throw noSuchFile()
}

/** What a file field of JSON comes to: the id of a stored file of the user, or null. Throws the field's message. */
async function resolveFile(
  parts: Pick<Parts, 'files' | 'jobs'>,
  trx: Trx,
  record: RecordOfFiles,
  value: unknown,
  rule: FileRule,
): Promise<string | null> {
  if (value === null || value === undefined || value === '') return null
  const stored = fileRef.safeParse(value)
  if (stored.success) return storedFile(parts, trx, record, stored.data.url, rule)
  const sent = fileUpload.safeParse(value)
  if (!sent.success) throw new AppError('invalid', 'Please upload a file')
  const given = { name: sent.data.filename, bytes: decode(sent.data, rule), rule }
  const id = await storeFile(parts, trx, record.user_id, given)
  await readLater(parts, trx, id)
  return id
}

/**
 * The ids of the stored files that an entry's file fields come to. `stored` is the record as it is before the save, none for a
 * new one. The refusals of all fields are thrown together, each at its field.
 */
export async function resolveFiles<F extends string>(
  parts: Pick<Parts, 'files' | 'jobs'>,
  trx: Trx,
  user_id: number,
  entry: Readonly<Partial<Record<F, unknown>>>,
  rules: Readonly<Record<F, FileRule>>,
  stored?: Readonly<Partial<Record<F, unknown>>>,
): Promise<Record<F, string | null>> {
  const ids = {} as Record<F, string | null>
  const fields: FieldErrors = {}
  const names = Object.keys(rules) as F[]
  const record = { user_id, has: filesOf(names.map((field) => stored?.[field])) }
  let code: ErrorCode = 'too_large'
  for (const field of names) {
    try {
      ids[field] = await resolveFile(parts, trx, record, entry[field], rules[field])
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      fields[field] = [error.message]
      if (error.code !== 'too_large') code = 'invalid'
    }
  }
  const [first] = Object.values(fields).flat()
  if (first !== undefined) throw new AppError(code, first, { fields })
  return ids
}
