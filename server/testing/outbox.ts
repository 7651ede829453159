import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { listOutbox, readOutboxMail } from '../adapters/mail-outbox.ts'
import { waitFor } from './wait-for.ts'

export interface Outbox {
  /** Mails to this address, newest first. */
  mailsTo(address: string): Promise<Email[]>
  /** The newest mail to this address, as soon as there is one that fits. */
  nextMailTo(address: string, fits?: (mail: Email) => boolean): Promise<Email>
}

/** The mails of the product that has this data folder. */
export const outboxOf = (dataDir: string): Outbox => {
  const folder = join(dataDir, 'outbox')
  // A mail never changes, and is asked for time and again while another is awaited.
  const read = new Map<string, Promise<Email | undefined>>()
  const readOnce = (name: string): Promise<Email | undefined> => {
    const mail = read.get(name) ?? readOutboxMail(folder, name)
    read.set(name, mail)
    return mail
  }
  const mailsTo = async (address: string): Promise<Email[]> => {
    const mails = await Promise.all((await listOutbox(folder)).map(readOnce))
    return mails.filter((mail) => mail !== undefined).filter((mail) => mail.to?.some((to) => to.address === address))
  }
  return {
    mailsTo,
    nextMailTo: (address, fits = () => true) =>
      waitFor(`a mail to ${address}`, async () => (await mailsTo(address)).find(fits)),
  }
}
