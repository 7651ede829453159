import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Order } from '#domain/order.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import { overflow } from './axe.ts'
import { expect, test as base } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'
import { stopClock } from './stop-clock.ts'

/** Each test has somebody of its own: carts and orders are an account's. */
const test = base.extend<{ buyer: Account }>({
  buyer: async ({ product, context }, use) => {
    const account = await makeAccount(product, 'buyer')
    await makeApplication(account)
    await signIn(context, account)
    await use(account)
  },
})

const EMPTY = 'Your cart is empty or contains invalid quantities. Please add items before checking out.'
const STATUS = /\/api\/payments\/order\/[^/]+\/status\//
const ITEMS = /\/api\/payments\/cart\/[^/]+\/items\//
const NOBODYS = 'b9b6a4a2-5a5e-4c3e-9d5e-0c2d3f4a5b6c'

const shows = (page: Page, title: string) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const units = (page: Page, item: string) =>
  page.getByRole('group', { name: `Quantity of ${item}`, exact: true }).locator('output')
const total = (page: Page) => page.locator('.cart-total dd')

const inCart = async ({ client }: Account, lines: Record<number, number>) => {
  const { id } = (await client.post<{ id: string }>('/api/payments/cart/')).body
  for (const [item_id, quantity] of Object.entries(lines))
    await client.post(`/api/payments/cart/${id}/items/`, { item_id: Number(item_id), quantity })
  return id
}
const stored = async (account: Account) => {
  const id = await inCart(account, {})
  const { items } = (await account.client.get<Pick<Order, 'items'>>(`/api/payments/cart/${id}/items/`)).body
  return Object.fromEntries(items.map(({ item_id, quantity }) => [item_id, quantity]))
}
const statusOf = async ({ client }: Account, id: string) =>
  (await client.get<{ status: string }>(`/api/payments/order/${id}/status/`)).body.status
const orderIn = (page: Page) => new URL(page.url()).searchParams.get('order_id') ?? ''

async function textOfReceipt(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /^Receipt \(PDF\)/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const bytes = await (await page.request.get((await link.getAttribute('href')) ?? '')).body()
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, '')
}

