import { AppError } from '#domain/errors.ts'
import type { Db, Trx } from '../db/client.ts'
import { findReferee, lockRefereeRow, type StoredReferee } from './store.ts'

/** The application's own recommender. Any other does not exist. */
export async function requireReferee(db: Db | Trx, application_id: number, id: number): Promise<StoredReferee> {
  const referee = await findReferee(db, application_id, id)
  if (!referee) throw new AppError('not_found', 'Recommender is not found')
  return referee
}

/** The same, kept from others until the transaction ends. */
export async function lockReferee(trx: Trx, application_id: number, id: number): Promise<StoredReferee> {
  await lockRefereeRow(trx, id)
  return requireReferee(trx, application_id, id)
}
