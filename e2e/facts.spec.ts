import type { Locator, Page } from '@playwright/test'
import { ENTRIES } from '#server/testing/entries.ts'
import { addReferee } from '#server/testing/fill-profile.ts'
import { expectSound } from './axe.ts'
import { addPosts, factsOf } from './many-facts.ts'
import { openMenu } from './menu.ts'
import { expect, test, type Product } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

async function applicant(product: Product, posts: number): Promise<Account> {
  const account = await makeAccount(product, 'factual')
  await makeApplication(account)
  await addPosts(account, posts)
  return account
}

const current = (page: Page): Locator => page.locator('.fact.is-current')
const left = (page: Page, count: number): Locator =>
  page.locator('.facts-head .left', { hasText: new RegExp(`^${count} facts? to look at`) })
const saved = (page: Page): Locator => page.locator('.facts-head .saved', { hasText: /^Saved$/ })
const done = (page: Page): Locator => page.getByText('You have looked at every fact.')
const open = async (account: Account): Promise<number> =>
  (await factsOf(account)).filter(({ state }) => state === 'proposed' || state === 'asks').length

/** Counts what a person presses; the letters of a sentence that they write are not counted. */
function counter(page: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses++
      await page.keyboard.press(key)
    },
    tap: async (place: Locator) => {
      presses++
      await place.tap()
    },
    count: () => presses,
  }
}

const SENTENCE = 'The new machine makes 3 percent less scrap than the old one.'

test('a hundred facts are confirmed by keyboard, through a reload in the middle', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 10)
  const total = await open(account)
  expect(total).toBe(100)
  await signIn(context, account)
  await page.goto('/facts')
  await expect(page).toHaveTitle(/Your facts/)
  await expect(page.getByText('100 facts to look at', { exact: true })).toBeVisible()
  await expect(current(page)).toBeFocused()

  const { press, count } = counter(page)
  for (let settled = 0; settled < total; settled++) {
    if (settled === 50) {
      await expect(saved(page)).toBeVisible()
      await page.reload()
    }
    await expect(left(page, total - settled)).toBeVisible()
    await expect(current(page)).toBeFocused()
    if (await current(page).locator('.choice').count()) await press('1')
    else if (await current(page).getByText('Needs your answer').count()) {
      await press('Enter')
      await page.keyboard.press('Control+A')
      await page.keyboard.insertText(SENTENCE)
      await press('Enter')
    } else await press('Enter')
  }
  await expect(done(page)).toBeVisible()
  await expect(page.locator('#facts-done')).toBeFocused()
  await expect(saved(page)).toBeVisible()
  expect(await open(account)).toBe(0)
  console.log(`keyboard: ${count()} presses for ${total} facts, ${(count() / total).toFixed(2)} a fact`)
  expect(count() / total).toBeLessThanOrEqual(1.3)

  // What is settled is there again after a reload, folded.
  await page.reload()
  await expect(done(page)).toBeVisible()
  await page.getByText('10 confirmed').first().click()
  await expect(page.locator('.fact.is-settled').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a hundred facts are confirmed with a thumb', async ({ page, context, product }) => {
    const account = await applicant(product, 10)
    await signIn(context, account)
    await page.goto('/facts')
    const { tap, count } = counter(page)
    const bar = page.getByRole('group', { name: 'What to do with this fact' })
    for (let settled = 0; settled < 100; settled++) {
      await expect(left(page, 100 - settled)).toBeVisible()
      const choice = current(page).locator('.choice').first()
      if (await choice.count()) await tap(choice)
      else if (await bar.getByRole('button', { name: 'Write it' }).count()) {
        await tap(bar.getByRole('button', { name: 'Write it' }))
        await page.getByRole('textbox').fill(SENTENCE)
        await tap(page.getByRole('button', { name: 'Save' }))
      } else await tap(bar.getByRole('button', { name: 'Confirm', exact: true }))
    }
    await expect(done(page)).toBeVisible()
    await expect(saved(page)).toBeVisible()
    expect(await open(account)).toBe(0)
    console.log(`touch: ${count()} presses for 100 facts, ${(count() / 100).toFixed(2)} a fact`)
    expect(count() / 100).toBeLessThanOrEqual(1.3)
  })
})