test('from plans through the sandbox to credits and the receipt', async ({ page, buyer }) => {
  await page.goto('/plans')
  const locked = page.getByText(/of the other nine you see the titles/)
  await expect(locked).toBeVisible()
  await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
  await expect(toast(page, 'Item added to cart successfully')).toBeVisible()
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Full Package', exact: true }) })
  await expect(card.getByText('In your cart: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
  await expect(toast(page, '2 × Full Package in your cart')).toBeVisible()
  await page.getByRole('button', { name: 'Add Recommendation Letter to cart' }).click()
  await page.getByRole('link', { name: 'View Cart (3)' }).click()

  await expect(total(page)).toHaveText('$2,247.00')
  await expect(page.getByText('20 proposed endeavors, 11 recommendation letters, 2 petition letters')).toBeVisible()
  const letters = page.getByRole('group', { name: 'Quantity of Recommendation Letter' })
  await expect(letters.getByRole('button', { name: 'One less' })).toBeDisabled()
  const packages = page.getByRole('group', { name: 'Quantity of Full Package' })
  await packages.getByRole('button', { name: 'One less' }).click()
  await expect(packages.getByRole('button', { name: 'One less' })).toBeDisabled()
  await expect(packages.getByRole('button', { name: 'One more' })).toBeFocused()
  await press(page, 'Remove Recommendation Letter')
  await expect(toast(page, 'Item removed from cart')).toBeVisible()
  await expect(total(page)).toHaveText('$1,049.00')

  await press(page, 'Proceed to Checkout')
  await page.waitForURL('**/sandbox/pay/**')
  await expect(page.getByText('$1,049.00').first()).toBeVisible()
  await press(page, 'Pay')
  await page.waitForURL('**/order-confirmation**')
  await shows(page, 'Payment Successful')
  await expect(
    page.getByText(
      'You paid $1,049.00 and have 10 proposed endeavors, 5 recommendation letters, and 1 petition letter to use.',
    ),
  ).toBeVisible()
  const id = orderIn(page)
  const receipt = await textOfReceipt(page)
  expect(receipt).toContain(id)
  expect(receipt).toContain('$1,049.00')
  expect(receipt).toContain(buyer.email)

  // One comes back by the address, and without it by what is stored.
  await page.goto('/order-confirmation')
  await shows(page, 'Payment Successful')
  await page.getByRole('link', { name: 'Return to Plans' }).click()
  await expect(page.getByRole('link', { name: 'View Cart', exact: true })).toBeVisible()
  await expect(page.locator('.credits div', { hasText: 'Recommendation Letter' })).toContainText('5 of 5')
  await expect(page.locator('.order')).toContainText(['1 × Full Package'])
  await expect(page.locator('.order')).toContainText(['Paid'])
  await expect(locked).toHaveCount(0)
  expect(await textOfReceipt(page)).toBe(receipt)
})

for (const [button, title, status, inForm] of [
  ['Decline', 'Payment Failed', 'Failed', { tag: '@long' }],
  ['Cancel', 'Payment Cancelled', 'Cancelled', {}],
] as const)
  test(`${button} leaves the cart as it was`, inForm, async ({ page, buyer }) => {
    await inCart(buyer, { 2: 1, 5: 2 })
    await page.goto('/cart')
    await press(page, 'Proceed to Checkout')
    await page.waitForURL('**/sandbox/pay/**')
    await press(page, button)
    await shows(page, title)
    await page.getByRole('link', { name: 'Return to Cart' }).click()
    await expect(total(page)).toHaveText('$3,097.00')
    await expect(page.getByText('waits for its payment')).toHaveCount(0)
    await page.goto('/plans#orders')
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeInViewport()
    await expect(page.locator('.order')).toContainText([status])
    await expect(page.getByRole('link', { name: /Receipt/ })).toHaveCount(0)
  })

test(
  'the orders stay in view while what stands above them is still coming',
  { tag: '@long' },
  async ({ page, buyer }) => {
    await order(buyer, { 1: 1 })
    await inCart(buyer, { 1: 1, 2: 1, 4: 1, 5: 1 })
    const heading = page.getByRole('heading', { name: 'Orders' })
    const late = Promise.withResolvers<void>()
    await page.route(ITEMS, async (route) => {
      await late.promise
      await route.continue()
    })
    // Nor does every browser hold the place by itself.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.body.style.overflowAnchor = 'none'
      })
    })
    await page.setViewportSize({ width: 400, height: 300 })
    await page.goto('/plans#orders')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByText(/^In your cart/)).toHaveCount(0)
    late.resolve()
    await expect(page.getByText(/^In your cart/)).toHaveCount(4)
    await page.evaluate(() => {
      const banner = document.createElement('div')
      banner.style.height = '400px'
      document.querySelector('main')?.prepend(banner)
    })
    await expect(heading).toBeInViewport()
    // Whoever scrolls is left where they go.
    await page.mouse.wheel(0, -5000)
    await expect(heading).not.toBeInViewport()
    await page.evaluate(() => document.querySelector('main > div')?.remove())
    await expect(heading).not.toBeInViewport()
  },
)

