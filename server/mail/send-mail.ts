import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Trx } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import type { Mail, Parts } from '../parts.ts'
import { MailRefused } from './mail-refused.ts'

const mail = z.object({
  id: z.uuid().optional(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
})

/** After 10 seconds first, every half hour at last, for some twelve hours: a server that is mended within the day gets it. */
const RETRY = { retryLimit: 30, retryDelay: 10, retryDelayMax: 1800 }

/** Failures that no server put in words: what a server says may name the addressee, of which only the number is told. */
const WITHOUT_SERVER = new Set(['EDNS', 'ESOCKET', 'ETLS', 'ETIMEDOUT', 'EABORT'])

/**
 * Sends a mail. If the process dies between sending and noting it, the mail goes out twice rather than not at all, under one
 * Message-ID. As many at once as the server is asked for connections, so that a slow one keeps waiting none but other mails.
 */
export const sendMailJob = plainJob({
  kind: 'send-mail',
  payload: mail,
  concurrency: 4,
  retry: RETRY,
  run: async ({ parts, signal, last }, payload) => {
    const { log, mails, mailer } = parts
    try {
      await mailer.send(payload, signal)
      mails.sent += 1
    } catch (error) {
      // Shutting down, or another worker has it: it will be tried again there.
      if (signal.aborted) throw error
      const { code = '', command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
      if (error instanceof MailRefused) {
        mails.refused += 1
        log.error({ status: error.status, id: payload.id }, 'a mail was refused for good')
        return
      }
      mails[last ? 'given_up' : 'deferred'] += 1
      const reason = WITHOUT_SERVER.has(code) && error instanceof Error ? error.message : undefined
      const told = { err: error, reason, command, status: responseCode, id: payload.id }
      if (last) log.error(told, 'a mail could not be sent and is given up')
      else log.warn(told, 'a mail could not be sent and will be tried again')
      throw error
    }
  },
})

/** Queues a mail in the transaction of what it tells about: no row without its mail, no mail without its row. */
export const queueMail = (parts: Pick<Parts, 'jobs'>, trx: Trx, payload: Mail): Promise<void> =>
  parts.jobs.enqueue(trx, sendMailJob.kind, { id: randomUUID(), ...payload })
