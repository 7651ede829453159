import { sql } from 'kysely'
import type { z } from 'zod'
import { type Endeavor, type endeavorChange, type EndeavorFields, LOCKED } from '#domain/endeavor.ts'
import { AppError } from '#domain/errors.ts'
import { lockAccount } from '../commerce/credits.ts'
import { hasCompletedOrder } from '../commerce/order-store.ts'
import type { Db, Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { completeSection } from '../profile/progress.ts'
import { refuseTooMany, withinCharacters } from '../profile/room-left.ts'
import { refuseStale } from '../profile/versions.ts'
import { deleteRecord } from '../recently-deleted/delete-record.ts'
import { hideItems } from '../recommenders/item-sources.ts'
import { findEndeavor, insertEndeavors, unlockEndeavors, updateEndeavor } from './store.ts'

const unknown = () => new AppError('not_found', 'Endeavor does not exist')

async function requireEndeavor(trx: Trx, application_id: number, id: number): Promise<Endeavor> {
  const endeavor = await findEndeavor(trx, application_id, id)
  if (!endeavor) throw unknown()
  return endeavor
}

/** Adds an endeavor of the applicant's own, which is never locked. */
export const addEndeavor = (
  db: Db,
  application_id: number,
  endeavor: EndeavorFields & { is_selected?: boolean },
): Promise<Endeavor> =>
  db.transaction().execute(async (trx) => {
    const [id = 0] = await withinCharacters(trx, application_id, () => insertEndeavors(trx, application_id, [endeavor]))
    await refuseTooMany(trx, 'proposed_endeavors', application_id)
    await completeSection(trx, application_id, 'Proposed Endeavor')
    return requireEndeavor(trx, application_id, id)
  })

export const changeEndeavor = (
  db: Db,
  application_id: number,
  id: number,
  { if_version, ...change }: z.output<typeof endeavorChange>,
): Promise<Endeavor> =>
  db.transaction().execute(async (trx) => {
    await sql`select id from proposed_endeavors where id = ${id} for update`.execute(trx)
    const stored = await requireEndeavor(trx, application_id, id)
    refuseStale([{ stored, sent: { if_version } }])
    if (stored.is_locked) throw new AppError('upgrade_required', LOCKED)
    await withinCharacters(trx, application_id, () => updateEndeavor(trx, id, change))
    await completeSection(trx, application_id, 'Proposed Endeavor')
    return requireEndeavor(trx, application_id, id)
  })

export const removeEndeavor = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  application_id: number,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    if (!(await deleteRecord(trx, 'endeavor', application_id, id, now))) throw unknown()
    await hideItems(trx, 'proposed_endeavors', id, now)
  })

/** Opens every endeavor of an account that has bought something. */
export const unlockAll = (db: Db, user_id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id)
    if (!(await hasCompletedOrder(trx, user_id))) throw new AppError('upgrade_required', LOCKED)
    await unlockEndeavors(trx, user_id)
  })
