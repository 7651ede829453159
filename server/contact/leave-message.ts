import type { z } from 'zod'
import type { contactSchema } from '#domain/contact.ts'
import { queueMail } from '../mail/send-mail.ts'
import { messageMail } from './mails.ts'
import type { Parts } from '../parts.ts'

/**
 * Keeps a message to the operator, and mails it where the operator can be reached. What filled in the trap is no person: it is
 * thanked like anybody else, so that it learns nothing, and nothing is kept.
 */
export async function leaveMessage(
  parts: Pick<Parts, 'db' | 'jobs' | 'config'>,
  { website, ...message }: z.output<typeof contactSchema>,
): Promise<void> {
  if (website !== '') return
  const to = parts.config.operatorEmail
  await parts.db.transaction().execute(async (trx) => {
    await trx.insertInto('contact_messages').values(message).execute()
    if (to === undefined) return
    await queueMail(parts, trx, messageMail(to, message))
  })
}
