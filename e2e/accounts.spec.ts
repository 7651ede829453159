import type { BrowserContext, Page } from '@playwright/test'
import * as says from '#domain/account.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import { Client } from '#server/testing/client.ts'
import * as renata from './applicant.ts'
import { openMenu } from './menu.ts'
import { fill } from './fill.ts'
import { expect, test, untraced } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'
import { stopClock } from './stop-clock.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...untraced })

const NEW = 'Another1Horse'
const { supporting_doc: _, ...rest } = renata.PLAN
const PLAN = { ...rest, plan_title: 'Recycling at three plants' }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const toasts = (page: Page) => page.locator('.toasts')

/** What the server is made to answer to a call; null breaks the line. */
type Answer = { status: number; json?: unknown; body?: string } | null
const meets = (page: Page, path: string, answer: Answer) =>
  page.route(path, (route) => (answer === null ? route.abort() : route.fulfill(answer)))
/** Each answer of the table in turn, and the words that it leads to. */
async function refusals(
  page: Page,
  path: string,
  table: readonly (readonly [Answer, string])[],
  send: () => Promise<unknown>,
): Promise<void> {
  for (const [answer, words] of table) {
    await meets(page, path, answer)
    await send()
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
    await page.unroute(path)
  }
}
/** Until the page is loaded anew, the client waits for no answer longer than a moment; how long it meant to is noted. */
const hurry = (page: Page) =>
  page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset['waited'] = String(ms)
      return timeout(100)
    }
  })
const storedKeys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

const logIn = async (page: Page, email: string, password = PASSWORD) => {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Log In')
}

test('a refused login says why, forgets the session before, and its words can be put away', async ({
  page,
  context,
  product,
}) => {
  const { email } = await makeAccount(product, 'door')
  await page.goto('/login')
  await context.addCookies([{ name: 'csrftoken', value: 'stale', url: product.url }])
  await page.evaluate(() => {
    localStorage.setItem('applicationId', '7')
    sessionStorage.setItem('anything', 'x')
  })
  await logIn(page, email, 'Wrong1password')
  await expect(page.getByText(says.INVALID_CREDENTIALS)).toBeVisible()
  expect(await storedKeys(page)).toEqual([])
  expect(await context.cookies()).toEqual([])
  await press(page, 'Dismiss')
  await expect(page.getByText(says.INVALID_CREDENTIALS)).toBeHidden()

  await refusals(
    page,
    '**/api/auth/login/',
    [
      [{ status: 403, json: { detail: 'Forbidden' } }, 'Access denied. Please try again.'],
      [{ status: 500, json: { detail: 'The server is resting.' } }, 'The server is resting.'],
      [{ status: 500, body: '' }, 'Login failed. Please try again.'],
      [null, 'No response from server. Please check your connection.'],
      [{ status: 200, body: '' }, 'Error making login request. Please try again.'],
    ],
    () => press(page, 'Log In'),
  )
})

test('register ticks its rules as one types, tells what is wrong, and hands over after two seconds', async ({
  page,
  product,
}) => {
  const { email } = await makeAccount(product, 'taken')
  const username = email.replace(/@.*/, '')
  await page.goto('/login?next=%2Fplans')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/register\?next=%2Fplans$/)
  const rules = page.locator('.pw-rules li')
  const met = page.locator('.pw-rules .is-met')
  await expect(rules).toHaveCount(4)
  await expect(met).toHaveCount(0)
  const told = page.locator('.pw [role=status]')
  await expect(told).toBeEmpty()

  await field(page, 'Username').fill(username)
  await field(page, 'Email').fill(email)
  const password = field(page, 'Password')
  await password.pressSequentially('taken')
  await expect(met).toHaveText([/A lowercase letter/])
  await password.pressSequentially(username.slice('taken'.length))
  await expect(page.locator('.pw-meter')).toHaveAttribute('data-level', '1')
  await expect(page.getByText(/It holds your name, your email/).first()).toBeVisible()
  await expect(told).toContainText('Still needed: an uppercase letter.')
  await password.fill('Cathode-walnut7-Tisza-ferry')
  await expect(met).toHaveCount(4)
  await expect(page.locator('.pw-meter')).toHaveAttribute('data-level', '4')
  await expect(told).toHaveText('All rules are met. Strength: strong.')

  await page.getByRole('checkbox').check()
  await press(page, 'Sign up')
  await expect(page.getByText('This username is already taken.')).toBeVisible()
  await expect(page.getByText('An account with this email already exists.')).toBeVisible()
  await expect(field(page, 'Username')).toBeFocused()
  await refusals(
    page,
    '**/api/auth/register/',
    [
      [null, 'Unable to connect to the server. Please try again later.'],
      [{ status: 503, body: '' }, 'Service is temporarily unavailable. Please try again in a few minutes.'],
      [{ status: 500, json: { detail: 'Internal server error' } }, 'An unexpected error occurred'],
    ],
    () => press(page, 'Sign up'),
  )

  await field(page, 'Username').fill('newcomerhere')
  await field(page, 'Email').fill('newcomerhere@example.test')
  await stopClock(page)
  await press(page, 'Sign up')
  const ready = page.getByRole('heading', { name: 'Your account is ready' })
  const goOn = () => page.clock.runFor(50).then(() => ready.isVisible())
  await expect.poll(goOn, { intervals: [20] }).toBe(true)
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/register/)
  await page.clock.runFor(200)
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect(page.getByText('newcomerhere@example.test')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fplans$/)
})

