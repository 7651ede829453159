import { z } from 'zod'
import { plainJob } from '../jobs/job.ts'
import { queueMail } from '../mail/send-mail.ts'
import type { Parts } from '../parts.ts'
import { LINKS_PER_ACCOUNT, scaled } from '../http/rate-limit.ts'
import { countEmailTokens, makeEmailToken } from './email-token.ts'
import { resetMail, verificationMail } from './mails.ts'
import { type Account, findByEmail } from './store.ts'

const request = z.object({
  purpose: z.enum(['verify_email', 'reset_password']),
  email: z.string(),
  site: z.string(),
  /** The page to go on to once the address is confirmed. */
  next: z.string().nullish(),
})
/** When it was asked for: what waited long in the queue counts in the hour of its asking. */
const asked = request.extend({ asked_at: z.iso.datetime() })

const MAILS = { verify_email: verificationMail, reset_password: resetMail }
const helps = {
  verify_email: (account: Account) => !account.is_email_verified,
  reset_password: () => true,
}

/**
 * Mails a link to whoever has an account with the address and is helped by it. Run twice, it mails two that work. Somebody
 * who asks again and again, from wherever, fills nobody's mailbox.
 */
export const mailLinkJob = plainJob({
  kind: 'mail-link',
  payload: asked,
  run: ({ parts }, { purpose, email, site, next, asked_at }) =>
    parts.db.transaction().execute(async (trx) => {
      const account = await findByEmail(trx, email)
      if (account === undefined || !helps[purpose](account)) return
      // Two at once would each count the other out.
      await trx.selectFrom('users').select('id').where('id', '=', account.id).forNoKeyUpdate().execute()
      const since = new Date(Date.parse(asked_at) - LINKS_PER_ACCOUNT.timeWindow)
      const mailed = await countEmailTokens(trx, account.id, purpose, since)
      if (mailed >= scaled(LINKS_PER_ACCOUNT.max, parts.config)) return
      const token = await makeEmailToken(trx, parts.clock, account.id, purpose)
      await queueMail(parts, trx, MAILS[purpose](account, site, token, next))
    }),
})

/**
 * Leaves it to a job whether there is such an account, so that neither the words of the answer tell nor the time it takes.
 */
export function askForLink(
  { db, jobs, clock }: Pick<Parts, 'db' | 'jobs' | 'clock'>,
  wanted: z.output<typeof request>,
): Promise<void> {
  const sent: z.input<typeof asked> = { ...wanted, asked_at: clock.now().toISOString() }
  return db.transaction().execute((trx) => jobs.enqueue(trx, mailLinkJob.kind, sent))
}
