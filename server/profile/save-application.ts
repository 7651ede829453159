import { type Application, applicationForm, filingType, resumeRule } from '#domain/application.ts'
import { invalidFields } from '#domain/errors.ts'
import type { FileRef } from '#domain/file.ts'
import type { Trx } from '../db/client.ts'
import { transact } from '../files/keep-file.ts'
import { resolveFiles } from '../files/resolve-file.ts'
import { requireApplication } from '../http/application-scope.ts'
import { read } from '../http/errors.ts'
import type { Parts } from '../parts.ts'
import { type ApplicationRow, getApplication, insertApplication, updateApplication } from './application-store.ts'
import { completeSection } from './progress.ts'
import type { Sent, SentEntry } from './sent-entry.ts'

export const RESUME = { resume: resumeRule }

const savedForm = applicationForm.extend({ filing_type: filingType })

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

export const startApplication = (parts: Parts, user_id: number, sent: SentEntry): Promise<Application> =>
  transact(parts, async (trx) => {
    const id = await insertApplication(trx, user_id, await readApplication(parts, trx, user_id, await sent.keep(trx)))
    await completeSection(trx, id, 'Personal Info')
    return getApplication(trx, id)
  })

/** Saves personal info again. Without a resume or a filing type the stored one stays. */
export const changeApplication = (parts: Parts, user_id: number, id: number, sent: SentEntry): Promise<Application> =>
  transact(parts, async (trx) => {
    await requireApplication(trx, user_id, id)
    const { filing_type, ...application } = await getApplication(trx, id)
    const stored = { resume: { name: application.resume__filename__ ?? '', url: application.resume ?? '' } }
    const whole = { ...stored, filing_type, ...(await sent.keep(trx)) }
    await updateApplication(trx, id, await readApplication(parts, trx, user_id, whole, stored))
    await completeSection(trx, id, 'Personal Info')
    return getApplication(trx, id)
  })