test('an order that was left unpaid is told in the cart, is paid from there, or cancelled', async ({ page, buyer }) => {
  await inCart(buyer, { 1: 1 })
  await page.goto('/cart')
  await press(page, 'Proceed to Checkout')
  await page.waitForURL('**/sandbox/pay/**')
  const payment = page.url()
  await page.goto('/cart')
  await expect(page.getByText(/waits for its payment: 1 × Full Package, \$1,049\.00\./)).toBeVisible()
  await shows(page, 'Your cart is empty')
  await page.getByRole('link', { name: /^Go on to payment/ }).click()
  await expect(page).toHaveURL(payment)

  await page.goto('/cart')
  await page.getByRole('button', { name: /^Cancel order/ }).click()
  await press(page, 'Keep it')
  expect(await stored(buyer)).toEqual({})
  await page.getByRole('button', { name: /^Cancel order/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(toast(page, 'Order cancelled')).toBeVisible()
  await expect(total(page)).toHaveText('$1,049.00')
  await expect(page.getByText('waits for its payment')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused()

  const paid = await order(buyer, {})
  await page.goto('/plans#orders')
  await page.getByRole('button', { name: /^Cancel order/ }).click()
  await settle(buyer, paid, 'completed')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(toast(page, 'This order was paid meanwhile, so it was not cancelled.')).toBeVisible()
  await expect(page.locator('.order').first()).toContainText('Paid')
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeFocused()
})

test('an order that cannot be cancelled now says so and stays', { tag: '@long' }, async ({ page, buyer }) => {
  const id = await order(buyer, { 4: 1 })
  await page.goto('/plans')
  await page.route(/\/cancel\/$/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: /^Cancel order/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('dialog').getByText('The order could not be cancelled. Please try again.')).toBeVisible()
  await press(page, 'Keep it')
  expect(await statusOf(buyer, id)).toBe('OPEN')
})

test('the way back from a payment page cancels the order, unless it was paid', async ({ page, buyer }) => {
  const left = await order(buyer, { 4: 1 })
  await page.goto(`/order-confirmation?order_id=${left}&canceled=1`)
  await shows(page, 'Payment Cancelled')
  expect(await statusOf(buyer, left)).toBe('CANCELED')
  const paid = await order(buyer, { 4: 1 })
  await settle(buyer, paid, 'completed')
  await page.goto(`/order-confirmation?order_id=${paid}&canceled=1`)
  await shows(page, 'Payment Successful')
})

test.describe('order confirmation', () => {
  for (const [status, title, ways, again, inForm] of [
    ['DRAFT', 'Payment Processing', [], true, { tag: '@long' }],
    ['OPEN', 'Payment Processing', [], true, {}],
    ['COMPLETED', 'Payment Successful', ['Return to Plans', 'Go on with your application'], false, { tag: '@long' }],
    ['CANCELED', 'Payment Cancelled', ['Return to Cart'], false, { tag: '@long' }],
    ['FAILED', 'Payment Failed', ['Return to Cart'], false, { tag: '@long' }],
    ['ON_HOLD', 'Order Status: ON_HOLD', ['Return to Plans'], true, { tag: '@long' }],
  ] as const)
    test(`${status}: ${title}`, inForm, async ({ page, buyer: _ }) => {
      let asked = 0
      await page.route(STATUS, (route) => {
        asked++
        return route.fulfill({ json: { order_id: NOBODYS, status } })
      })
      await page.clock.install()
      await page.goto(`/order-confirmation?order_id=${NOBODYS}`)
      await shows(page, title)
      if (status === 'OPEN') await expect(page.getByText('Please do not close or refresh this page.')).toBeVisible()
      expect(await page.locator('main').getByRole('link').allTextContents()).toEqual(ways)
      const before = asked
      for (let at = 0; at < 3; at++) {
        await page.clock.runFor(2000)
        if (again) await expect.poll(() => asked).toBeGreaterThan(before + at)
      }
      if (!again) expect(asked).toBe(before)
    })

  test('before an answer it is processing', { tag: '@long' }, async ({ page, buyer: _ }) => {
    await page.route(STATUS, () => undefined)
    await page.goto(`/order-confirmation?order_id=${NOBODYS}`)
    await shows(page, 'Processing')
  })

  test('gives up after five minutes, and asks again when told', { tag: '@long' }, async ({ page, buyer }) => {
    const id = await order(buyer, { 4: 1 })
    let unanswered = 0
    page.on('request', (request) => (unanswered += STATUS.test(request.url()) ? 1 : 0))
    page.on('requestfinished', (request) => (unanswered -= STATUS.test(request.url()) ? 1 : 0))
    await page.clock.install()
    await page.goto(`/order-confirmation?order_id=${id}`)
    await shows(page, 'Payment Processing')
    await stopClock(page)
    // In steps: a call that is not answered within ten seconds of this clock counts as not answered.
    for (let seconds = 0; seconds < 290; seconds += 5) {
      await expect.poll(() => unanswered, { intervals: [5, 10, 20] }).toBe(0)
      await page.clock.runFor(5000)
    }
    await shows(page, 'Payment Processing')
    await page.clock.runFor(9900)
    await shows(page, 'Payment processing timed out. Please contact support.')
    await settle(buyer, id, 'completed')
    await page.clock.resume()
    await press(page, 'Ask again')
    await shows(page, 'Payment Successful')
  })

  test('a refusal, no answer, a wrong id and none are told apart', { tag: '@long' }, async ({ page, buyer }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (STATUS.test(request.url())) asked.push(request.url())
    })
    await page.goto('/order-confirmation?order_id=1')
    await shows(page, 'Invalid order ID format')
    await page.evaluate(() => localStorage.removeItem('orderId'))
    await page.goto('/order-confirmation')
    await shows(page, 'No order yet')
    expect(asked).toEqual([])

    const id = await order(buyer, { 4: 1 })
    await page.route(STATUS, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`/order-confirmation?order_id=${id}`)
    await shows(page, 'There is an error when processing your order, please contact support')
    const before = asked.length
    await page.unroute(STATUS)
    await press(page, 'Ask again')
    await shows(page, 'Payment Processing')
    expect(asked.length).toBeGreaterThan(before)
    await page.route(STATUS, (route) => route.abort())
    await shows(page, 'There is an error when processing your order, please contact the team')
  })
})

test('the next person at the same browser is not shown the order of the one before', async ({
  page,
  context,
  product,
  buyer,
}) => {
  await inCart(buyer, { 4: 1 })
  await page.goto('/cart')
  await press(page, 'Proceed to Checkout')
  await page.waitForURL('**/sandbox/pay/**')
  const other = await makeAccount(product, 'other')
  await makeApplication(other)
  await signIn(context, other)
  await page.goto('/order-confirmation')
  await shows(page, 'No order yet')
})

test.describe('the cart', () => {
  const more = (page: Page, item: string) =>
    page.getByRole('group', { name: `Quantity of ${item}`, exact: true }).getByRole('button', { name: 'One more' })

  test('answers presses at once, stores them in their order, and takes back what is refused', async ({
    page,
    buyer,
  }) => {
    await inCart(buyer, { 1: 1, 4: 1 })
    await page.goto('/cart')
    const waiting: (() => void)[] = []
    let calls = 0
    await page.route(ITEMS, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      calls++
      await new Promise<void>((resolve) => waiting.push(resolve))
      return route.continue()
    })
    for (let at = 0; at < 3; at++) await more(page, 'Full Package').click()
    await more(page, 'Recommendation Letter').click()
    await expect(units(page, 'Full Package')).toHaveText('4')
    await expect(units(page, 'Recommendation Letter')).toHaveText('2')
    await expect(total(page)).toHaveText('$4,494.00')
    expect(await stored(buyer)).toEqual({ 1: 1, 4: 1 })
    for (let at = 1; at <= 4; at++) {
      await expect.poll(() => waiting.length).toBe(at)
      expect(calls).toBe(at)
      waiting[at - 1]?.()
    }
    await expect.poll(() => stored(buyer)).toEqual({ 1: 4, 4: 2 })
    await expect(total(page)).toHaveText('$4,494.00')

    await page.unroute(ITEMS)
    await page.route(ITEMS, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 400, json: { detail: 'Not now' } }),
    )
    await more(page, 'Full Package').click()
    await expect(toast(page, 'Error adding item to cart, error: Not now')).toBeVisible()
    await expect(units(page, 'Full Package')).toHaveText('4')
    await press(page, 'Remove Recommendation Letter')
    await expect(units(page, 'Recommendation Letter')).toHaveText('2')
    await page.unroute(ITEMS)
    await page.route(ITEMS, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await more(page, 'Full Package').click()
    await expect(toast(page, 'Failed to add item to cart')).toBeVisible()
    await expect(units(page, 'Full Package')).toHaveText('4')
    await expect(total(page)).toHaveText('$4,494.00')
  })

  test('stops at the most that an order can hold, and says so', { tag: '@long' }, async ({ page, buyer }) => {
    await inCart(buyer, { 4: 99 })
    await page.goto('/cart')
    await more(page, 'Recommendation Letter').click()
    await expect(units(page, 'Recommendation Letter')).toHaveText('100')
    await expect(page.getByText('Please order at most 100')).toBeVisible()
    await expect(more(page, 'Recommendation Letter')).toBeDisabled()
    await more(page, 'Recommendation Letter').click({ force: true })
    await expect(units(page, 'Recommendation Letter')).toHaveText('100')
    await expect.poll(() => stored(buyer)).toEqual({ 4: 100 })
    await expect(total(page)).toHaveText('$14,900.00')
  })

  test('shows only what costs something and is there', { tag: '@long' }, async ({ page, buyer: _ }) => {
    const line = { item_id: 1, item_name: 'Full Package', price: '1049.00', quantity: 1, total_price: '1049.00' }
    const items = [
      line,
      { ...line, item_id: 4, item_name: 'Gift', price: '0.00' },
      { ...line, item_id: 5, item_name: 'None', quantity: 0 },
    ]
    await page.route(ITEMS, (route) => route.fulfill({ json: { items, total_items: 2, total_price: '1049.00' } }))
    await page.goto('/cart')
    await expect(total(page)).toHaveText('$1,049.00')
    expect(await page.locator('.cart-name').allTextContents()).toEqual(['Full Package'])
  })

  test('that was checked out in another window is told and shown anew', { tag: '@long' }, async ({ page, buyer }) => {
    await inCart(buyer, { 1: 1 })
    await page.goto('/cart')
    await expect(total(page)).toHaveText('$1,049.00')
    await order(buyer, {})
    await more(page, 'Full Package').click()
    await expect(page.getByRole('alert').getByText('This cart has been checked out already.')).toBeVisible()
    await shows(page, 'Your cart is empty')
    await expect(page.getByText(/waits for its payment/)).toBeVisible()

    await inCart(buyer, { 4: 1 })
    await page.goto('/cart')
    await expect(total(page)).toHaveText('$149.00')
    await order(buyer, {})
    await press(page, 'Proceed to Checkout')
    await expect(page.getByRole('alert').getByText('This cart has been checked out already.')).toBeVisible()
    await shows(page, 'Your cart is empty')
    await expect(page.getByText(/waits for its payment/)).toHaveCount(2)

    // Meanwhile a package is added in the first window: it goes into the new cart.
    await page.goto('/plans')
    await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
    await expect(toast(page, 'Item added to cart successfully')).toBeVisible()
    await order(buyer, {})
    await page.getByRole('button', { name: 'Add Recommendation Letter to cart' }).click()
    await expect(toast(page, 'Item added to cart successfully')).toBeVisible()
    await expect.poll(() => stored(buyer)).toEqual({ 4: 1 })
    await expect(page.getByRole('link', { name: 'View Cart (1)' })).toBeVisible()
  })

  test('is bought as it was shown: what another window changed is shown first', async ({ page, buyer }) => {
    await inCart(buyer, { 1: 1 })
    await page.goto('/cart')
    await expect(total(page)).toHaveText('$1,049.00')
    await inCart(buyer, { 1: 2 })
    await press(page, 'Proceed to Checkout')
    await expect(page.getByText('This cart was changed in another window. Please look at it once more.')).toBeVisible()
    await expect(total(page)).toHaveText('$3,147.00')
    const id = await inCart(buyer, {})
    // Emptied elsewhere between the press and its arrival: the page can have heard of it no sooner.
    const empty = () => buyer.client.delete(`/api/payments/cart/${id}/items/`, { item_id: 1, quantity: 3 })
    await page.route(/\/checkout\/$/, async (route) => {
      await empty()
      await route.continue()
    })
    await press(page, 'Proceed to Checkout')
    await expect(page.getByText(EMPTY)).toBeVisible()
    await shows(page, 'Your cart is empty')
  })

  test('that cannot be checked out stays, and says why', { tag: '@long' }, async ({ page, buyer }) => {
    await inCart(buyer, { 1: 1 })
    await page.goto('/cart')
    await page.route(/\/checkout\/$/, (route) => route.fulfill({ status: 500, json: {} }))
    await press(page, 'Proceed to Checkout')
    await expect(page.getByText('There was an error processing your checkout. Please try again.')).toBeVisible()
    await page.unroute(/\/checkout\/$/)
    await page.route(/\/checkout\/$/, (route) => route.abort())
    await press(page, 'Proceed to Checkout')
    await expect(page.getByText('Error processing checkout. Please try again.')).toBeVisible()
    await page.unroute(/\/checkout\/$/)
    await press(page, 'Proceed to Checkout')
    await page.waitForURL('**/sandbox/pay/**')
  })
})

