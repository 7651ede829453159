import { dayIn } from '#domain/time-zone.ts'
import type { Db, Trx } from '../db/client.ts'
import type { Clock } from '../parts.ts'

/** The applicant's day, by the time zone of the browser that they used last: what is drafted in the evening is not dated tomorrow. */
export async function todayOf(db: Db | Trx, clock: Clock, application_id: number): Promise<string> {
  const owner = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('users.time_zone')
    .where('applications.id', '=', application_id)
    .executeTakeFirst()
  return dayIn(clock.now(), owner?.time_zone ?? 'UTC')
}