test('a fact is corrected, split, joined, left out, added and taken back; each can be undone', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 1)
  const referee = await addReferee(account.client)
  await signIn(context, account)
  await page.goto('/facts')
  const total = await open(account)
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()
  const first = (await current(page).locator('.statement').textContent()) ?? ''

  // The box begins with the proposal; Esc leaves it, and what was typed is there again.
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox')).toHaveValue(first)
  await page.getByRole('textbox').fill('Dr. Kőszegi designed half of the press.')
  await page.keyboard.press('Escape')
  await expect(current(page)).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox')).toHaveValue('Dr. Kőszegi designed half of the press.')
  await page.keyboard.press('Enter')
  await expect(left(page, total - 1)).toBeVisible()
  await page.keyboard.press('u')
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toContainText(first)
  await expect(current(page)).toBeFocused()

  await page.keyboard.press('s')
  await page.getByRole('textbox').fill('The press was designed.\nThe press was built.')
  await page.keyboard.press('Control+Enter')
  await expect(left(page, total - 1)).toBeVisible()
  await expect(page.getByText('2 confirmed')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(left(page, total - 2)).toBeVisible()
  await page.keyboard.press('u')
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()

  await page.keyboard.press('l')
  await expect(page.getByText('1 left out')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await page.getByText('1 left out').click()
  await page.getByRole('button', { name: 'Use it again' }).click()
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()
  await expect(saved(page)).toBeVisible()

  // Arrows move; Shift+Enter confirms what is in view of the entry, and one undo takes all of it back.
  await page.keyboard.press('ArrowDown')
  await expect(current(page)).not.toContainText(first)
  await page.keyboard.press('ArrowUp')
  await expect(current(page)).toContainText(first)
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByText(/^\d+ confirmed$/)).toBeVisible()
  await expect(left(page, total)).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()

  // A fact of one's own, at an entry and of a recommender.
  const entry = page.getByRole('region', { name: /^Engineer of the press/ })
  await entry.getByRole('button', { name: 'Add a fact' }).click()
  await page.getByRole('textbox').fill('Ardent Coatings has 12 lines.')
  await page.keyboard.press('Enter')
  await expect(entry.getByText('1 confirmed')).toBeVisible()
  const theirs = page.getByRole('region', { name: /Oakhollow/ })
  await theirs.getByRole('button', { name: 'Add a fact' }).click()
  await page.getByRole('textbox').fill('Dr. Oakhollow chairs the board.')
  await page.keyboard.press('Enter')
  await expect(theirs.getByText(/confirmed$/)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  const own = (await factsOf(account)).filter(({ origin }) => origin === 'person')
  expect(own.map(({ text, referee_id }) => [text, referee_id])).toEqual([
    ['Ardent Coatings has 12 lines.', null],
    ['Dr. Oakhollow chairs the board.', referee],
  ])

  // One of them is corrected where it is folded.
  await entry.getByText('1 confirmed').click()
  await entry.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('textbox').fill('Ardent Coatings has 13 lines.')
  await page.keyboard.press('Enter')
  await expect(entry.getByText('Ardent Coatings has 13 lines.')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect((await factsOf(account)).map(({ text }) => text)).toContain('Ardent Coatings has 13 lines.')
})

test('two windows: a fact that the other one changed is read again and told, and nothing typed is lost', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(product, 1)
  await signIn(context, account)
  await page.goto('/facts')
  const total = await open(account)
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()
  const [first, second, third] = await factsOf(account)

  // The other window corrects the first, and splits the second.
  await account.client.patch(`/api/facts/${first?.id}/`, { text: 'The press was designed elsewhere.' })
  await account.client.post('/api/facts/regroup/', { ids: [second?.id], texts: ['One.', 'Two.'] })

  await page.keyboard.press('Enter')
  await expect(page.getByText('These facts were changed meanwhile. Please look at them once more.')).toBeVisible()
  await expect(left(page, total - 2)).toBeVisible()
  await expect(current(page)).toContainText(third?.text ?? '')
  expect((await factsOf(account))[0]?.text).toBe('The press was designed elsewhere.')

  // A sentence that is typed while its card is split elsewhere can be kept.
  await page.keyboard.press('e')
  await account.client.post('/api/facts/regroup/', { ids: [third?.id], texts: ['Three.', 'Four.'] })
  await page.getByRole('textbox').fill('I typed this for a long time.')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/What you wrote was not saved/)).toContainText('I typed this for a long time.')
  await page.getByRole('button', { name: 'Add it as a fact of my own' }).click()
  await expect(saved(page)).toBeVisible()
  expect((await factsOf(account)).map(({ text }) => text)).toContain('I typed this for a long time.')

  // A correction never goes over another one that its author has not seen.
  const fourth = (await factsOf(account)).find(({ state }) => state === 'proposed')
  await expect(current(page)).toContainText(fourth?.text ?? '')
  await current(page).press('e')
  await account.client.patch(`/api/facts/${fourth?.id}/`, { text: 'This was corrected elsewhere.' })
  await page.getByRole('textbox').fill('This was corrected here, a little later.')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/What you wrote was not saved/)).toContainText('This was corrected here, a little later.')
  expect((await factsOf(account)).map(({ text }) => text)).toContain('This was corrected elsewhere.')
})

