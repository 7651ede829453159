import type { Page } from '@playwright/test'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

/** Bars, buttons and words of titles of the page that lie under a toast. */
const covered = (page: Page, what: string) =>
  page.evaluate((selector) => {
    const words = document.createRange()
    const toasts = [...document.querySelectorAll('.toasts .toast')].map((toast) => toast.getBoundingClientRect())
    return [...document.querySelectorAll(selector)]
      .filter((one) => {
        words.selectNodeContents(one)
        const { top, bottom, left, right } = (one.matches('h1, h2, h3') ? words : one).getBoundingClientRect()
        return toasts.some((it) => it.top < bottom && it.bottom > top && it.left < right && it.right > left)
      })
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim())
  }, what)
const PRESSED = '.formbar, main .btn:not(.btn-link), main .add'

for (const [width, height, inForm] of [
  [390, 844, { tag: '@long' }],
  [360, 640, {}],
] as const)
  test(
    `on a phone of ${width} px one toast at a time covers no button of the page that one comes to`,
    inForm,
    async ({ page, context, product }) => {
      const account = await makeAccount(product, 'thumb')
      await makeApplication(account)
      await fillProfile(account.client)
      await signIn(context, account)
      await page.setViewportSize({ width, height })
      const toast = page.locator('.toasts .toast')
      const look = async () => {
        await expect(toast.filter({ visible: true })).toHaveCount(1)
        await expect.poll(() => covered(page, PRESSED)).toEqual([])
      }
      await page.goto('/education-info')
      for (const next of [
        '/scientific-project',
        '/employment-info',
        '/project-info',
        '/evidence',
        '/future-plans',
        '/proposed-endeavor',
      ]) {
        await page.getByRole('button', { name: 'Save and Continue' }).click()
        await page.waitForURL(`**${next}`)
        await look()
        await page.evaluate(() => window.scrollBy(0, 300))
        await look()
      }
      await page.goto('/plans')
      await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
      await look()
    },
  )

test('Escape takes away the toast that came last, and what closes by the key before it', async ({
  page,
  context,
  product,
}) => {
  const account = await makeAccount(product, 'esc')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/plans')
  const toast = page.locator('.toasts .toast')
  await page.route(/\/items\//, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
  await expect(toast).toHaveCount(1)
  await page.unroute(/\/items\//)
  await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
  await expect(toast).toHaveText([/^Item added to cart successfully/, /^Failed to add item to cart/])
  await page.setViewportSize({ width: 700, height: 700 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(toast).toHaveCount(2)
  // The error stands below and came first.
  await page.keyboard.press('Escape')
  await expect(toast).toHaveText([/^Failed to add item to cart/])
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
})

test('on a phone a toast covers no title of the overview', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'titles')
  await makeApplication(account)
  await signIn(context, account)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Add Full Package to cart' }).click()
  await page.getByRole('link', { name: 'Waiverly' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.locator('.toasts .toast')).toHaveCount(1)
  for (const down of [0, 150, 150]) {
    await page.evaluate((by) => window.scrollBy(0, by), down)
    await expect.poll(() => covered(page, `${PRESSED}, main :is(h1, h2, h3)`)).toEqual([])
  }
})
