import { printable } from '#domain/document-text.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../parts.ts'

interface Message {
  name: string
  email: string
  phone?: string | null
  message: string
}

/** Tells the operator what somebody wrote on the contact page. */
export const messageMail = (to: string, { name, email, phone, message }: Message): Mail =>
  composeMail({
    to,
    subject: 'A message from the contact form',
    paragraphs: [
      'Hello,',
      'Somebody wrote to you by the contact form:',
      { quote: message.split(/\r?\n/).map(printable) },
      {
        facts: [
          ['Name', printable(name)],
          ['E-mail', email],
          ['Phone', phone || 'not given'],
        ],
      },
    ],
    why: 'You get this mail because messages from the contact form of your Waiverly go to this address.',
  })
