import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime, { type Email } from 'postal-mime'
import type { Mailer } from '../parts.ts'
import { mailMessage } from './mail-message.ts'

/** Mail written to a folder instead of being sent, as `<time>-<id>.eml`. */
export const outboxMailer = (folder: string, from: string): Mailer => ({
  async send(mail) {
    const bytes = await new MailComposer(mailMessage(mail, from)).compile().build()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const time = new Date().toISOString().replace(/[-:.]/g, '')
    const path = join(folder, `${time}-${randomUUID()}.eml`)
    const handle = await open(`${path}.partial`, 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${path}.partial`, path)
  },
})

const NAME = /^[\w-]+\.eml$/

/** The names of all mails in the outbox, newest first. */
export const listOutbox = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
}

/** A mail of the outbox. Nothing when there is none of this name. */
export const readOutboxMail = async (folder: string, name: string): Promise<Email | undefined> => {
  if (!NAME.test(name)) return undefined
  const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return bytes && PostalMime.parse(bytes)
}
