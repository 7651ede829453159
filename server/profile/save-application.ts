import { type Application, applicationForm, filingType, resumeRule } from '#domain/application.ts'
import { invalidFields } from '#domain/errors.ts'
import type { FileRef } from '#domain/file.ts'
import type { Trx } from '../db/client.ts'
import { transact } from '../files/keep-file.ts'
import { idOfRef } from '../files/file-name.ts'
import { resolveFiles } from '../files/resolve-file.ts'
import { requireApplication } from '../http/application-scope.ts'
import { read } from '../http/errors.ts'
import type { Parts } from '../parts.ts'
import { noteRemovedFiles } from '../recently-deleted/removed-files.ts'
import {
  type ApplicationRow,
  getApplication,
  insertApplication,
  lockApplication,
  newestApplicationId,
  queueStarts,
  refuseOneMore,
  saysTheSame,
  updateApplication,
} from './application-store.ts'
import { completeSection } from './progress.ts'
import type { Sent, SentEntry } from './sent-entry.ts'
import { refuseStale } from './versions.ts'

export const RESUME = { resume: resumeRule }

const savedForm = applicationForm.safeExtend({ filing_type: filingType })

async function readApplication(
  parts: Parts,
  trx: Trx,
  user_id: number,
  sent: Sent,
  stored?: { resume: FileRef },
): Promise<ApplicationRow> {
  const application = read(savedForm, sent)
  const { resume } = await resolveFiles<'resume'>(parts, trx, user_id, application, RESUME, stored)
  if (resume === null) throw invalidFields({ resume: ['Please upload a file'] })
  return { ...application, resume }
}

/**
 * Starts an application. `before`: the newest one when the request came. Where the same was sent twice at once, by a double
 * click, both get the one application.
 */
export const startApplication = (
  parts: Parts,
  user_id: number,
  sent: SentEntry,
  before: number | undefined,
): Promise<Application> =>
  transact(parts, async (trx) => {
    await queueStarts(trx, user_id)
    const application = await readApplication(parts, trx, user_id, await sent.keep(trx))
    const newest = await newestApplicationId(trx, user_id)
    if (newest !== undefined && newest !== before && (await saysTheSame(trx, newest, application))) {
      // The second copy of the resume is nobody's: it goes with the next sweep.
      return getApplication(trx, newest)
    }
    await refuseOneMore(trx, user_id)
    const id = await insertApplication(trx, user_id, application)
    await completeSection(trx, id, 'Personal Info')
    return getApplication(trx, id)
  })

/** Saves personal info again. Of what need not be sent (resume, filing type, what may be empty) the stored stays. */
export const changeApplication = (parts: Parts, user_id: number, id: number, sent: SentEntry): Promise<Application> =>
  transact(parts, async (trx) => {
    await requireApplication(trx, user_id, id)
    await lockApplication(trx, id)
    const application = await getApplication(trx, id)
    refuseStale([{ stored: application, sent: sent.fields }])
    const { filing_type, occupation, field_of_endeavor, eb2_basis } = application
    const { latin_first_name, latin_last_name, has_one_name } = application
    const name = { latin_first_name, latin_last_name, has_one_name }
    const stored = { resume: { name: application.resume__filename__ ?? '', url: application.resume ?? '' } }
    const extras = { ...name, filing_type, occupation, field_of_endeavor, eb2_basis }
    const whole = { ...stored, ...extras, ...(await sent.keep(trx)) }
    const saved = await readApplication(parts, trx, user_id, whole, stored)
    await updateApplication(trx, id, saved)
    const place = { application_id: id, record_table: 'applications', record_id: id }
    await noteRemovedFiles(trx, place, { resume: idOfRef(stored.resume) }, { resume: saved.resume }, parts.clock.now())
    await completeSection(trx, id, 'Personal Info')
    return getApplication(trx, id)
  })
