import type { Page } from '@playwright/test'
import { CONTACT_THANKS } from '#domain/contact.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import { openMenu } from './menu.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

const figures = (page: Page) => page.locator('[data-count]')
const chip = (page: Page, number: number) => page.getByRole('link', { name: `Ex. ${number}`, exact: true })
const exhibit = (page: Page, number: number) => page.locator(`#exhibit-${number}`)
const lit = /(^| )lit( |$)/

/** Nothing moves but when the test lets time go on. */
const stopTheClock = async (page: Page) => {
  await page.clock.install({ time: '2026-01-01T08:00:00Z' })
  await page.clock.pauseAt('2026-01-01T08:00:01Z')
}

test('the landing page leads where it says, and to nothing that is not there', async ({ page }) => {
  await page.goto('/')
  for (const [name, to] of [
    ['Log In', '/login'],
    ['Sign up', '/register'],
    ['Get Started', '/login'],
    ['Create Profile', '/login'],
    ['Generate My Letter', '/login'],
    ['See how it works', '/#how'],
    ['How these figures are counted', '/about#figures'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  const footer = page.getByRole('contentinfo')
  for (const path of ['/about', '/privacy', '/terms', '/cookies', '/contact', '/all-plans', '/resources'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  for (const name of ['LinkedIn', 'YouTube', 'X'])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//)

  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const href of new Set(hrefs.map(String))) {
    await page.goto(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
    const [, id] = href.split('#')
    if (id !== undefined) await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures stand, one sentence is lit, and a chip leads to its exhibit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(figures(page)).toHaveText(['30', '30', '0', '0'])
    await expect(exhibit(page, 7)).toBeVisible()
    await expect(exhibit(page, 12)).toBeHidden()
    await chip(page, 12).click()
    await expect(exhibit(page, 12)).toBeInViewport()
    await expect(exhibit(page, 7)).toBeHidden()
    await page.getByText('Is Waiverly a law firm?').click()
    await expect(page.getByText(/^No\. It is software\./)).toBeVisible()
  })
})

test('with less motion the figures and one sentence stand as they are', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(figures(page)).toHaveText(['30', '30', '0', '0'])
  await expect(page.locator('.exh.lit')).toHaveAttribute('id', 'exhibit-7')
})

test('the figures count up once they are seen, one after the other', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTheClock(page)
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/')
  await expect(figures(page)).toHaveText(['0', '0', '0', '0'])
  await page.clock.runFor(5000)
  await expect(figures(page)).toHaveText(['0', '0', '0', '0'])

  // What a screen reader is told stands still.
  const told = page.locator('.count .n .sr')
  await expect(told).toHaveText(['30', '30', '0', '0'])

  await page.locator('.count').scrollIntoViewIfNeeded()
  const now = async () => (await figures(page).allTextContents()).map(Number)
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return (await now())[0]
    })
    .toBeGreaterThan(0)
  const [first = 0, second = 0] = await now()
  expect(first).toBeLessThan(30)
  expect(second).toBeLessThan(first)
  await page.clock.runFor(2500)
  await expect(figures(page)).toHaveText(['30', '30', '0', '0'])
  await expect(told).toHaveText(['30', '30', '0', '0'])
})

test('the citations light up once, and then follow pointer, focus and press', { tag: '@long' }, async ({ page }) => {
  // A phone hides the exhibits that are not lit; it comes at the end.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTheClock(page)
  await page.goto('/')
  const litNow = page.locator('.exh.lit')
  await expect(litNow).toHaveAttribute('id', 'exhibit-7')
  const order: string[] = []
  await expect
    .poll(async () => {
      await page.clock.runFor(400)
      const id = (await litNow.getAttribute('id')) ?? ''
      if (order.at(-1) !== id) order.push(id)
      return order
    })
    .toEqual(['exhibit-7', 'exhibit-4', 'exhibit-12', 'exhibit-7'])
  await page.clock.runFor(10_000)
  await expect(litNow).toHaveAttribute('id', 'exhibit-7')

  await chip(page, 12).focus()
  await expect(exhibit(page, 12)).toHaveClass(lit)
  await expect(exhibit(page, 7)).not.toHaveClass(lit)
  await expect(page.locator('.wires path')).toHaveAttribute('d', /^M[\d.]+ [\d.]+H/)
  await exhibit(page, 4).hover()
  await expect(page.locator('.sen.lit')).toContainText('she wrote the furnace protocol')
  await page.setViewportSize({ width: 390, height: 844 })
  await chip(page, 12).click()
  await expect(exhibit(page, 12)).toBeVisible()
  await expect(exhibit(page, 4)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('whoever is signed in is led back to work by the header, before any script of the page has run', async ({
  page,
  context,
  product,
}) => {
  const head = page.locator('header')
  const named = (name: string) => head.getByRole('link', { name, exact: true })
  await page.goto('/all-plans')
  await expect(named('Log In')).toBeVisible()
  await expect(named('Dashboard')).toBeHidden()

  const account = await makeAccount(product, 'member')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(named('Log In')).toBeHidden()
  await expect(named('Sign up')).toBeHidden()
  await page.unrouteAll()
  await named('Dashboard').click()
  await page.waitForURL('**/dashboard')
  await openMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('**/login')
  await page.goto('/')
  await expect(named('Log In')).toBeVisible()
})

test('a message that was not taken stays typed; one that was is thanked for until another is wanted', async ({
  page,
}) => {
  await page.goto('/contact')
  const name = page.getByLabel('Full Name')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('This field is required')).toHaveCount(3)
  await name.fill('Renáta Kőszegi')
  await page.getByLabel('Email').fill('renata@koszegi.example')
  await page.getByLabel('Message').fill('How do I change an invoice?')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()

  await page.route('**/api/contact/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').getByText('Error sending message. Please try again later.')).toBeVisible()
  await expect(name).toHaveValue('Renáta Kőszegi')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(CONTACT_THANKS)).toBeVisible()
  await expect(name).toBeHidden()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(name).toHaveValue('')
})

test(
  'the page on cookies names all that the product keeps in a browser',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'counted')
    await makeApplication(account)
    await page.goto('/cookies')
    const said = (await page.locator('main').textContent()) ?? ''
    expect(await context.cookies()).toEqual([])

    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox', { name: /Remember/ }).check()
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.waitForURL('**/dashboard')
    await page.goto('/personal-info')
    await page.getByLabel('First name').fill('Renáta')
    await page.goto('/proposed-endeavor')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const cookies = (await context.cookies()).map(({ name }) => name)
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ])
    expect(cookies).toContain('sessionid')
    expect(stored).toContain('user')
    // React Router keeps how far each page was scrolled.
    const kept = [...cookies, ...stored].filter((name) => name !== 'react-router-scroll-positions')
    expect(kept.filter((name) => !said.includes(name))).toEqual([])
  },
)
