import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { User } from '#domain/account.ts'
import type { SignedInDevice } from '#domain/signed-in-device.ts'
import type { Db, Trx } from '../db/client.ts'
import { preparedAs } from '../db/prepared.ts'
import type { Clock } from '../parts.ts'

export interface Session {
  /** By which its owner sees it and ends it. */
  id: string
  token_hash: Buffer
  remember: boolean
  user: User
  /** Where the user's browser was last. */
  time_zone: string
  /** The application asked for, or the newest; null where there is none such. Only looked up for calls on an application. */
  application_id: number | null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long a session lasts in all, and how long unused: remembered, or until the browser closes. */
export const SESSION_LIFE = { remembered: 30 * DAY, browser: 7 * DAY }
const IDLE = { remembered: 14 * DAY, browser: DAY }
/** The last use is written down at most this often: a write per request would cost more than most requests. */
const TOUCH_EVERY = 60_000

const lifeOf = (lives: typeof SESSION_LIFE, remember: boolean) => (remember ? lives.remembered : lives.browser)

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Begins a session; what comes back is the only copy of its token. */
export async function startSession(
  trx: Trx,
  clock: Clock,
  session: { user_id: number; remember: boolean; device: string; address: string },
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      ...session,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.valueOf() + lifeOf(SESSION_LIFE, session.remember)).toISOString(),
    })
    .execute()
  await trx.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute()
  return token
}

export const endSession = async (db: Db | Trx, token_hash: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
}

/** Ends every session of the user: after a reset, whoever else was signed in is not any more. */
export const endSessions = async (trx: Trx, user_id: number): Promise<void> => {
  await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute()
}

/** Of a row `s` of sessions: neither over nor unused for too long. */
function isLiving(clock: Clock) {
  const now = clock.now().valueOf()
  const since = (idle: number) => new Date(now - idle).toISOString()
  return sql<boolean>`s.expires_at > ${since(0)}::timestamptz
      and s.last_seen_at > case when s.remember then ${since(IDLE.remembered)}::timestamptz
                                else ${since(IDLE.browser)}::timestamptz end`
}

/** The user's living sessions, the one used last first. */
export const listSessions = async (
  db: Db,
  clock: Clock,
  user_id: number,
): Promise<Omit<SignedInDevice, 'is_current'>[]> =>
  (
    await sql<Omit<SignedInDevice, 'is_current'>>`
      select s.id, s.device, s.address, s.created_at, s.last_seen_at, s.remember from sessions s
      where s.user_id = ${user_id} and ${isLiving(clock)} order by s.last_seen_at desc, s.created_at desc, s.id`.execute(
      db,
    )
  ).rows

/** Ends one of the user's sessions by the id that they see; false where they have none such. */
export const endSessionById = async (db: Db, user_id: number, id: string): Promise<boolean> =>
  (await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Ends every session of the user but the one that goes on. */
export const endOtherSessions = async (db: Db, user_id: number, id: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', user_id).where('id', '!=', id).execute()
}

/** Which application a call is about: one by its number, the newest (undefined), or none (null). */
export type Wanted = number | undefined | null

interface Row extends User {
  time_zone: string
  session_id: string
  remember: boolean
  last_seen_at: string
  application_id: number | null
}

/** The living session of a token. Session, user and application come in one query, since nearly every call asks for them. */
export async function findSession(db: Db, clock: Clock, token: string, wanted: Wanted): Promise<Session | null> {
  const token_hash = hashToken(token)
  const application =
    wanted === null
      ? sql`null::bigint`
      : sql`(select id from applications where user_id = s.user_id
             and (${wanted ?? null}::bigint is null or id = ${wanted ?? null}::bigint) order by id desc limit 1)`
  const found = await sql<Row>`
    ${preparedAs(wanted === null ? 'session' : 'session_and_application')} select s.id as session_id, s.remember, s.last_seen_at, u.id, u.email, u.username, u.is_email_verified, u.last_login, u.time_zone,
      ${application} as application_id
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${token_hash} and ${isLiving(clock)}`.execute(db)
  const row = found.rows[0]
  if (row === undefined) return null
  const now = clock.now()
  if (now.valueOf() - Date.parse(row.last_seen_at) > TOUCH_EVERY)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now.toISOString() })
      .where('token_hash', '=', token_hash)
      .execute()
  const { session_id, remember, application_id, time_zone, last_seen_at: _, ...user } = row
  return { id: session_id, token_hash, remember, user, time_zone, application_id }
}

/** Keeps where the user's browser is now. */
export const noteTimeZone = async (db: Db, user_id: number, time_zone: string): Promise<void> => {
  await db.updateTable('users').set({ time_zone }).where('id', '=', user_id).execute()
}