test('the verification mail is sent again, and its link confirms once and leads on to what one wanted', async ({
  page,
  product,
}) => {
  await page.goto('/verify-email')
  await press(page, 'send it again')
  await expect(page).toHaveURL(/register/)
  await expect(toasts(page).getByText('Please try sign up again.')).toBeVisible()

  const fields = { username: 'again', email: 'again@example.test', password: PASSWORD, acceptedTerms: true }
  expect((await new Client(product.url).post('/api/auth/register/', fields)).status).toBe(201)
  await page.goto('/login?next=/plans')
  await logIn(page, fields.email)
  await expect(page.getByText(says.VERIFY_FIRST)).toBeVisible()
  await page.getByRole('link', { name: 'Send the verification email again' }).click()
  await refusals(
    page,
    '**/api/auth/resend-verification/',
    [
      [{ status: 429, json: { detail: 'Too many requests.' } }, 'Too many requests.'],
      [null, 'Failed to resend verification email. Please try again.'],
      [{ status: 200, json: { message: 'It is on its way.' } }, 'It is on its way.'],
    ],
    () => press(page, 'send it again'),
  )
  await press(page, 'send it again')
  await expect(page.getByText(says.RESENT)).toBeVisible()

  await meets(page, '**/api/auth/verify-email/*/', { status: 500, body: '' })
  await page.goto('/verify-email/some-token')
  await expect(page.getByText('Verification failed. Please try again.')).toBeVisible()
  await page.unroute('**/api/auth/verify-email/*/')

  const link = async () => /\/verify-email\/[\w-]+\S*/.exec(await product.mailTo(fields.email))?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  const path = await link()
  // It may be opened in a browser that knows nothing of the first.
  await page.evaluate(() => localStorage.clear())
  await page.goto(path)
  await expect(page.getByText(says.VERIFIED)).toBeVisible()
  await page.goto(path)
  await expect(page.getByText(says.BAD_VERIFICATION_LINK)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await logIn(page, fields.email)
  await expect(page).toHaveURL(/\/plans$/)
})

test('a forgotten password is set anew by a link, which works once', async ({ page, product }) => {
  const { email } = await makeAccount(product, 'forgetful')
  await page.goto('/forgot-password')
  await hurry(page)
  await field(page, 'Email').fill('nobody@example.test')
  const forgot = '**/api/auth/forgot-password/'
  await page.route(forgot, () => undefined)
  await press(page, 'Send Reset Link')
  await expect(page.getByText('Request timed out. Please check if the email is registered first.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-waited', '10000')
  await page.unroute(forgot)
  await page.reload()
  await field(page, 'Email').fill('nobody@example.test')
  await refusals(
    page,
    forgot,
    [
      [{ status: 429, json: { detail: 'Too many requests.' } }, 'Too many requests.'],
      [{ status: 500, body: '' }, 'Something went wrong. Please try again later.'],
    ],
    () => press(page, 'Send Reset Link'),
  )
  await press(page, 'Send Reset Link')
  await expect(page.getByText(says.RESET_LINK_SENT)).toBeVisible()
  await field(page, 'Email').fill(email)
  await press(page, 'Send Reset Link')
  const link = async () => /\/reset-password\/[\w-]+/.exec(await product.mailTo(email))?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  const path = await link()

  await page.goto(path)
  await field(page, 'New password').fill(NEW)
  await field(page, 'Confirm password').fill(NEW)
  await refusals(
    page,
    '**/api/auth/reset-password/*/',
    [[null, 'Failed to reset password. Please try again or request a new reset link.']],
    () => press(page, 'Reset Password'),
  )
  await press(page, 'Reset Password')
  await expect(toasts(page).getByText(says.PASSWORD_RESET)).toBeVisible()
  await logIn(page, email, NEW)
  await expect(page).toHaveURL(/personal-info/)

  // A link that was used, or that nobody was sent, says so before anything is typed.
  for (const used of [path, '/reset-password/bad']) {
    await page.goto(used)
    await expect(page.getByText(says.BAD_RESET_LINK)).toBeVisible()
    await expect(field(page, 'New password')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page).toHaveURL(/forgot-password/)
})

async function applicant(context: BrowserContext, product: Parameters<typeof makeAccount>[0], name: string) {
  const account = await makeAccount(product, name)
  await makeApplication(account)
  await signIn(context, account)
  return account
}
/** Another browser of the same person. */
async function phoneOf({ email, client }: Account): Promise<Client> {
  const phone = new Client(client.url)
  const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
  const fields = { email, password: PASSWORD, remember_me: true }
  expect((await phone.post('/api/auth/login/', fields, { headers: { 'user-agent': agent } })).status).toBe(200)
  return phone
}

test('a session that is over leads to the login, and from there back to what was typed', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(context, product, 'leaver')
  const OVER = 'Something went wrong while login. Please login again.'
  const refused = { status: 403, json: { detail: 'CSRF Failed: no.', code: 'csrf_failed' } }
  const ends: { words: string; given: () => Promise<unknown> }[] = [
    {
      words: 'Something wrong while login. Please try again later or contact the team',
      given: async () => {
        await meets(page, '**/api/auth/csrf/', { status: 204, body: '' })
        await context.clearCookies({ name: 'csrftoken' })
      },
    },
    { words: OVER, given: () => context.clearCookies({ name: 'sessionid' }) },
    { words: OVER, given: () => meets(page, '**/api/futureplan/', refused) },
  ]
  await page.goto('/future-plans')
  await fill(page, PLAN, 'entries.0.')
  for (const { words, given } of ends) {
    await expect(page.getByLabel('Plan title')).toHaveValue(PLAN.plan_title)
    await page.evaluate(() => localStorage.setItem('refereeId', '7'))
    await given()
    await press(page, 'Save and Continue')
    await page.waitForURL('**/login?next=%2Ffuture-plans')
    await expect(toasts(page).getByText(words)).toBeVisible()
    await expect(toasts(page).locator('.toast')).toHaveCount(1)
    expect(await storedKeys(page)).not.toContain('refereeId')
    await page.unrouteAll()
    await logIn(page, account.email)
    await page.waitForURL('**/future-plans')
  }
  // Whoever is signed in has no business at the door.
  await page.goto('/login')
  await page.waitForURL('**/dashboard')
})

test('account settings tell who one is and where one is signed in, and sign others out', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(context, product, 'settled')
  const phones = [await phoneOf(account), await phoneOf(account)]
  await page.goto('/account-settings')
  for (const fact of [account.email, 'settled', String(new Date().getFullYear())])
    await expect(page.locator('.facts-list').getByText(fact).first()).toBeVisible()
  const rows = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)

  const one = rows.filter({ hasText: 'Firefox on Android' }).first()
  await meets(page, '**/api/account/sessions/*/', null)
  await one.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(toasts(page).getByText('The server did not answer. Nothing was signed out.')).toBeVisible()
  await expect(rows).toHaveCount(3)
  await page.unrouteAll()
  await one.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(rows).toHaveCount(2)
  const statuses = () => Promise.all(phones.map(async (phone) => (await phone.get('/api/auth/me/')).status))
  await expect.poll(async () => (await statuses()).toSorted((a, b) => a - b)).toEqual([200, 403])
  await press(page, 'Sign out everywhere else')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(rows).toHaveCount(1)
  await expect.poll(statuses).toEqual([403, 403])

  // Signed out from elsewhere, this browser learns it with its next call.
  const phone = await phoneOf(account)
  expect((await phone.delete('/api/account/sessions/')).status).toBe(204)
  await openMenu(page)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(/login\?next=%2Fdashboard/)
  await expect(toasts(page).getByText('Something went wrong while login. Please login again.')).toBeVisible()
})

