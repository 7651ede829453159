import { refereeResumeRule, refereeSchema } from '#domain/recommender.ts'
import type { Trx } from '../db/client.ts'
import { transact } from '../files/keep-file.ts'
import { idOfRef } from '../files/file-name.ts'
import { resolveFiles } from '../files/resolve-file.ts'
import { read } from '../http/errors.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { completeSection } from '../profile/progress.ts'
import { refuseTooMany, withinCharacters } from '../profile/room-left.ts'
import type { Sent, SentEntry } from '../profile/sent-entry.ts'
import { refuseStale } from '../profile/versions.ts'
import { deleteRecord } from '../recently-deleted/delete-record.ts'
import { noteRemovedFiles } from '../recently-deleted/removed-files.ts'
import { lockReferee, requireReferee } from './require-referee.ts'
import { insertReferee, type StoredReferee, updateReferee } from './store.ts'

/** Where a recommender's files are noted once they are replaced. */
export const placeOf = (application_id: number, record_id: number) => ({
  application_id,
  record_table: 'referees',
  record_id,
})

export const REFEREE_FILES = { resume: refereeResumeRule }

async function readReferee(parts: Parts, trx: Trx, owner: Owner, sent: Sent, stored?: StoredReferee) {
  const referee = read(refereeSchema, sent)
  return { ...referee, ...(await resolveFiles<'resume'>(parts, trx, owner.user_id, sent, REFEREE_FILES, stored)) }
}

export const addReferee = (parts: Parts, owner: Owner, sent: SentEntry): Promise<StoredReferee> =>
  transact(parts, async (trx) => {
    const referee = await readReferee(parts, trx, owner, await sent.keep(trx))
    const id = await withinCharacters(trx, owner.application_id, () =>
      insertReferee(trx, owner.application_id, referee),
    )
    await refuseTooMany(trx, 'referees', owner.application_id)
    await completeSection(trx, owner.application_id, 'Recommender')
    return requireReferee(trx, owner.application_id, id)
  })

/** What is sent replaces what is stored, field by field; the whole then has to be right. */
export const changeReferee = (parts: Parts, owner: Owner, id: number, sent: SentEntry): Promise<StoredReferee> =>
  transact(parts, async (trx) => {
    const stored = await lockReferee(trx, owner.application_id, id)
    refuseStale([{ stored, sent: sent.fields }])
    const whole = { ...stored, ...(await sent.keep(trx)) }
    const referee = await readReferee(parts, trx, owner, whole, stored)
    await withinCharacters(trx, owner.application_id, () => updateReferee(trx, id, referee))
    const before = { resume: idOfRef(stored.resume) }
    await noteRemovedFiles(
      trx,
      placeOf(owner.application_id, id),
      before,
      { resume: referee.resume },
      parts.clock.now(),
    )
    await completeSection(trx, owner.application_id, 'Recommender')
    return requireReferee(trx, owner.application_id, id)
  })

export const removeReferee = (parts: Parts, owner: Owner, id: number): Promise<void> =>
  transact(parts, async (trx) => {
    await lockReferee(trx, owner.application_id, id)
    await deleteRecord(trx, 'recommender', owner.application_id, id, parts.clock.now())
  })
