import { z } from 'zod'
import type { Trx } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import type { Mail, Parts } from '../parts.ts'

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string().optional() })

/** Sends a mail. If the process dies between sending and noting it, the mail goes out twice rather than not at all. */
export const sendMailJob = plainJob({
  kind: 'send-mail',
  payload: mail,
  run: ({ parts }, payload) => parts.mailer.send(payload),
})

/** Queues a mail in the transaction of what it tells about: no row without its mail, no mail without its row. */
export const queueMail = (parts: Pick<Parts, 'jobs'>, trx: Trx, payload: Mail): Promise<void> =>
  parts.jobs.enqueue(trx, sendMailJob.kind, payload)
