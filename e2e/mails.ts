import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { listOutbox, readOutboxMail } from '#server/adapters/mail-outbox.ts'

/** A mail never changes, so each is read once, however often somebody asks whether theirs has come. */
const read = new Map<string, Promise<Email | undefined>>()

/** The mails to somebody, newest first, of the product that has this data folder. */
export async function mailsTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  const names = await listOutbox(folder)
  const mails = await Promise.all(
    names.map((name) => {
      const path = join(folder, name)
      const mail = read.get(path) ?? readOutboxMail(folder, name)
      read.set(path, mail)
      return mail
    }),
  )
  return mails.filter((mail) => mail !== undefined).filter((mail) => mail.to?.some((to) => to.address === address))
}
