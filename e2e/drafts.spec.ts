import { chromium, type BrowserContext, type Page, type Route } from '@playwright/test'
import { startProduct } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { addNotice } from '#server/testing/notice.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import * as renata from './applicant.ts'
import { openMenu } from './menu.ts'
import { pdfPaper } from './papers.ts'
import { fill } from './fill.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

const save = (page: Page, name = 'Save and Continue') => page.getByRole('button', { name, exact: true }).click()
const { supporting_doc: _, ...PLAN } = renata.PLAN
const TYPED = 'Direct regeneration at three domestic recyclers'
const titleOf = (page: Page) => page.getByLabel('Plan title')

/** The drafts on this device; none where the page has not made their database yet, which is left to the page. */
const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('waiverly')
        request.onupgradeneeded = () => request.transaction?.abort()
        request.onerror = () => resolve('[]')
        request.onsuccess = () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )

/** Until a draft on this device holds these words. */
const expectKept = (page: Page, words: string) => expect.poll(() => drafts(page)).toContain(words)

async function typePlan(page: Page): Promise<void> {
  await page.goto('/future-plans')
  await fill(page, PLAN, 'entries.0.')
  await expect(page.getByText('Draft kept')).toBeVisible()
}

async function expectPutBack(page: Page): Promise<void> {
  await expect(page.getByText(/^We put back what you typed/)).toBeVisible()
  await expect(titleOf(page)).toHaveValue(TYPED)
}

const savesAtLast = async (page: Page) => {
  await save(page)
  await expect(page.locator('.toasts').getByText('Future plans saved successfully!')).toBeVisible()
}

test(
  'what is typed is put back also where the page before is slow to go',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'reloader')
    await makeApplication(account)
    await signIn(context, account)
    await typePlan(page)
    const other = await context.newPage()
    await other.goto('/login')
    const id = await page.evaluate(() => sessionStorage.getItem('waiverly-window'))
    // Asked for while the page has it, so had between the page and the one that takes its place; kept until that one asks.
    await other.evaluate((name) => {
      const isAskedFor = async () => ((await navigator.locks.query()).pending ?? []).some((lock) => lock.name === name)
      const until = async () => {
        while (!(await isAskedFor())) await new Promise((resolve) => setTimeout(resolve, 10))
      }
      void navigator.locks.request(name, until)
    }, `waiverly-window/${id}`)
    await page.reload()
    await expect(page.getByText(/^We put back what you typed/)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('waiverly-window'))).toBe(id)
  },
)

test('what is typed survives a reload, refused saves and a lost session', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'typist')
  await makeApplication(account)
  await signIn(context, account)
  await typePlan(page)
  // The letter typed last is there too, though the form had no pause to keep it in.
  await titleOf(page).press('End')
  await titleOf(page).pressSequentially(', and a fourth')
  await page.reload()
  await expect(titleOf(page)).toHaveValue(`${TYPED}, and a fourth`)
  await titleOf(page).fill(TYPED)

  for (const refuse of ['no answer', 'a failure'] as const) {
    await page.route('**/api/futureplan/', (route) => {
      if (route.request().method() === 'GET') return route.continue()
      return refuse === 'no answer' ? route.abort() : route.fulfill({ status: 500, body: '' })
    })
    await save(page)
    await expect(page.locator('.refusal')).toContainText('Something went wrong')
    await expect(page.locator('.refusal')).toBeFocused()
    await expect(titleOf(page)).toHaveValue(TYPED)
    await page.unrouteAll()
  }

  await context.clearCookies({ name: 'sessionid' })
  await save(page)
  await page.waitForURL('**/login?**')
  await expect(page.getByText('Something went wrong while login. Please login again.')).toBeVisible()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('Wrong1password')
  await save(page, 'Log In')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await save(page, 'Log In')
  await page.waitForURL('**/future-plans')
  await expect(titleOf(page)).toHaveValue(TYPED)
  await savesAtLast(page)
})

test(
  'what is typed survives a server that goes down, and is saved once it is back',
  { tag: '@long' },
  async ({ page, context }) => {
    const data = await makeTempFolder()
    const first = await startProduct({ DATA_DIR: data.path })
    const account = await makeAccount({ url: first.url, dataDir: data.path }, 'stranded')
    await makeApplication(account)
    await signIn(context, account)
    await page.goto(first.url)
    await page.goto(`${first.url}/future-plans`)
    await fill(page, PLAN, 'entries.0.')
    await first.kill('SIGKILL')
    await save(page)
    await expect(page.locator('.refusal')).toContainText('Something went wrong')
    const again = await startProduct({ DATA_DIR: data.path, PORT: new URL(first.url).port })
    await expect(titleOf(page)).toHaveValue(TYPED)
    await savesAtLast(page)
    await again.kill()
    await data.remove()
  },
)