test('the password is changed in the settings, and one logs out wherever one is', async ({
  page,
  context,
  product,
}) => {
  const account = await applicant(context, product, 'changer')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await meets(page, '**/api/auth/me/', { status: 500, body: '' })
  await openMenu(page)
  await page.getByRole('link', { name: 'Account Settings', exact: true }).click()
  await expect(page.getByText('Error fetching user data')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Error fetching user data')).toBeVisible()
  await page.unrouteAll()
  await press(page, 'Try again')
  await expect(page.locator('.facts-list').getByText(account.email)).toBeVisible()

  await field(page, 'Current password').fill(PASSWORD)
  await field(page, 'New password').fill(NEW)
  await field(page, 'Confirm password').fill(NEW)
  await refusals(page, '**/api/auth/change-password/', [[{ status: 500, body: '' }, 'Failed to change password']], () =>
    press(page, 'Change Password'),
  )
  await press(page, 'Change Password')
  await expect(toasts(page).getByText(says.PASSWORD_CHANGED)).toBeVisible()
  await expect(field(page, 'Current password')).toHaveValue('')

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openMenu(page)
    await page.getByRole('button', { name: 'Log Out', exact: true }).first().click()
    await expect(page).toHaveURL(/login$/)
    expect(await storedKeys(page)).toEqual([])
    await page.goto('/account-settings')
    await page.waitForURL('**/login?next=%2Faccount-settings')
    await logIn(page, account.email, NEW)
    await page.waitForURL('**/account-settings')
  }
})

