import type { Page } from '@playwright/test'
import { fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { addReadyReferee, selectEndeavor } from '#server/testing/ready-letter.ts'
import { expectClean } from './axe.ts'
import { beside, writeInto } from './paragraph.ts'
import { expect, test, type Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, signIn, type Account } from './seed.ts'

const PETITION = '/api/product/petition/letter/'

/** Somebody with a whole profile and the petition letter drafted from it. */
async function drafted(product: Product, name: string) {
  const account = await makeAccount(product, name)
  await makeApplication(account)
  const { evidence } = await fillProfile(account.client)
  await selectEndeavor(account.client)
  await settle(account, await order(account, { 1: 1 }), 'completed')
  const { task_id } = (await account.client.post<{ task_id: string }>(PETITION)).body
  const { result } = await finishedTask<{ letter_id: number }>(account.client, task_id)
  return { account, evidence, letter: result?.letter_id ?? 0 }
}

// One letter for all of them, each of which takes it as it finds it: in whatever version.
let applicant: Account
let letter: number
test.beforeAll(async ({ product }) => {
  ;({ account: applicant, letter } = await drafted(product, 'reader'))
})
test.beforeEach(({ context }) => signIn(context, applicant))

const told = (page: Page, text: string | RegExp) => expect(page.locator('.toasts').getByText(text).last()).toBeVisible()
const version = (page: Page, number: number) =>
  expect(page.locator('.by')).toContainText(`Version ${number} of ${number}`)

test('a letter is read with its sources, edited, settled, drafted again and taken back', async ({ page }) => {
  await page.goto('/petition-letter')
  await page.getByRole('link', { name: /^Read and edit/ }).click()
  await page.waitForURL(`**/documents/${letter}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Petition letter/ })).toBeVisible()
  const by = page.locator('.by')
  await expect(by).toContainText(/Version (\d+) of \1\b/)
  const one = Number(/Version (\d+)/.exec((await by.textContent()) ?? '')?.[1])

  // A chip shows its paper, and the way to open it.
  const chip = page.locator('.para .mark:not(.mark-law)').first()
  const number = /\d+/.exec((await chip.textContent()) ?? '')?.[0] ?? ''
  await chip.click()
  await expect(page.locator('.sen.lit')).toHaveCount(1)
  const sources = await beside(page, 'Sources')
  await expect(sources.getByRole('heading', { name: `Exhibit ${number}`, exact: true })).toBeVisible()
  await expect(sources.getByRole('link', { name: /^Open (the exhibit|at page)/ }).first()).toHaveAttribute(
    'href',
    /^\/api\/files\//,
  )
  await page.keyboard.press('Escape')

  // What no source holds is marked while it is typed, survives a reload, and is to be settled once saved.
  const paragraph = page.locator('.para').first()
  await paragraph.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'Paragraph' })
  await expect(box).toBeFocused()
  await page.keyboard.type(' The line treated 87,654 tonnes in 2031.')
  await expect(page.locator('.typing mark', { hasText: '87,654' })).toBeVisible()
  await expect(page.locator('.findings li').filter({ hasText: '87,654' })).toBeVisible()
  await expect(page.getByText(/^Draft kept/)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^We put back what you typed/)).toBeVisible()
  await expect(box).toHaveValue(/87,654 tonnes/)
  await box.press('Control+s')
  await told(page, `Saved as version ${one + 1}`)
  await version(page, one + 1)
  await expect(page.locator('.sheet .verify').filter({ hasText: '87,654' })).toBeVisible()
  await expect(page.locator('.para').first()).toBeFocused()

  // Each point of it is taken over by name, and can be opened again.
  const todo = await beside(page, /^To do/)
  const points = todo.locator('.todo > li').filter({ hasText: '87,654' })
  await points
    .first()
    .getByRole('button', { name: /^(?:Confirm|Leave out)\b/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this sentence' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Please type your name')).toBeVisible()
  await dialog.getByLabel('Your full name').fill('Ada Example')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Please type your own full name, as it stands in your personal info.')).toBeVisible()
  await dialog.getByLabel('Your full name').fill('Ilona Kőszegi')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await told(page, 'Confirmed under your name')
  const taken = todo.getByRole('listitem').filter({ hasText: 'Ilona Kőszegi' })
  await expect(taken).toContainText('87,654')
  await expect(taken).toBeFocused()
  await taken.getByRole('button', { name: /^Undo/ }).click()
  await told(page, 'It is open again')
  await expect(taken).toHaveCount(0)
  await expect(points.and(page.locator(':focus'))).toHaveCount(1)
  if (await page.locator('.bottom-sheet').isVisible()) await page.keyboard.press('Escape')

  // A section drafted again is a visible difference until it is accepted.
  await page
    .getByRole('button', { name: /^Redraft / })
    .first()
    .click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('This section holds changes made by hand. The new text takes their place')
  await expect(asked).toContainText(`Version ${one + 1} keeps them`)
  await asked.getByLabel('In other words').check()
  await asked.getByRole('button', { name: 'Draft again' }).click()
  const proposal = page.getByRole('region', { name: 'Proposed change' })
  await expect(proposal).toBeVisible()
  await expect(proposal.locator('ins').first()).toBeVisible()
  await expect(proposal.locator('del').first()).toBeVisible()
  await page.reload()
  await expect(proposal).toBeVisible()
  await proposal.getByRole('button', { name: 'Accept' }).click()
  await told(page, `Accepted as version ${one + 2}`)
  await version(page, one + 2)
  await expect(proposal).toBeHidden()

  await page.getByRole('button', { name: `Compare with version ${one + 1}` }).click()
  await expect(page.getByRole('heading', { name: `From version ${one + 1} to version ${one + 2}` })).toBeVisible()
  await expect(page.locator('.comparison ins').first()).toBeVisible()
  // Two presses count that come before the page is drawn again.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.comparison-head button')?.click()
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
    tabs.find(({ textContent }) => textContent === 'Versions')?.click()
  })
  await expect(page.locator('.comparison')).toHaveCount(0)
  const versions = page.getByRole('tabpanel', { name: 'Versions' })
  await versions.getByRole('button', { name: `Restore version ${one}`, exact: true }).click()
  await told(page, `Version ${one} is back, as version ${one + 3}`)
  await version(page, one + 3)
  await expect(page.locator('.sheet').getByText('87,654')).toHaveCount(0)

  // Where nothing was done by hand nothing is said of it.
  if (await page.locator('.bottom-sheet').isVisible()) await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Redraft / })
    .first()
    .click()
  await expect(asked.getByLabel('In other words')).toBeVisible()
  await expect(asked.locator('.notice')).toHaveCount(0)
})

test('on a phone the bar opens what it tells of', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/documents/${letter}`)
  const bar = page.locator('.sheetbar')
  await expect(bar).toContainText(/points? to settle/)
  await bar.getByRole('button', { name: /^Open/ }).click()
  await expect(page.getByRole('tab', { name: /^To do/, selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab').first().waitFor({ state: 'hidden' })

  // An address that names a tab opens it, until it is closed.
  await page.goto(`/documents/${letter}?panel=versions`)
  await expect(page.getByRole('tab', { name: 'Versions', selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForURL(`**/documents/${letter}`)
  await page.getByRole('tab').first().waitFor({ state: 'hidden' })
})

test('whoever opens the next paragraph as soon as one is closed types there', async ({ page }) => {
  await page.goto(`/documents/${letter}`)
  await writeInto(page, 0, ' It is not kept.')
  await page.getByRole('button', { name: 'Cancel' }).evaluate(async (cancel: HTMLElement) => {
    cancel.click()
    await Promise.resolve()
    const next = document.querySelectorAll<HTMLElement>('.para')[1]
    next?.focus()
    next?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    // What waits for the next frame has had it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  await expect(page.getByRole('textbox', { name: 'Paragraph' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.para').nth(1)).toBeFocused()
})

test(
  'two windows: the second save is refused, and what was typed stays',
  { tag: '@long' },
  async ({ page, context }) => {
    const other = await context.newPage()
    const type = async (window: Page, words: string) => {
      await window.goto(`/documents/${letter}`)
      await writeInto(window, 1, words)
    }
    await type(page, ' It is told here first.')
    await type(other, ' And there second.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await told(page, /^Saved as version/)
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText(/This document was changed meanwhile/)).toBeVisible()
    await expect(other.getByRole('textbox', { name: 'Paragraph' })).toHaveValue(/And there second\./)
    await other.getByRole('button', { name: 'Load the newest version' }).click()
    await expect(other.getByText(/This document was changed meanwhile/)).toBeHidden()
    // The first window's words are shown before they are replaced, also after a reload.
    const replaced = other.locator('.editor .notice').filter({ hasText: 'It is told here first.' })
    await expect(replaced).toContainText('This paragraph was changed since you began to type')
    other.once('dialog', (dialog) => void dialog.accept())
    await other.reload()
    await expect(other.getByRole('textbox', { name: 'Paragraph' })).toHaveValue(/And there second\./)
    await expect(replaced).toBeVisible()
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await told(other, /^Saved as version/)
  },
)

test('what is missing is given where its field is, with the way back', async ({ page, context, product }) => {
  const { account, letter: petition, evidence } = await drafted(product, 'giver')
  const endeavor = await selectEndeavor(account.client)
  const referee = await addReadyReferee(account.client, { evidence, endeavor })
  const { task_id } = (await account.client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
  const { result } = await finishedTask<{ letter_id: number }>(account.client, task_id)
  await signIn(context, account)
  const asked = page.locator('.asked-for')
  /** Beside the text, or in the sheet that opens over it where there is no room. */
  const toDo = async (document: number | undefined) => {
    await page.goto(`/documents/${document}?panel=todo`)
    await expect(page.getByRole('tab', { name: /^To do/, selected: true })).toBeVisible()
  }

  await toDo(petition)
  const added = page.getByRole('link', { name: /^Add to evidence/ }).first()
  const words = (await added.textContent())?.replace(/^Add to evidence: /, '') ?? ''
  await added.click()
  await page.waitForURL('**/evidence?entry=new')
  await expect(page.getByRole('button', { name: 'Add Another' })).toBeFocused()
  await expect(asked).toContainText(`Your document asks for: ${words}`)
  await expectClean(page)
  await asked.getByRole('link', { name: 'Back to the document' }).click()
  await page.waitForURL(`**/documents/${petition}?panel=todo`)

  // An entry that is there is opened at its field; one that has gone leaves the list as it is.
  await page.goto(`/evidence?entry=${evidence}&field=brief_introduction`)
  await expect(page.locator('[id="f-entries.0.brief_introduction"]')).toBeFocused()
  await page.goto('/evidence?entry=987654&field=brief_introduction')
  await expect(page.getByRole('button', { name: 'Add Another' })).toBeVisible()
  await expect(page.locator('.entries :focus')).toHaveCount(0)
  await page.goto('/personal-info#f-resume')
  await expect(page.locator('#f-resume')).toBeFocused()

  // What only the writer can tell is asked of the writer.
  await toDo(result?.letter_id)
  await expect(page.getByRole('heading', { level: 3, name: /^For Dr\. / })).toBeVisible()
  await expect(page.getByText(/^“Confirm” says under your name/)).toBeVisible()
  await page
    .getByRole('link', { name: /^Send the letter to them/ })
    .first()
    .click()
  await page.waitForURL(`**/recommender-config?ref=${referee}&tab=letters#letter-link`)
  await expect(page.locator('#letter-link')).toBeFocused()
})

test('a source is chosen for a sentence with the keys alone', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/documents/${letter}`)
  await writeInto(
    page,
    2,
    ' She received [Verify: the Lakeside Prize for Storage Engineering]. It ran for 98,765 hours.',
  )
  await page.keyboard.press('Control+s')
  await told(page, /^Saved as version/)
  const todo = await beside(page, /^To do/)
  const add = (words: string) => todo.getByRole('button', { name: new RegExp(`^Add a source.*${words}`) })
  const dialog = page.getByRole('dialog', { name: 'Add a source' })
  const box = dialog.getByRole('combobox', { name: 'Look in your case file' })

  // One that does not hold it changes nothing, and says why. Enter waits for a list that is still on its way.
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    '**/sources/find/',
    async (route) => {
      await asked
      await route.continue()
    },
    { times: 1 },
  )
  await add('98,765').focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  answer()
  await expect(dialog.getByText(/^Chosen: /)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(/does not hold it:.*98,765/s)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await add('Lakeside').focus()
  await page.keyboard.press('Enter')
  // Nothing is lit before it is chosen or the arrows have come to it.
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(dialog.locator('[role=option].is-at, [role=option][aria-selected=true]')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Check with this source' }).click()
  await expect(dialog.getByText('Please choose a place from the list')).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.type('lakeside prize')
  const first = dialog.getByRole('option').first()
  await expect(first).toContainText('Lakeside Prize')
  await expect(dialog.getByRole('status')).toContainText(/^\d+ places?$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await told(page, /^The source holds\. Saved as version/)
  await expect(dialog).toBeHidden()
  await expect(page.locator('.sheet .verify').filter({ hasText: 'Lakeside' })).toHaveCount(0)
  await expect(page.locator('.para').nth(2)).toBeFocused()
})

test(
  'what was typed outlives a server that fails and a lost connection',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto(`/documents/${letter}`)
    await writeInto(page, 0, ' It is kept.')
    const refused = page.locator('.editor').getByRole('alert')
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.route(/\/documents\/\d+\/$/, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await save()
    await expect(refused).toContainText('It could not be saved. What you typed is safe on this device')
    await page.unrouteAll()
    await context.setOffline(true)
    await save()
    await expect(refused).toContainText('There is no connection')
    await context.setOffline(false)
    await save()
    await told(page, /^Saved as version/)
    await expect(page.locator('.para').first()).toContainText('It is kept.')
  },
)

test('what was saved is not put back, however soon one leaves', async ({ page }) => {
  await page.goto(`/documents/${letter}`)
  await writeInto(page, 0, ' It is saved.')
  await expect(page.getByText(/^Draft kept/)).toBeVisible()
  // Which windows are open is not known before the page is left.
  await page.evaluate(() => {
    navigator.locks.query = () => new Promise(() => undefined)
  })
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok())
  await page.keyboard.press('Control+s')
  await saved
  await expect(page.locator('.editor')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.para').first()).toContainText('It is saved.')
  await expect(page.locator('.editor')).toHaveCount(0)
})

test('the whole text is one stop of Tab, and the arrows read it', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/documents/${letter}`)
  const first = page.locator('.para').first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(first.locator('.sen').first()).toHaveClass(/lit/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(first.locator('.sen').first()).toHaveClass(/lit/)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.para').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.sen.lit')).toHaveCount(0)
  await expect(page.locator('.para[tabindex="0"]')).toHaveCount(1)
})

test(
  'a section that was drafted again does not take away the paragraph that is being typed',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`/documents/${letter}`)
    // The answer that the new text is there comes when the test lets it.
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/task-status/*/', async (route) => {
      await released
      await route.continue()
    })
    await page
      .getByRole('button', { name: /^Redraft / })
      .first()
      .click()
    await page.getByRole('dialog').getByLabel('In other words').check()
    await page.getByRole('button', { name: 'Draft again' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('.section .job')).toBeVisible()
    const section = page.locator('.section', { has: page.locator('.job') })
    await section.locator('.para').first().focus()
    await page.keyboard.press('Enter')
    const text = page.getByRole('textbox', { name: 'Paragraph' })
    await expect(text).toBeFocused()
    await page.keyboard.insertText(' Typed meanwhile.')
    release()
    await expect(page.locator('.section .job')).toBeHidden()
    await expect(text).toHaveValue(/Typed meanwhile[.]/)
    const proposal = page.getByRole('region', { name: 'Proposed change' })
    await expect(proposal).toBeHidden()
    await page.locator('.editor').getByRole('button', { name: 'Cancel' }).click()
    await expect(proposal).toBeVisible()
    await proposal.getByRole('button', { name: 'Keep the old text' }).click()
    await told(page, 'The old text was kept')
  },
)

test(
  'what is asked in free words is done, and what is not understood stays typed and is told',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`/documents/${letter}`)
    await page.getByRole('button', { name: 'Redraft II. The Petitioner' }).click()
    await page.getByText('Say it in your own words').click()
    const box = page.getByLabel('What should change')
    await box.fill('Make it humble')
    await page.getByRole('button', { name: 'Draft again' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/“humble” was not understood/)).toBeVisible()
    await expect(box).toHaveValue('Make it humble')
    await box.fill('Leave out the Lakeside Prize, and mention the Moon')
    await page.getByRole('button', { name: 'Draft again' }).click()
    const proposal = page.getByRole('region', { name: 'Proposed change' })
    await expect(proposal.locator('del')).toContainText('Lakeside Prize')
    await expect(proposal.getByText(/“mention the Moon”/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep the old text' }).click()
    await told(page, 'The old text was kept')
  },
)

test(
  'what changed in the profile is told, and the sections concerned are drafted again',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const { account, evidence, letter } = await drafted(product, 'reviser')
    await signIn(context, account)
    await account.client.patch('/api/evidence/', [{ id: evidence, name: 'Harbor Prize' }])
    await page.goto(`/documents/${letter}`)
    await expect(page.getByText('Your profile changed after this was written.')).toBeVisible()
    await expect(page.getByText(/was “Lakeside Prize for Storage Engineering” and is now “Harbor Prize”/)).toBeVisible()
    const sections = page.getByText(/^\d+ sections to draft again$/)
    // A few stand open; many are shown when they are asked for.
    if (await page.locator('details:not([open])', { has: sections }).count()) await sections.click()
    const again = page.getByRole('button', { name: /^II. The Petitioner.*draft it again$/ })
    await again.click()
    const proposal = page.getByRole('region', { name: 'Proposed change' })
    await expect(proposal.locator('ins')).toContainText('Harbor')
    // The same proposal in another window is accepted once.
    const other = await context.newPage()
    await other.goto(`/documents/${letter}`)
    await expect(other.getByRole('region', { name: 'Proposed change' })).toBeVisible()
    await proposal.getByRole('button', { name: 'Accept' }).click()
    await told(page, /^Accepted as version/)
    await expect(again).toBeHidden()
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(other.getByText(/^This proposal was accepted before, as version \d+\.$/)).toBeVisible()
    await other.getByRole('button', { name: 'Load the newest version' }).click()
    await expect(other.getByRole('region', { name: 'Proposed change' })).toBeHidden()
    await expect(other.locator('.sheet').getByText('Harbor Prize').first()).toBeVisible()
    await other.close()

    // Those that are left follow each other, and no further than one asks.
    await account.client.patch('/api/evidence/', [{ id: evidence, name: 'Canal Prize' }])
    await page.reload()
    if (await page.locator('details:not([open])', { has: sections }).count()) await sections.click()
    await page.getByRole('button', { name: 'Draft them again, one after the other' }).click()
    await expect(proposal.locator('ins').first()).toBeVisible()
    await expect(page.getByText(/^\d+ sections? follows? once this one is settled\.$/)).toBeVisible()
    const first = await proposal.textContent()
    await proposal.getByRole('button', { name: 'Keep the old text' }).click()
    await expect(proposal).not.toHaveText(first ?? '')
    await page.getByRole('button', { name: 'Stop after this one' }).click()
    await proposal.getByRole('button', { name: /^(?:Accept|Close)$/ }).click()
    await expect(proposal).toBeHidden()
  },
)
