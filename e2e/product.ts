import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import PostalMime from 'postal-mime'
import { startProduct, type ProductProcess } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'

export interface Product extends ProductProcess {
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
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const { path, remove } = await makeTempFolder()
      const started = await startProduct({ DATA_DIR: path, RATE_LIMIT_FACTOR: '100' })
      await use({ ...started, dataDir: path, mailTo: (email) => newestMailTo(path, email) })
      await started.kill()
      await remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})
export { expect } from '@playwright/test'