test(
  'on a phone one buys with a thumb, and nothing is wider than the screen',
  { tag: '@long' },
  async ({ page, buyer: _ }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const fits = async () => expect(await overflow(page)).toBe(0)
    await page.goto('/plans')
    await page.getByRole('button', { name: 'Add Full & RFE Package to cart' }).click()
    await expect(page.getByText('In your cart: 1')).toBeVisible()
    await fits()
    await page.getByRole('link', { name: 'View Cart (1)' }).click()
    await expect(total(page)).toHaveText('$1,899.00')
    await fits()
    await press(page, 'Proceed to Checkout')
    await page.waitForURL('**/sandbox/pay/**')
    await fits()
    await press(page, 'Pay')
    await shows(page, 'Payment Successful')
    await expect(page.getByRole('link', { name: /^Receipt/ })).toBeVisible()
    await fits()
    await page.getByRole('link', { name: 'Return to Plans' }).click()
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await fits()
  },
)

test('the public pages show each kit at the price that is charged', async ({ page }) => {
  await page.goto('/')
  const kit = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(kit('NIW Initial Kit')).toContainText('Most Popular')
  await expect(kit('NIW Initial Kit')).toContainText('$1,049')
  await expect(kit('NIW Full Petition Kit')).toContainText('$1,489')
  await page.getByRole('link', { name: 'See all plans' }).click()
  await page.waitForURL('**/all-plans')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Recommendation Letter Kit',
    'NIW Initial Kit',
    'NIW Full Petition Kit',
    'RFE Only Kit',
    'Elite Kit',
  ])
  await expect(kit('RFE Only Kit')).toContainText('$1,499')
  await expect(kit('Elite Kit')).toContainText('Priced on request')
  await expect(page.getByText('One of them is open; of the other nine you see the titles')).toBeVisible()
  await expect(kit('Elite Kit').getByRole('link', { name: 'Contact Us' })).toBeVisible()
  await kit('RFE Only Kit').getByRole('link').click()
  await page.waitForURL(/\/login\?next=%2Fplans%3Fchosen%3D9$/)
})

