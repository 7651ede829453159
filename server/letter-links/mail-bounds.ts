import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { MAILED_OFTEN } from '#domain/letter-link.ts'
import type { Trx } from '../db/client.ts'
import { scaled } from '../http/rate-limit.ts'
import type { Parts } from '../parts.ts'

const DAY_S = 24 * 3600
/**
 * Mails that ask for a letter go to people who have no account and never agreed to any. A recommender gets a few a day; an
 * address is corrected now and then, not changed for that of a stranger each time.
 */
const A_DAY = { toRecommender: 5, ofAccount: 20 }
const ADDRESSES = { most: 3, days: 30 }

/** Of advisory locks; any number that no other use of them has. */
const MAILS_OF_AN_ACCOUNT = 40_002

interface Counts {
  to_recommender: number
  of_account: number
  other_addresses: number
}

/** Throws where the applicant has asked by mail for letters more often than anybody who asks for some does. */
export async function boundMails(
  { clock, config }: Pick<Parts, 'clock' | 'config'>,
  trx: Trx,
  referee_id: number,
  to: string,
): Promise<void> {
  const now = clock.now().valueOf()
  const since = (days: number) => new Date(now - days * DAY_S * 1000).toISOString()
  const owner = sql`(select a.user_id from referees r join applications a on a.id = r.application_id where r.id = ${referee_id})`
  await sql`select pg_advisory_xact_lock(${MAILS_OF_AN_ACCOUNT}, ${owner}::integer)`.execute(trx)
  const { rows } = await sql<Counts>`
    select count(*) filter (where l.referee_id = ${referee_id} and l.created_at > ${since(1)})::integer as to_recommender,
           count(*) filter (where l.created_at > ${since(1)})::integer as of_account,
           count(distinct lower(l.sent_to))
             filter (where l.referee_id = ${referee_id} and lower(l.sent_to) <> lower(${to}))::integer as other_addresses
      from letter_links l
      join referees r on r.id = l.referee_id
      join applications a on a.id = r.application_id
     where a.user_id = ${owner} and l.sent_to is not null and l.created_at > ${since(ADDRESSES.days)}`.execute(trx)
  const [mailed] = rows
  if (mailed === undefined) return
  if (
    mailed.to_recommender >= scaled(A_DAY.toRecommender, config) ||
    mailed.of_account >= scaled(A_DAY.ofAccount, config) ||
    mailed.other_addresses >= scaled(ADDRESSES.most, config)
  )
    throw new AppError('too_many_requests', MAILED_OFTEN, { extra: { retry_after: DAY_S } })
}
