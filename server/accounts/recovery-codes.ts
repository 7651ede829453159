import { createHash, randomInt } from 'node:crypto'
import { inGroups, RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '#domain/two-factor.ts'
import type { Db, Trx } from '../db/client.ts'
import type { Clock } from '../parts.ts'

/** Nothing slower is needed: unlike a password a code is too long to be tried out. */
const hashOf = (user_id: number, code: string): Buffer =>
  createHash('sha256').update(`recovery-code:${user_id}:${code}`).digest()

const newCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('')

/** Gives new codes, as they are to be read; the ones before are worth nothing any more. */
export async function giveRecoveryCodes(trx: Trx, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await dropRecoveryCodes(trx, user_id)
  const rows = codes.map((code) => ({ user_id, code_hash: hashOf(user_id, code) }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes.map(inGroups)
}

export const dropRecoveryCodes = async (trx: Trx, user_id: number): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
}

/** Uses a code up. Of two at the same time one gets true. */
export async function useRecoveryCode(trx: Trx, clock: Clock, user_id: number, code: string): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: clock.now().toISOString() })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashOf(user_id, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function recoveryCodesLeft(db: Db | Trx, user_id: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
