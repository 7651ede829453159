import { createTransport } from 'nodemailer'
import { MailRefused } from '../mail/mail-refused.ts'
import type { Mailer } from '../parts.ts'
import { mailMessage } from './mail-message.ts'
import type { SmtpServer } from './smtp-url.ts'

/** A server that answers, but a little at a time, is given up on after this long. */
const PATIENCE_MS = 60_000

/** Sends mail through a server. Rejects with `MailRefused` where another attempt would be refused as well. */
export const smtpMailer = (server: SmtpServer, from: string, patienceMs = PATIENCE_MS): Mailer => {
  const pool = createTransport({
    ...server,
    pool: true,
    dnsTimeout: server.connectionTimeout,
    socketCloseTimeout: 1_000,
    idleTimeout: 30_000,
    // Only what was not begun goes over another connection at once; whatever else fails is the queue's to try again.
    maxRequeues: 1,
    logger: false,
    debug: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, signal) {
      const patience = AbortSignal.timeout(patienceMs)
      const until = signal === undefined ? patience : AbortSignal.any([signal, patience])
      try {
        await pool.sendMail({ ...mailMessage(mail, from), signal: until })
      } catch (error) {
        throw isForGood(error) ? new MailRefused(error.responseCode) : error
      }
    },
    close: () => pool.close({ force: true }),
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  /** An answer of the 500s; 503, which tells of the session and not of the mail, is none. */
  permanent?: boolean
}

/** What a server says of its user or sender goes for every mail alike until the operator has put it right: that is no end of this mail. */
const isForGood = (error: unknown): error is SmtpError => {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode, permanent } = error as SmtpError
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false
  return responseCode === undefined || (permanent === true && command !== 'MAIL FROM')
}