test('what is being typed stays when its fact goes before it is saved', async ({ page, context, product }) => {
  const account = await applicant(product, 1)
  await signIn(context, account)
  await page.goto('/facts')
  const total = await open(account)
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()
  const [first, second] = await factsOf(account)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/facts/confirm/', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('e')
  await page.getByRole('textbox').fill('I typed this for a long time.')
  await account.client.patch(`/api/facts/${first?.id}/`, { text: 'The press was designed elsewhere.' })
  await account.client.post('/api/facts/regroup/', { ids: [second?.id], texts: ['One.', 'Two.'] })
  held.resolve()
  await expect(page.getByText('These facts were changed meanwhile. Please look at them once more.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('I typed this for a long time.')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/What you wrote was not saved/)).toContainText('I typed this for a long time.')
})

test('a note that is saved unchanged stays, and the box says why', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'factual')
  await makeApplication(account)
  const job_summary = 'schools w/ instruments: 22\nlessons: 6, taught EAS 101 x3 autumns'
  await account.client.post('/api/professionalhistory/', [{ ...ENTRIES.professionalhistory(), job_summary }])
  await signIn(context, account)
  await page.goto('/facts')
  const total = await open(account)
  await expect(current(page).getByText('Needs your answer')).toBeVisible()
  await expect(current(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is still the note. Please write who did what.')).toBeVisible()
  await expect(page.getByRole('textbox')).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(SENTENCE)
  await page.keyboard.press('Enter')
  await expect(left(page, total - 1).or(done(page))).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(await open(account)).toBe(total - 1)
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the heading of the entry stays in view under the bar, ${width} wide`, async ({ page, context, product }) => {
    const account = await applicant(product, 3)
    await signIn(context, account)
    await page.setViewportSize({ width, height })
    await page.goto('/facts')
    const total = await open(account)
    await expect(left(page, total)).toBeVisible()
    await expect(current(page)).toBeFocused()
    for (let at = 1; at < total; at++) {
      await page.keyboard.press('ArrowDown')
      await expect(current(page)).toBeFocused()
      const places = await current(page).evaluate((fact) => {
        const of = (element: Element | null | undefined) => element?.getBoundingClientRect()
        const heading = of(fact.closest('.facts-entry')?.querySelector('h3'))
        return {
          bar: of(document.querySelector('.facts-head'))?.bottom,
          heading: heading?.top,
          foot: heading?.bottom,
          fact: of(fact)?.top,
        }
      })
      expect(places.heading).toBeGreaterThanOrEqual((places.bar ?? 0) - 2)
      expect(places.fact).toBeGreaterThanOrEqual((places.foot ?? 0) - 1)
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the fact that one is at is in view as the page opens, however much stands above it', async ({
    page,
    context,
    product,
  }) => {
    const account = await applicant(product, 10)
    const facts = await factsOf(account)
    const last = facts.findLast(({ state }) => state === 'proposed')
    const proposed = facts.filter(({ id, state }) => state === 'proposed' && id !== last?.id)
    await account.client.post('/api/facts/confirm/', { ids: proposed.map(({ id }) => id) })
    for (const { id } of facts.filter(({ state }) => state === 'asks'))
      await account.client.patch(`/api/facts/${id}/`, { state: 'left_out' })
    expect(await open(account)).toBe(1)
    await signIn(context, account)
    await page.goto('/facts')
    await expect(current(page)).toBeFocused()
    await expect(current(page)).toBeInViewport({ ratio: 0.9 })
    // It stays there while what is far away is laid out.
    await page.waitForLoadState('networkidle')
    await expect(current(page)).toBeInViewport({ ratio: 0.9 })
  })
})

test('a press without an answer is kept and sent again', async ({ page, context, product }) => {
  const account = await applicant(product, 1)
  await signIn(context, account)
  await page.goto('/facts')
  const total = await open(account)
  await expect(left(page, total)).toBeVisible()
  await expect(current(page)).toBeFocused()
  await page.route('**/api/facts/confirm/', (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(page.getByText(/What you pressed last is not saved yet/)).toBeVisible()
  await expect(left(page, total - 1)).toBeVisible()
  await page.unroute('**/api/facts/confirm/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await open(account)).toBe(total - 1)
})

test('each section leads to its facts, and the sidebar says how many are left', async ({ page, context, product }) => {
  const account = await applicant(product, 1)
  await signIn(context, account)
  await page.goto('/employment-info')
  const link = page.getByRole('link', { name: /^\d+ facts of this section to look at$/ })
  await expect(link).toBeVisible()
  await link.click()
  await page.waitForURL('**/facts?at=professionalhistory')
  await expect(current(page)).toBeFocused()
  const total = await open(account)
  await openMenu(page)
  await expect(page.getByRole('link', { name: `Your facts ${total} to look at` })).toBeVisible()
  // It is the same where nothing has to be asked any more.
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('link', { name: 'Facts to look at' })).toBeVisible()
  await openMenu(page)
  await page.getByRole('link', { name: `Your facts ${total} to look at` }).click()
  await expect(current(page)).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox')).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('Escape')
  while (await current(page).getByText('To confirm').count()) await page.keyboard.press('l')
  await expect(current(page).getByText('Needs your answer')).toBeVisible()
  await page.getByText(/left out$/).click()
  await expectSound(page)
})
