import type { Page } from '@playwright/test'
import type { Usage } from '#domain/credits.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { startStripeServer, type StripeServer } from '#server/testing/stripe-server.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { expectSound } from './axe.ts'
import { expect, test as base } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

/** The product with a server of this machine in Stripe's place, and somebody who buys. */
const test = base.extend<
  { buyer: Account },
  { stripe: StripeServer; running: { url: string; dataDir: string; output: () => string } }
>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeServer()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ stripe }, use) => {
      const data = await makeTempFolder()
      const product = await startProduct({ DATA_DIR: data.path, RATE_LIMIT_FACTOR: '100', ...stripe.env })
      stripe.serve(product.url)
      await use({ url: product.url, dataDir: data.path, output: product.output })
      await product.kill()
      await data.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ running }, use) => use(running.url),
  buyer: async ({ running, stripe, context }, use) => {
    stripe.letWebhooksBe('sent')
    const account = await makeAccount(running, 'stripebuyer')
    await makeApplication(account)
    await signIn(context, account)
    await use(account)
  },
})

const shows = (page: Page, title: string, timeout?: number) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout })
const letters = async ({ client }: Account) =>
  (await client.get<Usage[]>('/api/payments/usage/')).body.find(({ code }) => code === 'recommendation_letter')
    ?.remaining_usage

/** Puts a Full Package into the cart and goes to Stripe's page. */
async function toStripe(page: Page, stripe: StripeServer): Promise<void> {
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
  await expect(page.getByText('Item added to cart successfully')).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL(`${stripe.url}/c/pay/**`)
  await shows(page, 'Pay $1049.00')
}

test('one pays on Stripe’s page and comes back to one’s credits', async ({ page, stripe, buyer, running }) => {
  await toStripe(page, stripe)
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL('**/order-confirmation?order_id=*')
  await shows(page, 'Payment Successful')
  await expectSound(page)
  expect(await letters(buyer)).toBe(5)
  expect(running.output()).not.toContain(stripe.secretKey)
})

test(
  'one turns back on Stripe’s page: the order is cancelled, and the cart is as it was',
  { tag: '@long' },
  async ({ page, stripe, buyer }) => {
    await toStripe(page, stripe)
    const left = page.url()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/order-confirmation?*canceled=1')
    await shows(page, 'Payment Cancelled')
    await expectSound(page)
    await page.getByRole('link', { name: 'Return to Cart' }).click()
    await expect(page.locator('.cart-total dd')).toHaveText('$1,049.00')
    await page.goto(left)
    await expect(page.getByText('This session is expired.')).toBeVisible()
    expect(await letters(buyer)).toBe(0)

    await page.goto('/cart')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await shows(page, 'Payment Successful')
    expect(await letters(buyer)).toBe(5)
  },
)

test(
  'a payment that Stripe never tells of is found by the page that waits',
  { tag: '@long' },
  async ({ page, stripe, buyer }) => {
    stripe.letWebhooksBe('lost')
    await toStripe(page, stripe)
    await page.getByRole('button', { name: 'Pay' }).click()
    await shows(page, 'Payment Processing')
    // The provider is asked ten seconds after the order was made, and then as often again.
    await shows(page, 'Payment Successful', 30_000)
    expect(await letters(buyer)).toBe(5)
  },
)
