import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { listOutbox, readOutboxMail } from '../adapters/mail-outbox.ts'
import { createApp, type Product } from '../app.ts'
import { readConfig } from '../config.ts'
import { Client } from './client.ts'
import { makeTestDatabase } from './test-database.ts'
import { waitFor } from './wait-for.ts'

export interface TestApp extends Product {
  url: string
  /** A visitor with cookies of their own. */
  visitor(): Client
  /** Mails to this address, newest first. */
  mailsTo(address: string): Promise<Email[]>
  /** The newest mail to this address, as soon as there is one that fits. */
  nextMailTo(address: string, fits?: (mail: Email) => boolean): Promise<Email>
}

/**
 * The whole app on a fresh database and a free port. Settings are those of the environment (`ROLE`, say); rate limits are
 * out of the way unless asked for.
 */
export const startTestApp = async (
  options: { env?: Record<string, string> } & Parameters<typeof createApp>[1] = {},
): Promise<TestApp> => {
  const { env, ...overrides } = options
  const database = await makeTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'waiverly-app-'))
  const settings = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    ...env,
  })
  const app = await createApp(settings, overrides)
  const url = (await app.listen()) ?? ''
  const outbox = join(dataDir, 'outbox')
  const mailsTo = async (address: string): Promise<Email[]> => {
    const mails = await Promise.all((await listOutbox(outbox)).map((name) => readOutboxMail(outbox, name)))
    return mails.filter((mail) => mail !== undefined).filter((mail) => mail.to?.some((to) => to.address === address))
  }
  return {
    ...app,
    url,
    visitor: () => new Client(url),
    mailsTo,
    nextMailTo: (address, fits = () => true) =>
      waitFor(`a mail to ${address}`, async () => (await mailsTo(address)).find(fits)),
    async close() {
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}
