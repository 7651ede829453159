import { AppError, type ErrorCode, type FieldErrors } from '#domain/errors.ts'
import { fileRef, fileUpload, type FileRule, type FileUpload } from '#domain/file.ts'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { CONTENT_TYPES } from './file-kind.ts'
import { fileIdOf } from './file-name.ts'
import { storeFile } from './keep-file.ts'

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
const DATA_URL = /^data:[^,;]{0,120}(;[^,;]{0,120})*;base64,/
const UNREADABLE = 'The file could not be read. Please choose it again.'

/** The bytes of a file sent inside JSON; strict, since a lenient reading would store something else than was sent. */
function decode(upload: FileUpload, rule: FileRule): Buffer {
  const text = upload.base64_content.replace(DATA_URL, '')
  if (text.length / 4 > Math.ceil(rule.maxBytes / 3)) throw new AppError('too_large', rule.tooLarge)
  if (text.length % 4 !== 0 || !BASE64.test(text)) throw new AppError('invalid', UNREADABLE)
  return Buffer.from(text, 'base64')
}

/** The stored file that a `{name,url}` names, if it is the user's own and the rule takes it. */
async function ownFile(trx: Trx, user_id: number, url: string, rule: FileRule): Promise<string> {
  const id = fileIdOf(url)
  const file =
    id === null
      ? undefined
      : await trx
          .selectFrom('files')
          .select(['id', 'name', 'content_type', 'size'])
          .where('id', '=', id)
          .where('user_id', '=', user_id)
          .executeTakeFirst()
  if (file === undefined) throw new AppError('invalid', 'Please upload this file again')
  if (!rule.kinds.some((kind) => CONTENT_TYPES[kind] === file.content_type))
    throw new AppError('invalid', rule.wrongKind.replace('{file}', file.name))
  if (file.size > rule.maxBytes) throw new AppError('too_large', rule.tooLarge)
  return file.id
}

/** What a file field of JSON comes to: the id of a stored file of the user, or null. Throws the field's message. */
export async function resolveFile(
  parts: Pick<Parts, 'files'>,
  trx: Trx,
  user_id: number,
  value: unknown,
  rule: FileRule,
): Promise<string | null> {
  if (value === null || value === undefined || value === '') return null
  const stored = fileRef.safeParse(value)
  if (stored.success) return ownFile(trx, user_id, stored.data.url, rule)
  const sent = fileUpload.safeParse(value)
  if (!sent.success) throw new AppError('invalid', 'Please upload a file')
  return storeFile(parts, trx, user_id, { name: sent.data.filename, bytes: decode(sent.data, rule), rule })
}

/** The same for every file field of an entry. The refusals of all fields are thrown together, each at its field. */
export async function resolveFiles<F extends string>(
  parts: Pick<Parts, 'files'>,
  trx: Trx,
  user_id: number,
  entry: Readonly<Partial<Record<F, unknown>>>,
  rules: Readonly<Record<F, FileRule>>,
): Promise<Record<F, string | null>> {
  const ids = {} as Record<F, string | null>
  const fields: FieldErrors = {}
  let code: ErrorCode = 'too_large'
  for (const field of Object.keys(rules) as F[]) {
    try {
      ids[field] = await resolveFile(parts, trx, user_id, entry[field], rules[field])
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
