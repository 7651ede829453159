import type { Passkey } from '#domain/passkey.ts'
import type { Db, Trx } from '../db/client.ts'

const SHOWN = ['id', 'name', 'created_at', 'last_used_at'] as const

export const listPasskeys = (db: Db, user_id: number): Promise<Passkey[]> =>
  db.selectFrom('passkeys').select(SHOWN).where('user_id', '=', user_id).orderBy('created_at').orderBy('id').execute()

/** What an authenticator is asked with. */
export const listCredentials = (db: Db, user_id: number): Promise<{ id: string; transports: string[] }[]> =>
  db.selectFrom('passkeys').select(['id', 'transports']).where('user_id', '=', user_id).execute()

/** Undefined where somebody has it already. */
export const insertPasskey = (
  trx: Trx,
  passkey: {
    id: string
    user_id: number
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: string
  },
): Promise<Passkey | undefined> =>
  trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(SHOWN)
    .executeTakeFirst()

export const findPasskey = (db: Db, id: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter', 'transports'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Notes a use. False where another use was noted meanwhile, or the passkey was removed. */
export async function noteUse(
  db: Db,
  use: { id: string; counter: { before: number; now: number }; at: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter: use.counter.now, last_used_at: use.at.toISOString() })
    .where('id', '=', use.id)
    .where('counter', '=', use.counter.before)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export const renamePasskey = (db: Db, user_id: number, id: string, name: string): Promise<Passkey | undefined> =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning(SHOWN)
    .executeTakeFirst()

/** The name of what was removed. */
export const deletePasskey = (trx: Trx, user_id: number, id: string): Promise<{ name: string } | undefined> =>
  trx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', user_id).returning('name').executeTakeFirst()
