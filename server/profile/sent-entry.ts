import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { fileRef, type FileRule } from '#domain/file.ts'
import type { Trx } from '../db/client.ts'
import { presentFile } from '../files/file-name.ts'
import { keepFile, type NewFile } from '../files/keep-file.ts'
import { readForm } from '../http/form.ts'
import type { Parts } from '../parts.ts'

/** The fields of an entry as they came, still to be read by its schema. */
export type Sent = Record<string, unknown>

export const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One entry as sent: a multipart form, or JSON with files as in the list sections. A file field left empty is not in it. */
export interface SentEntry<F extends string = string> {
  fields: Readonly<Sent>
  /** The form's files, which are nobody's yet; none in JSON. */
  files: Partial<Record<F, NewFile>>
  /** Makes the form's files the user's; gives the entry with each file as a reference. */
  keep(trx: Trx): Promise<Sent>
}

export async function readSent<F extends string>(
  parts: Parts,
  request: FastifyRequest,
  rules: Readonly<Record<F, FileRule>>,
): Promise<SentEntry<F>> {
  if (!request.isMultipart()) {
    const { body } = request
    if (!isSent(body ?? {})) throw new AppError('invalid', 'Please send one object')
    const fields = withoutEmptyFiles((body ?? {}) as Sent, rules)
    return { fields, files: {}, keep: () => Promise.resolve(fields) }
  }
  const form = await readForm(parts, request, rules)
  const fields = withoutEmptyFiles(form.fields, rules)
  return {
    fields,
    files: form.files,
    async keep(trx) {
      const sent = { ...fields }
      for (const field of Object.keys(rules) as F[]) {
        const file = form.files[field]
        if (file === undefined) continue
        await keepFile(trx, request.user.id, file, { is_fresh: true })
        sent[field] = presentFile(file)
      }
      return sent
    },
  }
}

/** In a form a stored file is told by its url or by its JSON; an empty text means that nothing was chosen. */
function withoutEmptyFiles(given: Readonly<Sent>, rules: Readonly<Record<string, FileRule>>): Sent {
  const sent = { ...given }
  for (const field of Object.keys(rules)) {
    const value = sent[field]
    if (value === undefined || value === null || value === '') delete sent[field]
    else if (typeof value === 'string') sent[field] = storedFile(value)
  }
  return sent
}

function storedFile(text: string): unknown {
  if (!text.startsWith('{')) return { name: '', url: text }
  try {
    return fileRef.parse(JSON.parse(text))
  } catch {
    return text
  }
}
