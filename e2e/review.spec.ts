import type { Locator, Page } from '@playwright/test'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { expectSound } from './axe.ts'
import { documentOf, toLookAt, withOpenSentences } from './open-sentences.ts'
import { expect, test } from './product.ts'
import { signIn, type Account } from './seed.ts'

const current = (page: Page): Locator => page.locator('#review-current')
const far = (page: Page, settled: number, total: number): Locator =>
  page.locator('.review-head .left', { hasText: `${settled + 1} of ${total}` })
const saved = (page: Page): Locator => page.locator('.review-head .saved', { hasText: /^Saved$/ })
const done = (page: Page): Locator => page.getByText('You have looked at every sentence.')

/** Counts what a person presses. */
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

/** Begins the review, and says who confirms. */
async function begin(page: Page, letter: number): Promise<void> {
  await page.goto(`/documents/${letter}`)
  await page.locator('.dh .dh-review').getByRole('button', { name: 'Review' }).click()
}
const named = (page: Page): Locator => page.getByRole('dialog', { name: 'You confirm under your name' })
const openIn = (page: Page): Locator => page.locator('.sen[data-state="open"], .sen[data-state="contradicted"]')

/** How long a press takes to be seen, on this machine. */
async function pressTime(page: Page, key: string): Promise<number> {
  return page.evaluate(async (pressed) => {
    const shown = () => document.querySelector('.review-head .left')?.textContent
    const before = shown()
    const began = performance.now()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
    )
    while (shown() === before && performance.now() - began < 5000) await new Promise(requestAnimationFrame)
    return performance.now() - began
  }, key)
}

test('thirty sentences are settled by keyboard, through a reload in the middle', async ({ page, context, product }) => {
  const { account, letter } = await withOpenSentences(product, 30)
  const total = (await toLookAt(account, letter)).length
  expect(total).toBeGreaterThanOrEqual(30)
  await signIn(context, account)
  await page.goto(`/documents/${letter}`)
  await expect(page.locator('.dh .dh-review')).toContainText(`${total} sentences to look at`)
  await expect(openIn(page)).toHaveCount(total)
  await page.locator('.dh .dh-review').getByRole('button', { name: 'Review' }).click()
  await expect(current(page)).toBeFocused()
  await expect(page).toHaveURL(/[?&]review=/)

  const { press, count } = counter(page)
  let [reloaded, presses] = [0, 0]
  const times: number[] = []
  for (let settled = 0; settled < total; settled++) {
    if (settled === 15) {
      await page.reload()
      reloaded = settled
    }
    await expect(far(page, settled - reloaded, total - reloaded)).toBeVisible()
    await expect(current(page)).toBeFocused()
    await expect(page.locator('.sen.lit')).toBeInViewport()
    if (settled === 5) await expectSound(page)
    if (settled > 20) {
      times.push(await pressTime(page, 'Enter'))
      presses++
      continue
    }
    await press('Enter')
    const name = page.getByRole('dialog', { name: 'You confirm under your name' })
    if (settled === 0) {
      await expect(name.getByLabel('Your full name')).toHaveValue(/Kőszegi/)
      await press('Enter')
    }
    await expect(name).toHaveCount(0)
  }
  await expect(done(page)).toBeVisible()
  await expect(current(page)).toBeFocused()
  await expect(openIn(page)).toHaveCount(0)
  await expect(saved(page)).toBeVisible({ timeout: 60_000 })
  expect(await toLookAt(account, letter)).toEqual([])
  const { states } = await documentOf(account, letter)
  expect([states.open, states.contradicted, states.confirmed]).toEqual([undefined, undefined, total])
  presses += count()
  console.log(`keyboard: ${presses} presses for ${total} sentences, ${(presses / total).toFixed(2)} a sentence`)
  console.log(
    `a press is seen after ${Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0)} ms (median)`,
  )
  expect(presses / total).toBeLessThanOrEqual(2)
})

