import { BAD_DELETION_LINK, DELETION_UNDER_WAY, type DeletionView, GRACE_DAYS } from '#domain/own-data.ts'
import type { User } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import { makeEmailToken, endEmailTokens, useEmailToken } from '../accounts/email-token.ts'
import { getAccount } from '../accounts/store.ts'
import type { Db, Trx } from '../db/client.ts'
import type { Session } from '../http/session.ts'
import { DAY_MS } from '../jobs/repeat.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { accountKeptMail, confirmDeletionMail, deletionPlannedMail } from './mails.ts'

/** When the account will be deleted; null where it is to stay. */
export async function deletionOf(db: Db | Trx, user_id: number): Promise<DeletionView | null> {
  const { delete_after } = await db
    .selectFrom('users')
    .select('delete_after')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return delete_after === null ? null : { on: delete_after }
}

/** Mails the link by which the deletion is confirmed; until then nothing changes. */
export async function askForDeletion(
  parts: Pick<Parts, 'db' | 'jobs' | 'clock'>,
  user: User,
  site: string,
): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    if ((await deletionOf(trx, user.id)) !== null) throw new AppError('conflict', DELETION_UNDER_WAY)
    const token = await makeEmailToken(trx, parts.clock, user.id, 'delete_account')
    await queueMail(parts, trx, confirmDeletionMail(user, site, token))
  })
}

/** Sets the day by the mailed link. Every device is signed out but the one that confirms, if it is the account's. */
export async function confirmDeletion(
  parts: Pick<Parts, 'db' | 'jobs' | 'clock'>,
  { token, session, site }: { token: string; session: Session | null; site: string },
): Promise<DeletionView> {
  const { db, clock } = parts
  return db.transaction().execute(async (trx) => {
    const user_id = await useEmailToken(trx, clock, token, 'delete_account')
    if (user_id === null) throw new AppError('invalid', BAD_DELETION_LINK)
    const on = new Date(clock.now().valueOf() + GRACE_DAYS * DAY_MS)
    await trx.updateTable('users').set({ delete_after: on.toISOString() }).where('id', '=', user_id).execute()
    const others = trx.deleteFrom('sessions').where('user_id', '=', user_id)
    await (session === null ? others : others.where('token_hash', '!=', session.token_hash)).execute()
    await queueMail(parts, trx, deletionPlannedMail(await getAccount(trx, user_id), site, on))
    return { on: on.toISOString() }
  })
}

/** Keeps an account that was to be deleted, also in the last moment: until its deletion has begun. */
export async function keepAccount(
  parts: Pick<Parts, 'db' | 'jobs' | 'clock'>,
  user: User,
  site: string,
): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    // A link that was asked for twice must not bring it back.
    await endEmailTokens(trx, parts.clock, user.id, 'delete_account')
    const kept = await trx
      .updateTable('users')
      .set({ delete_after: null })
      .where('id', '=', user.id)
      .where('delete_after', 'is not', null)
      // One whose name is gone has nothing left to keep.
      .where('email', '=', user.email)
      .returning('id')
      .executeTakeFirst()
    if (kept !== undefined) await queueMail(parts, trx, accountKeptMail(user, site))
  })
}