test('whoever has no application yet is told where one begins', async ({ page, context, product }) => {
  await signIn(context, await makeAccount(product, 'beginner'))
  await page.goto('/dashboard')
  await page.waitForURL('**/personal-info')
  await expect(toasts(page).getByText('No application found, please create one in Personal Info')).toBeVisible()
})

test(
  'a window in which somebody is shown begins anew when somebody else signs in beside it',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const [first, second] = [await makeAccount(product, 'first'), await makeAccount(product, 'second')]
    await makeApplication(first)
    await signIn(context, first)
    await page.goto('/account-settings')
    await expect(page.getByText(first.email)).toBeVisible()
    const beside = await context.newPage()
    await beside.goto('/account-settings')
    await openMenu(beside)
    await press(beside, 'Log Out')
    await beside.waitForURL('**/login**')
    await field(beside, 'Email').fill(second.email)
    await field(beside, 'Password').fill(PASSWORD)
    await press(beside, 'Log In')
    await beside.waitForURL('**/personal-info')
    await expect(page.getByText(second.email)).toBeVisible()
    await expect(page.getByText(first.email)).toHaveCount(0)
  },
)

test(
  'calls carry what they owe, and only what is safe to repeat is repeated',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await applicant(context, product, 'caller')
    const csrf = account.client.cookies.get('csrftoken')
    const application = String(account.client.applicationId)
    await phoneOf(account)
    const sent: { method: string; path: string; headers: Record<string, string> }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      sent.push({ method: request.method(), path: pathname, headers: request.headers() })
    })
    const tries = (method: string) =>
      sent.filter((one) => one.path === '/api/account/sessions/' && one.method === method)

    await page.goto('/account-settings')
    await press(page, 'Sign out everywhere else')
    await meets(page, '**/api/account/sessions/', { status: 503, body: '' })
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(toasts(page).getByText('The server did not answer. Nothing was signed out.')).toBeVisible()
    expect(tries('DELETE')).toHaveLength(1)
    expect(tries('DELETE')[0]?.headers).toMatchObject({ 'x-csrftoken': csrf, 'x-application-id': application })

    // The pauses between attempts are the page's own clock's, which goes on only as it is told.
    await page.addInitScript(() => {
      const { fetch } = window
      const asked: number[] = []
      Object.assign(window, { asked })
      window.fetch = (input, init) => {
        if (new Request(input, init).url.endsWith('/api/account/sessions/')) asked.push(Date.now())
        return fetch(input, init)
      }
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: number[] }).asked)
    sent.length = 0
    await stopClock(page)
    const now = await page.evaluate(() => Date.now())
    await page.reload()
    const goOn = async () => {
      await page.clock.runFor(100)
      return (await asked()).length
    }
    // The app starts in tasks of the same clock.
    const devices = page.getByRole('heading', { name: 'Signed-in devices' })
    await expect.poll(async () => (await goOn()) > 0 && (await devices.isVisible()), { intervals: [20] }).toBe(true)
    await expect.poll(goOn, { intervals: [20] }).toBe(4)
    const [first = 0, ...later] = await asked()
    expect(first).toBeGreaterThan(now)
    for (const [at, moment] of later.entries()) expect(moment - (later[at - 1] ?? first)).toBeGreaterThanOrEqual(1000)
    await page.clock.resume()
    await expect(page.getByText('We could not look up your devices.')).toBeVisible()
    expect(tries('GET')).toHaveLength(4)

    await context.clearCookies({ name: 'sessionid' })
    await page.goto('/login')
    sent.length = 0
    await logIn(page, account.email)
    await page.waitForURL('**/dashboard')
    const login = sent.find((one) => one.path === '/api/auth/login/')
    expect(Object.keys(login?.headers ?? {})).not.toEqual(expect.arrayContaining(['x-csrftoken']))
  },
)