test('a sentence is typed anew, left out, taken back and undone; another window loses nothing', async ({
  page,
  context,
  product,
}) => {
  const { account, letter } = await withOpenSentences(product, 12)
  const total = (await toLookAt(account, letter)).length
  await signIn(context, account)
  await begin(page, letter)
  await expect(far(page, 0, total)).toBeVisible()

  // The box stands in place of the sentence; Esc leaves it, and what was typed is there again.
  const first = (await current(page).locator('.words').textContent()) ?? ''
  await page.keyboard.press('e')
  const box = page.getByRole('textbox', { name: 'The sentence' })
  await expect(box).toHaveValue(first)
  await expect(box).toBeFocused()
  await expectSound(page)
  await box.fill('The harbor is kept in good order.')
  await page.keyboard.press('Escape')
  await expect(current(page)).toBeFocused()
  await page.keyboard.press('e')
  await expect(box).toHaveValue('The harbor is kept in good order.')
  await page.keyboard.press('Enter')
  await named(page).getByRole('button', { name: 'Go on' }).click()
  await expect(page.locator('.sheet')).toContainText('The harbor is kept in good order.')
  await expect(current(page)).not.toContainText(first)
  await expect(saved(page)).toBeVisible({ timeout: 60_000 })

  // A press is taken back before and after it was sent.
  const left = async () => (await toLookAt(account, letter)).length
  const before = await openIn(page).count()
  await page.keyboard.press('Enter')
  await expect(openIn(page)).toHaveCount(before - 1)
  await page.keyboard.press('u')
  await expect(openIn(page)).toHaveCount(before)
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible({ timeout: 60_000 })
  await expect.poll(left, { timeout: 60_000 }).toBe(before - 1)
  await page.keyboard.press('Control+z')
  await expect(openIn(page)).toHaveCount(before)
  await expect.poll(left, { timeout: 60_000 }).toBe(before)

  // What is left out stands in a list, with the way back.
  const gone = (await current(page).locator('.words').textContent()) ?? ''
  await page.keyboard.press('l')
  await expect(page.locator('.sen[data-state="left-out"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/[?&]review=/)
  await page.getByRole('tab', { name: /^To do/ }).click()
  const list = page.locator('.left-out-by-you')
  await expect(list).toContainText(gone)
  await list.getByRole('button', { name: /^Use it again/ }).click()
  await expect(list).toHaveCount(0)
  await expect(openIn(page)).toHaveCount(before)

  // Another window changes one sentence while others are confirmed here.
  await page.locator('.dh .dh-review').getByRole('button', { name: 'Review' }).click()
  await expect(current(page)).toBeFocused()
  await elsewhere(account, letter, (await current(page).locator('.words').textContent()) ?? '')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/changed in another window. 1 sentence reads otherwise now/)).toBeVisible({
    timeout: 60_000,
  })
  await expect.poll(left, { timeout: 60_000 }).toBe(before - 1)
  await expect(page.locator('.sheet')).toContainText('It was typed in another window.')
})

/** Types a sentence anew in another window. */
async function elsewhere(account: Account, letter: number, words: string): Promise<void> {
  const { version, blocks } = await documentOf(account, letter)
  const block = blocks.filter(isEditable).find((one) => paragraphText(one).includes(words))
  if (block === undefined) throw new Error(`no paragraph says ${words}`)
  const text = paragraphText(block).replace(words, 'It was typed in another window.')
  const path = `/api/product/documents/${letter}/`
  expect((await account.client.patch(path, { base_version: version, blocks: [{ id: block.id, text }] })).status).toBe(
    200,
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('thirty sentences are settled with a thumb', async ({ page, context, product }) => {
    const { account, letter } = await withOpenSentences(product, 30)
    const total = (await toLookAt(account, letter)).length
    await signIn(context, account)
    await page.goto(`/documents/${letter}`)
    const { tap, count } = counter(page)
    await page.locator('.dh .dh-review').getByRole('button', { name: 'Review' }).tap()
    const bar = page.getByRole('group', { name: 'What to do with this sentence' })
    for (let settled = 0; settled < total; settled++) {
      await expect(far(page, settled, total)).toBeVisible()
      await expect(page.locator('.sen.lit')).toBeInViewport()
      if (settled === 3) await expectSound(page)
      await tap(bar.getByRole('button', { name: 'Confirm', exact: true }))
      if (settled === 0) await tap(named(page).getByRole('button', { name: 'Go on' }))
    }
    await expect(bar.getByRole('button', { name: 'Back to the document' })).toBeVisible()
    await expect(saved(page)).toBeVisible({ timeout: 60_000 })
    expect(await toLookAt(account, letter)).toEqual([])
    console.log(`touch: ${count()} presses for ${total} sentences, ${(count() / total).toFixed(2)} a sentence`)
    expect(count() / total).toBeLessThanOrEqual(2)
  })
})
