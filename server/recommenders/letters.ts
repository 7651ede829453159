import { AppError, invalidFields } from '#domain/errors.ts'
import { SIGNED_LETTER_MISSING, signedLetterRule } from '#domain/recommender.ts'
import { fileRef } from '#domain/file.ts'
import type { FastifyRequest } from 'fastify'
import { drafterOf } from '../drafts/drafter.ts'
import { type Letter, listLettersOf } from '../drafts/store.ts'
import type { Trx } from '../db/client.ts'
import { fileIdOf, idOfRef } from '../files/file-name.ts'
import { keepFile, transact, type NewFile } from '../files/keep-file.ts'
import { resolveFiles } from '../files/resolve-file.ts'
import { readForm } from '../http/form.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { readSent } from '../profile/sent-entry.ts'
import { kindOfType } from '../uploads/read-file.ts'
import { readLater } from '../uploads/read-upload-job.ts'
import { LETTER, letterKey } from './generate-letter.ts'
import { lockReferee, requireReferee } from './require-referee.ts'
import { noteRemovedFiles } from '../recently-deleted/removed-files.ts'
import { refuseDraft } from './refuse-draft.ts'
import { placeOf } from './save-referee.ts'
import { type StoredReferee, updateReferee } from './store.ts'

/** What there is of a recommender's letter: what runs, what was drafted, what came back signed. */
export async function lettersOf(parts: Parts, application_id: number, referee_id: number) {
  const referee = await requireReferee(parts.db, application_id, referee_id)
  const letters = await listLettersOf(parts.db, application_id, referee_id)
  const newest = letters.at(-1)
  return {
    current_task_id: await currentTaskId(parts.db, LETTER, letterKey(referee_id)),
    drafter: drafterOf(parts),
    letters,
    rec_letter_url: newest?.url ?? null,
    recLetter_id: newest?.id ?? null,
    signed_letter_url: referee.signed_letter?.url ?? null,
  }
}

export async function findLetter(
  parts: Parts,
  application_id: number,
  referee_id: number,
  id: number,
): Promise<Letter> {
  await requireReferee(parts.db, application_id, referee_id)
  const letter = (await listLettersOf(parts.db, application_id, referee_id)).find((candidate) => candidate.id === id)
  if (!letter) throw new AppError('not_found', 'Letter does not exist')
  return letter
}

const SIGNED = { file: signedLetterRule }
/** The reader of a file has a shorter limit of its own; the rest is waiting for its turn. */
const READ_WITHIN_MS = 60_000

/** The bytes alone: whoever comes by a link may not name a file that the applicant has stored. */
export async function readSignedLetter(parts: Parts, request: FastifyRequest): Promise<NewFile> {
  const { file } = (await readForm(parts, request, SIGNED)).files
  if (file === undefined) throw invalidFields({ file: [SIGNED_LETTER_MISSING] })
  await refuseDraft(parts, file, AbortSignal.timeout(READ_WITHIN_MS))
  return file
}

/** The letter that was there before can be put back for a while. */
async function replaceSigned(
  { clock }: Pick<Parts, 'clock'>,
  trx: Trx,
  application_id: number,
  stored: StoredReferee,
  signed_letter: string | null,
): Promise<void> {
  await updateReferee(trx, stored.id, { signed_letter })
  const before = { signed_letter: idOfRef(stored.signed_letter) }
  await noteRemovedFiles(trx, placeOf(application_id, stored.id), before, { signed_letter }, clock.now())
}

/** Keeps a letter that came by the recommender's link. */
export async function keepSignedLetter(
  parts: Parts,
  trx: Trx,
  { user_id, application_id }: Owner,
  referee_id: number,
  file: NewFile,
): Promise<string> {
  const stored = await lockReferee(trx, application_id, referee_id)
  const signed_letter = await keepFile(trx, user_id, file, { is_fresh: false })
  await replaceSigned(parts, trx, application_id, stored, signed_letter)
  await readLater(parts, trx, signed_letter)
  return signed_letter
}

/** Keeps the letter that the recommender signed, sent along or uploaded before; a second one takes the place of the first. */
export async function saveSignedLetter(parts: Parts, request: FastifyRequest, referee_id: number): Promise<string> {
  await requireReferee(parts.db, request.application, referee_id)
  const sent = await readSent(parts, request, SIGNED)
  const file = sent.files.file ?? (await ownFile(parts, request.user.id, sent.fields['file']))
  if (file !== undefined) await refuseDraft(parts, file, AbortSignal.timeout(READ_WITHIN_MS))
  return transact(parts, async (trx) => {
    const referee = await lockReferee(trx, request.application, referee_id)
    const given = await sent.keep(trx)
    const resolved = await resolveFiles(parts, trx, request.user.id, given, SIGNED, { file: referee.signed_letter })
    if (resolved.file === null) throw invalidFields({ file: [SIGNED_LETTER_MISSING] })
    await replaceSigned(parts, trx, request.application, referee, resolved.file ?? null)
    const stored = (await requireReferee(trx, request.application, referee_id)).signed_letter
    return stored?.url ?? ''
  })
}

/** A file that the applicant uploaded before; somebody else's is none, and is refused with the rest of the form. */
async function ownFile({ db }: Parts, user_id: number, sent: unknown) {
  const id = fileIdOf(fileRef.safeParse(sent).data?.url ?? '')
  if (id === null) return undefined
  const row = await db
    .selectFrom('files')
    .select(['id', 'content_type'])
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  const kind = row && kindOfType(row.content_type)
  return kind && { id, kind }
}

/** Takes the signed letter away, as where it was the wrong one. */
export const removeSignedLetter = (parts: Parts, request: FastifyRequest, referee_id: number): Promise<void> =>
  transact(parts, async (trx) => {
    const referee = await lockReferee(trx, request.application, referee_id)
    if (referee.signed_letter === null) throw new AppError('not_found', 'Letter does not exist')
    await replaceSigned(parts, trx, request.application, referee, null)
  })
