import { test as base } from '@playwright/test'
import { outboxOf } from '#server/testing/outbox.ts'
import { start, type Topology } from './topology.ts'

export interface Product {
  url: string
  dataDir: string
  /** The text of the newest mail to somebody. */
  mailTo: (email: string) => Promise<string>
}

/** Each worker has a product of its own, with a data folder of its own; the files that it runs share both. */
export const test = base.extend<object, { topology: Topology; product: Product }>({
  topology: ['one', { option: true, scope: 'worker' }],
  product: [
    async ({ topology }, use) => {
      const { url, dataDir, stop } = await start[topology]()
      const { mailsTo } = outboxOf(dataDir)
      const mailTo = async (email: string) => (await mailsTo(email))[0]?.text ?? ''
      await use({ url, dataDir, mailTo })
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
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

/** For what is not to be recorded. The short form records nothing, and to say so again would start a product more. */
export const untraced = process.env['WAIVERLY_FULL'] === '1' ? ({ trace: 'off' } as const) : {}