test('a notice that is added beside another is kept, and shown, with its file once that is sent', async ({
  page,
  context,
  product,
}) => {
  const account = await makeAccount(product, 'adder')
  await makeApplication(account, { filing_type: 'rfe' })
  await addNotice(account.client)
  await signIn(context, account)
  await page.goto('/rfe')
  await page.getByRole('button', { name: 'Add Another' }).click()
  const kept = page.locator('.formbar .saved')
  await expect(kept).toHaveText(/^Draft kept \d\d:\d\d$/)
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/api/files/', async (route) => {
    await held
    await route.continue()
  })
  const bytes = pdfPaper('The second notice')
  await page
    .locator('input[type=file][name="entries.1.file"]')
    .setInputFiles({ name: 'second.pdf', mimeType: 'application/pdf', buffer: bytes })
  await expect(kept).toHaveText(/^Draft kept \d\d:\d\d, without the file that is not sent yet$/)
  send()
  await expect(kept).toHaveText(/^Draft kept \d\d:\d\d$/)
  await expect(page.getByRole('button', { name: 'View second.pdf' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^We put back what you typed/)).toBeVisible()
  // The one that is as it was stored stays closed.
  await expect(page.locator('.file .name:visible')).toHaveText(['second.pdf'])
})

test('what is typed survives a browser that is killed, its uploads too', async ({ product }, { project }) => {
  const account = await makeAccount(product, 'unlucky')
  await makeApplication(account)
  const profile = await makeTempFolder()
  const { launchOptions, viewport } = project.use
  const open = async (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile.path, {
      ...launchOptions,
      viewport,
      baseURL: product.url,
      locale: 'en-US',
    })

  const doomed = await open()
  await signIn(doomed, account)
  const page = doomed.pages()[0] ?? (await doomed.newPage())
  await page.goto('/future-plans')
  await fill(page, renata.PLAN, 'entries.0.')
  await expectKept(page, 'letter-of-intent.pdf')
  const gone = new Promise((resolve) => doomed.once('close', resolve))
  const session = await doomed.browser()?.newBrowserCDPSession()
  session?.send('Browser.crash').catch(() => undefined)
  await gone

  const anew = await open()
  await signIn(anew, account)
  const back = anew.pages()[0] ?? (await anew.newPage())
  await back.goto('/future-plans')
  await expectPutBack(back)
  await expect(back.locator('.file .name')).toHaveText('letter-of-intent.pdf')
  await savesAtLast(back)
  const { results } = (
    await account.client.get<{ results: { supporting_doc: { name: string } }[] }>('/api/futureplan/')
  ).body
  expect(results.map((row) => row.supporting_doc.name)).toEqual(['letter-of-intent.pdf'])
  await anew.close()
  await profile.remove()
})

test('logging out asks before it discards what is typed', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'leaver')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/future-plans')
  await titleOf(page).fill(TYPED)
  const question = page.getByRole('dialog', { name: 'Log out without saving?' })
  await openMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(titleOf(page)).toHaveValue(TYPED)
  await expectKept(page, TYPED)

  // Also from a page where nothing of it is seen.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/account-settings')
  await openMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await question.getByRole('button', { name: 'Discard and Log Out' }).click()
  await page.waitForURL('**/login')
  expect(await drafts(page)).toBe('[]')
})

test('logging out asks nothing where nothing is unsaved, and tells nothing of calls that are still on their way', async ({
  page,
  context,
  product,
}) => {
  const account = await makeAccount(product, 'leaver')
  await makeApplication(account)
  await signIn(context, account)
  const asked = Promise.withResolvers<Route>()
  await page.route('**/api/futureplan/', (route) => asked.resolve(route))
  await page.route('**/api/auth/logout/', async (route) => {
    const response = await route.fetch()
    const refused = page.waitForResponse('**/api/futureplan/')
    await (await asked.promise).continue()
    expect((await refused).status()).toBe(403)
    await route.fulfill({ response })
  })
  await page.goto('/future-plans')
  await openMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Something went wrong')).toBeHidden()
})
