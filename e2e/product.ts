import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import PostalMime from 'postal-mime'
import { start, type Topology } from './topology.ts'

export interface Product {
  url: string
  dataDir: string
  /** The text of the newest mail to somebody. */
  mailTo: (email: string) => Promise<string>
}

async function newestMailTo(dataDir: string, email: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  for (const name of names.reverse()) {
    const mail = await PostalMime.parse(await readFile(join(outbox, name)))
    if (mail.to?.some((to) => to.address === email)) return mail.text ?? ''
  }
  return ''
}

/** Each file of journeys has a product of its own, with a data folder of its own. */
export const test = base.extend<object, { topology: Topology; product: Product }>({
  topology: ['one', { option: true, scope: 'worker' }],
  product: [
    async ({ topology }, use) => {
      const { url, dataDir, stop } = await start[topology]()
      await use({ url, dataDir, mailTo: (email) => newestMailTo(dataDir, email) })
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context }, use) => {
    await use(context)
    // A page goes on asking to its end; an answer that a test makes up for it then comes too late, which is no fault.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
export { expect } from '@playwright/test'