test('a kit that was chosen on the public pages is marked where it is bought', async ({ page, product }) => {
  const { email } = await makeAccount(product, 'chooser')
  const card = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await page.goto('/all-plans')
  await page.getByRole('link', { name: 'Choose RFE Only Kit' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.waitForURL('**/plans?chosen=9')
  await expect(card('RFE Only Kit')).toBeFocused()
  await expect(card('RFE Only Kit')).toContainText('What you chose')
  await expect(card('RFE Only Kit')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Most Popular')).toBeHidden()

  // Whoever is signed in goes there straight on.
  for (const [kit, title] of [
    ['Recommendation Letter Kit', 'Recommendation Letter Kit'],
    ['NIW Full Petition Kit', 'NIW Full Petition Kit'],
  ] as const) {
    await page.goto('/all-plans')
    await page.getByRole('link', { name: `Choose ${kit}` }).click()
    await expect(card(title)).toBeFocused()
    await expect(card(title)).toContainText('What you chose')
    await expect(card('RFE Only Kit')).toBeHidden()
  }
  await expect(page.getByText('None yet. Your first ten endeavors are drafted free of charge.')).toBeVisible()
  await page.getByRole('button', { name: 'Add NIW Full Petition Kit to cart' }).click()
  await expect(page.getByText('In your cart: 1')).toBeVisible()
})

test('a cart with a package for which a kit costs less offers the kit, and changes to it by one press', async ({
  page,
  buyer,
}) => {
  await inCart(buyer, { 2: 2, 4: 1 })
  await page.goto('/cart')
  await expect(page.getByText('has the same contents as the Full & RFE Package and costs $820 less')).toBeVisible()
  await page.getByRole('button', { name: 'Take the NIW Full Petition Kit instead' }).click()
  await expect(page.getByText('Your cart now holds the NIW Full Petition Kit')).toBeVisible()
  await expect(page.getByText('costs $820 less')).toBeHidden()
  await expect(total(page)).toHaveText('$3,127.00')
  expect(await stored(buyer)).toEqual({ 8: 2, 4: 1 })
})
