import { expect, type Page, type Route } from '@playwright/test'
import { JSON_RESUME } from '#documents/testing/record-files.ts'
import { ENTER_CODE } from '#domain/account.ts'
import { TOO_MANY } from '#domain/cart.ts'
import { CONTACT_THANKS } from '#domain/contact.ts'
import { OUTDATED, type DocumentView } from '#domain/drafted-document.ts'
import { PROVIDER_PROBLEMS } from '#domain/provider-sign-in.ts'
import { addReadyReferee } from '#server/testing/ready-letter.ts'
import { addReferee, fillProfile } from '#server/testing/fill-profile.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { form, pdf } from '#server/testing/papers.ts'
import { workedRfe } from './worked-rfe.ts'
import { sharedWords } from './letters-alike.ts'
import { writeInto } from './paragraph.ts'
import type { Product } from './product.ts'
import { makeAccount, makeApplication, order, settle, type Account } from './seed.ts'

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Kőszegi 王小明 Достоевская'

/** The id of the letter that a job drafted; 0 of a job that drafts none. */
const run = async (account: Account, url: string): Promise<number> => {
  const { task_id } = (await account.client.post<{ task_id: string }>(url)).body
  return (await finishedTask<{ letter_id?: number }>(account.client, task_id)).result?.letter_id ?? 0
}

/** Nobody's, an application just begun, a whole profile with everything locked, and one that bought and drafted it all. */
export async function seedScreens(product: Product) {
  const newcomer = await makeAccount(product, 'newcomer')
  const begun = await makeAccount(product, 'begun')
  await makeApplication(begun)

  const full = await makeAccount(product, 'wolfeschlegelsteinhausenberger')
  const application = String(await makeApplication(full, { last_name: LONG }))
  await fillProfile(full.client)
  await run(full, '/api/product/proposed-endeavor/generate/')
  await addReferee(full.client, { last_name: LONG, title: `Professor of ${LONG}` })
  const notice = { description: 'More on prong two.', sent_date: '2026-09-01', deadline: '2026-11-25', application }
  await full.client.post('/api/rfenotice/', form(notice, { file: { name: 'rfe.pdf', bytes: pdf('Notice') } }))

  const bought = await makeAccount(product, 'bought')
  await makeApplication(bought, { last_name: LONG })
  const { evidence } = await fillProfile(bought.client)
  await run(bought, '/api/product/proposed-endeavor/generate/')
  const paid = await order(bought, { 1: 1 })
  await settle(bought, paid, 'completed')
  const list = '/api/product/proposed-endeavor/'
  const endeavor = (await bought.client.get<{ results: { id: number }[] }>(list)).body.results[0]?.id ?? 0
  await bought.client.patch(`${list}${endeavor}/`, { is_selected: true })
  const referee = await addReadyReferee(bought.client, { evidence, endeavor }, { last_name: LONG })
  const letter = await run(bought, `/api/product/rec/letter/${referee}/`)
  const petition = await run(bought, '/api/product/petition/letter/')
  const failed = await order(bought, { 4: 1 })
  await settle(bought, failed, 'failed')
  const canceled = await order(bought, { 4: 1 })
  await settle(bought, canceled, 'canceled')
  const open = await order(bought, { 4: 2 })
  const cart = (await bought.client.post<{ id: string }>('/api/payments/cart/')).body.id
  await bought.client.post(`/api/payments/cart/${cart}/items/`, { item_id: 1, quantity: 2 })
  const ids = { referee, letter, petition, paid, failed, canceled, open }
  return { accounts: { newcomer, begun, full, bought }, ids }
}
export type Seeded = Awaited<ReturnType<typeof seedScreens>>

export interface Screen {
  name: string
  who?: keyof Seeded['accounts']
  path: string | ((ids: Seeded['ids']) => string)
  /** Before it is opened: what the server is made to answer. */
  given?: (page: Page) => Promise<unknown>
  /** What is done there. */
  act?: (page: Page) => Promise<unknown>
  /** Words that are there once it stands. */
  shows: string | RegExp
  /** Looked at by `npm test` too. */
  always?: boolean
}

/** A whole message, sent. */
const writeToUs = async (page: Page) => {
  await page.getByLabel('Full Name').fill(LONG)
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByLabel('Message').fill(LONG)
  await page.getByRole('button', { name: 'Send' }).click()
}
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const openCards = (page: Page) =>
  page.evaluate(() => {
    for (const card of document.querySelectorAll('details')) card.open = true
  })
/** What a call of the page's is made to answer. */
export const answers = (url: RegExp, status: number, body: unknown) => (page: Page) =>
  page.route(url, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status, json: body }) : route.continue(),
  )
const fails = (url: RegExp) => answers(url, 500, { detail: 'Internal server error' })

const job = (status: string) => async (page: Page) => {
  // The job of the screen before is not this one's, though these have one id.
  await page.addInitScript(() => localStorage.removeItem('jobs'))
  await answers(/\/proposed-endeavor\/generate\//, 201, { task_id: 'a-job' })(page)
  const progress = { done: 3, total: 11, label: 'Drafting section 4 of 11' }
  const task = { task_id: 'a-job', kind: 'proposed-endeavors', status, progress, result: null, error: null }
  await answers(/\/task-status\//, 200, { ...task, age_ms: 112_000 })(page)
}
/** The archive of one's data, under way. */
const archiveJob = async (page: Page) => {
  await answers(/\/account\/export\/$/, 200, { current_task_id: 'an-archive', export: null })(page)
  const progress = { done: 33, total: 44, label: 'Adding file 3 of 12' }
  const task = { task_id: 'an-archive', kind: 'data-export', status: 'STARTED', progress, result: null, error: null }
  await answers(/\/task-status\//, 200, { ...task, age_ms: 12_000 })(page)
}
/** Somebody who has taken their data and goes. */
const leaving = async (page: Page) => {
  await page.addInitScript(() => localStorage.removeItem('jobs'))
  const archive = {
    url: '/api/files/x/waiverly-data-2026-11-20.zip',
    name: 'waiverly-data-2026-11-20.zip',
    size: 48_300_000,
    made_at: '2026-11-20T09:00:00Z',
    expires_at: '2026-11-27T09:00:00Z',
  }
  await answers(/\/account\/export\/$/, 200, { current_task_id: null, export: archive })(page)
  await page.route(/\/account\/security\/$/, async (route) => {
    const answer = await route.fetch()
    const json = { ...((await answer.json()) as object), deletion: { on: '2026-11-28T09:00:00Z' } }
    await route.fulfill({ response: answer, json })
  })
}
/** The petition's job as the server names it: one that runs, or one that failed while the page was away. */
const petitionJob = (status: string) => async (page: Page) => {
  await page.route(/petition\/letter\/$/, async (route) => {
    const answer = await route.fetch()
    const json = { ...((await answer.json()) as object), current_task_id: 'a-petition' }
    await route.fulfill({ response: answer, json })
  })
  const progress = { done: 3, total: 12, label: 'Drafting section 4 of 11' }
  const error = 'The model did not answer.'
  const task = { task_id: 'a-petition', kind: 'petition-letter', status, progress, result: null, error }
  await answers(/\/task-status\//, 200, { ...task, age_ms: 112_000 })(page)
}
const redraftJob = (status: string) => async (page: Page) => {
  // The job of the screen before would be answered for as this one, and its end told before this one begins.
  await page.addInitScript(() => ['redrafts', 'jobs'].forEach((key) => localStorage.removeItem(key)))
  // Of one name they would be one job, whose end was told already.
  const task_id = `a-redraft-${status}`
  await answers(/\/redraft\//, 201, { task_id })(page)
  const progress = { done: 1, total: 3, label: 'Checking every sentence against its sources' }
  const error = 'The model did not answer.'
  const task = { task_id, kind: 'redraft', status, progress, result: null, error }
  await answers(/\/task-status\//, 200, { ...task, age_ms: 4000 })(page)
}
const redraft = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Redraft / })
    .first()
    .click()
  await press('Draft again')(page)
}
/** What stands beside a document's text; on a narrow screen it is a sheet that is opened first. */
const beside = (tab: string | RegExp) => async (page: Page) => {
  await page.locator('.para').first().waitFor()
  const bar = page.locator('.sheetbar')
  if (await bar.isVisible()) await bar.getByRole('button').click()
  await page.getByRole('tab', { name: tab }).click()
}
const chooseLaw = async (page: Page) => {
  await page.locator('.para .mark-law').first().click()
  await beside('Sources')(page)
}
/** A document to which everything happened: its profile changed, one point is taken over, and the checks found more. */
const muchToDo = (page: Page) =>
  page.route(/\/documents\/\d+\/$/, async (route) => {
    const answer = await route.fetch()
    const document = (await answer.json()) as DocumentView
    const waived = { by: LONG, at: '2026-11-20T21:46:00Z', as: 'applicant' as const }
    const open = document.open.map((point, at) => (at === 0 ? { ...point, waived } : point))
    const [block = null] = document.open.map((point) => point.block)
    const quality = [
      { rule: 'length', severity: 'must', text: 'The section on the balance is short.', block },
      { rule: 'exhibits', severity: 'should', text: 'Exhibit 3 is cited nowhere.', block: null },
    ]
    const contradictions = [{ kind: 'dates', text: 'Two dates do not agree.', places: ['Employment 1, End date'] }]
    const json = { ...document, stale: true, open, quality, contradictions }
    await route.fulfill({ response: answer, json })
  })
/** A document whose first sentence was marked by the check; what is chosen for it does not hold it. */
const marked = async (page: Page) => {
  let view: DocumentView | undefined
  await page.route(/\/documents\/\d+\/$/, async (route) => {
    const answer = await route.fetch()
    const document = (await answer.json()) as DocumentView
    const first = document.blocks.find((block) => block.kind === 'paragraph')
    if (first?.kind !== 'paragraph') throw new Error('The document has no paragraph')
    const text = 'the line treated 98,765 tonnes of spent cathodes in 2031'
    const reason = 'no entry holds this number'
    first.sentences[0] = { inlines: [{ kind: 'verify', text, reason }], sources: [] }
    const point = { id: '0'.repeat(16), kind: 'verify' as const, block: first.id, sentence: 0, text, reason }
    view = {
      ...document,
      open: [{ ...point, section: null, href: null, asked_of: null, papers: null, waived: null }, ...document.open],
    }
    await route.fulfill({ response: answer, json: view })
  })
  await page.route(/\/sources\/$/, async (route) => {
    await route.fulfill({
      json: {
        document: view,
        is_saved: false,
        findings: [{ text: '98,765 tonnes', reason: 'no entry holds this number' }],
      },
    })
  })
}
const addSource = async (page: Page) => {
  await beside(/^To do/)(page)
  await page
    .getByRole('button', { name: /^Add a source/ })
    .first()
    .click()
  await page.getByRole('option').first().waitFor()
}
/** Types, and saves while the server is made to answer so. */
const saves = (words: string) => async (page: Page) => {
  await writeInto(page, 0, words)
  await press('Save')(page)
}
const saveMeets = (answer: (route: Route) => Promise<unknown>) => (page: Page) =>
  page.route(/\/documents\/\d+\/$/, (route) =>
    route.request().method() === 'PATCH' ? answer(route) : route.continue(),
  )

/** Two versions where there is one yet: the first, and one that lacks a paragraph. */
const twoVersions = async (page: Page) => {
  await page.route(/\/documents\/\d+\/$/, async (route) => {
    const answer = await route.fetch()
    const document = (await answer.json()) as DocumentView
    const [first] = document.versions
    const versions = [
      { ...first, number: 1 },
      { ...first, number: 2, note: 'A paragraph edited' },
    ]
    await route.fulfill({ response: answer, json: { ...document, version: 2, versions } })
  })
  await page.route(/\/versions\/1\/$/, async (route) => {
    const answer = await route.fetch()
    const { number, blocks } = (await answer.json()) as Pick<DocumentView, 'blocks'> & { number: number }
    const lacking = blocks.filter((block, at) => block.kind !== 'paragraph' || at % 4 !== 0)
    await route.fulfill({ response: answer, json: { number, blocks: lacking } })
  })
}
const petition = ({ petition: id }: Seeded['ids']) => `/documents/${id}`
/** The shorter document, for what looks the same in both. */
const letter = ({ letter: id }: Seeded['ids']) => `/documents/${id}`
const save = press('Save and Continue')
const line = (item_name: string, quantity: number) => ({
  item_id: 2,
  item_name,
  price: '1899.00',
  quantity,
  total_price: (1899 * quantity).toFixed(2),
})
const ordersOfEveryKind = answers(/payments\/orders/, 200, {
  results: [
    ['OPEN', '0.00'],
    ['COMPLETED', '0.00'],
    ['COMPLETED', '1899000.00'],
    ['CANCELED', '0.00'],
    ['FAILED', '0.00'],
  ].map(([status, refunded], at) => ({
    order_id: `00000000-0000-4000-8000-00000000000${at}`,
    status,
    refunded,
    created_at: '2026-11-20T21:46:00Z',
    paid_at: null,
    items: [line('Full & RFE Package', 1000), line(LONG, 1)],
    total_items: 1001,
    total_price: '1900899.00',
    grants: {},
    payment_url: status === 'OPEN' ? '/sandbox/pay/1' : null,
    receipt_url: status === 'COMPLETED' ? '/receipt' : null,
  })),
})
const fullCart = answers(/payments\/cart\/[^/]+\/items/, 200, {
  items: [line('Full & RFE Package', 1000), { ...line(LONG, 1), item_id: 99 }],
  total_items: 1001,
  total_price: '1900899.00',
})
const cancelOrder = (page: Page) =>
  page
    .getByRole('button', { name: /^Cancel order/ })
    .first()
    .click()

const SUMMARY = 'Please fill in all required fields correctly'

export const SCREENS: readonly Screen[] = [
  { name: 'landing', always: true, path: '/', shows: 'Every sentence shows its source.' },
  {
    name: 'landing, an answer open',
    path: '/#questions',
    act: (page) => page.getByText('Is Waiverly a law firm?').click(),
    shows: /^No\. It is software\./,
  },
  { name: 'login', always: true, path: '/login', act: press('Log In'), shows: 'New here?' },
  {
    name: 'login refused',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('Wrong1password')
      await press('Log In')(page)
    },
    shows: 'Invalid email or password',
  },
  {
    name: 'a code asked for',
    path: '/login',
    given: answers(/auth\/login\/$/, 400, { detail: ENTER_CODE, code: 'two_factor_required' }),
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('Wrong1password')
      await press('Log In')(page)
      await press('Use a recovery code instead')(page)
      await press('Log In')(page)
    },
    shows: 'This field is required',
  },
  { name: 'a code asked for after Google', path: '/login?step=code', shows: 'Code from your app' },
  {
    name: 'back from Google without success',
    path: '/login?problem=denied',
    given: answers(/auth\/providers\/$/, 200, { google: true }),
    shows: PROVIDER_PROBLEMS.denied,
  },
  {
    name: 'connect Google',
    path: '/login/link',
    given: answers(/google\/link\/$/, 200, { email: `${'long'.repeat(15)}@example.test`, has_password: true }),
    act: press('Connect and log in'),
    shows: 'This field is required',
  },
  {
    name: 'connect Google without a password',
    path: '/login/link',
    given: answers(/google\/link\/$/, 200, { email: 'nobody@example.test', has_password: false }),
    act: press('Send me a link'),
    shows: 'We have sent a link to nobody@example.test.',
  },
  { name: 'register', always: true, path: '/register', act: press('Sign up'), shows: 'All fields are required' },
  {
    name: 'register, the rules met',
    path: '/register',
    act: async (page) => {
      await page.getByLabel('Username').fill('wolfeschlegelsteinhausenberger')
      await page.getByLabel('Password', { exact: true }).fill('Mountain7')
    },
    shows: /This is close to a password/,
  },
  {
    name: 'registered',
    path: '/register',
    given: answers(/auth\/register/, 201, {}),
    act: async (page) => {
      await page.getByLabel('Username').fill('nobody')
      await page.getByLabel('Email').fill('nobody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('Mountain7')
      await page.getByRole('checkbox').check()
      await press('Sign up')(page)
    },
    shows: 'Check Your Email',
  },
  {
    name: 'email verified',
    path: '/verify-email/some-token',
    given: answers(/auth\/verify-email/, 200, { message: 'Email verified successfully!' }),
    shows: 'Email verified successfully!',
  },
  { name: 'check email', path: '/verify-email', shows: 'Check Your Email' },
  { name: 'verification failed', path: '/verify-email/of-nobody', shows: 'Verification failed' },
  {
    name: 'forgot password',
    path: '/forgot-password',
    act: press('Send Reset Link'),
    shows: 'Please enter a valid email',
  },
  {
    name: 'reset password',
    always: true,
    path: '/reset-password/a',
    given: answers(/auth\/reset-password/, 200, {}),
    act: press('Reset Password'),
    shows: 'This field is required',
  },
  { name: 'reset password, bad link', path: '/reset-password/of-nobody', shows: 'This link does not work' },
  {
    name: 'delete account',
    path: '/delete-account/a',
    given: answers(/account\/deletion\/confirm/, 200, {}),
    shows: 'Delete my account',
  },
  {
    name: 'delete account, bad link',
    path: '/delete-account/a',
    act: press('Delete my account'),
    shows: 'This link does not work',
  },
  { name: 'components', always: true, path: '/dev/ui', shows: 'Marks in a document' },
  { name: 'all plans', always: true, path: '/all-plans', shows: 'Elite Kit' },
  { name: 'terms', path: '/terms', shows: 'Last updated 1/1/2025' },
  { name: 'about', path: '/about', shows: 'How the figures are counted' },
  { name: 'cookies', path: '/cookies', shows: 'Kept in your browser besides' },
  { name: 'contact', always: true, path: '/contact', act: press('Send'), shows: 'This field is required' },
  {
    name: 'a message that could not be sent',
    path: '/contact',
    given: answers(/\/api\/contact\//, 500, {}),
    act: writeToUs,
    shows: 'Error sending message. Please try again later.',
  },
  {
    name: 'a message that was sent',
    path: '/contact',
    given: answers(/\/api\/contact\//, 201, { message: CONTACT_THANKS }),
    act: writeToUs,
    shows: CONTACT_THANKS,
  },
  { name: 'not found', always: true, path: '/nowhere', shows: 'Page not found' },
  { name: 'not found, signed in', who: 'full', path: '/nowhere', shows: 'Account Settings' },
  {
    name: 'while the server is worked on',
    who: 'full',
    path: '/plans',
    given: (page) =>
      page.route(/\/(api\/payments\/usage\/|readyz)$/, (route) => route.fulfill({ status: 503, body: '' })),
    shows: /^Waiverly is being worked on/,
  },
  { name: 'resources', path: '/resources', shows: 'Read it at the source' },
  { name: 'requirements', always: true, path: '/resources/niw-requirements', shows: 'On this page' },
  { name: 'mistakes', path: '/resources/common-mistakes', shows: 'On this page' },
  { name: 'on your own or not', path: '/resources/diy-vs-attorney', shows: 'On this page' },

  { name: 'welcome dialog', always: true, who: 'newcomer', path: '/personal-info', shows: 'Initial Filing' },
  {
    name: 'personal info in error',
    who: 'newcomer',
    path: '/personal-info',
    act: async (page) => {
      await page.getByRole('dialog').getByText('Initial Filing').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
      await save(page)
    },
    shows: SUMMARY,
  },
  { name: 'personal info', always: true, who: 'full', path: '/personal-info', shows: 'Résumé.pdf' },
  {
    name: 'a PDF looked at',
    who: 'full',
    path: '/personal-info',
    act: press(/^View /),
    shows: 'PDF, 1 KB',
  },
  {
    name: 'a picture looked at',
    who: 'full',
    path: '/education-info',
    act: async (page) => {
      await openCards(page)
      await press('View transcript.png')(page)
    },
    shows: 'Actual size',
  },
  {
    name: 'an upload broken off',
    who: 'full',
    path: '/personal-info',
    given: (page) => page.route('**/api/files/', (route) => route.abort()),
    act: (page) =>
      page
        .locator('input[name=resume]')
        .setInputFiles({ name: `${LONG}.pdf`, mimeType: 'application/pdf', buffer: pdf('Resume') }),
    shows: 'The connection was lost on the way.',
  },
  ...['/education-info', '/employment-info', '/project-info', '/evidence', '/future-plans', '/rfe'].flatMap(
    (path): Screen[] => [
      { name: `${path} in error`, who: 'begun', always: path === '/evidence', path, act: save, shows: SUMMARY },
      {
        name: `${path} filled`,
        who: 'full',
        always: path === '/education-info',
        path,
        act: openCards,
        shows: /\.(pdf|png)$|Job summary|PDF, up to/,
      },
    ],
  ),
  {
    name: '/scientific-project in error',
    who: 'begun',
    path: '/scientific-project',
    act: async (page) => {
      await page.getByLabel('This work was published').check()
      await page.getByLabel('Project name').fill('Sodium cathodes')
      await save(page)
    },
    shows: SUMMARY,
  },
  {
    name: 'options of a country open',
    always: true,
    who: 'full',
    path: '/education-info',
    act: async (page) => {
      await openCards(page)
      await page.getByRole('combobox', { name: 'Country' }).fill('un')
    },
    shows: 'United States',
  },
  {
    name: 'leaving unsaved',
    who: 'begun',
    path: '/future-plans',
    act: async (page) => {
      await page.getByLabel('Plan title').fill('A plan')
      await press('Previous')(page)
    },
    shows: 'Leave without saving?',
  },
  {
    name: 'a list emptied',
    who: 'begun',
    path: '/employment-info',
    act: press(/^Delete/),
    shows: 'No position yet',
  },

  { name: 'endeavors, none yet', who: 'begun', path: '/proposed-endeavor', shows: 'No endeavors yet' },
  { name: 'endeavors locked', who: 'full', path: '/proposed-endeavor', act: openCards, shows: 'See plans' },
  {
    name: 'endeavors unlocked',
    who: 'bought',
    path: '/proposed-endeavor',
    act: openCards,
    shows: 'Draft ten more',
  },
  {
    name: 'an endeavor edited',
    who: 'bought',
    path: '/proposed-endeavor',
    act: press(/^Edit /),
    shows: 'Edit your endeavor',
  },
  {
    name: 'an endeavor in error',
    who: 'begun',
    path: '/proposed-endeavor',
    act: async (page) => {
      await press('Add your own')(page)
      await press('Save')(page)
    },
    shows: SUMMARY,
  },
  {
    name: 'an endeavor to be deleted',
    who: 'bought',
    path: '/proposed-endeavor',
    act: press(/^Delete /),
    shows: 'Delete this endeavor?',
  },
  {
    name: 'a job under way',
    who: 'begun',
    path: '/proposed-endeavor',
    given: job('STARTED'),
    act: press('Generate endeavors'),
    shows: 'Drafting section 4 of 11',
  },
  {
    name: 'a job failed',
    who: 'begun',
    path: '/proposed-endeavor',
    given: job('FAILURE'),
    act: press('Generate endeavors'),
    shows: 'Generation failed.',
  },

  { name: 'recommenders, none yet', who: 'begun', path: '/recommender', shows: 'No recommenders yet' },
  { name: 'recommenders', always: true, who: 'full', path: '/recommender', shows: /Достоевская/ },
  {
    name: 'a recommender in error',
    always: true,
    who: 'begun',
    path: '/recommender-config',
    act: press('Continue'),
    shows: SUMMARY,
  },
  {
    name: 'a recommender',
    who: 'bought',
    path: ({ referee }) => `/recommender-config?ref=${referee}`,
    shows: 'Professional Information',
  },
  {
    name: 'a letter to confirm',
    always: true,
    who: 'bought',
    path: ({ referee }) => `/recommender-config?ref=${referee}&tab=letters`,
    act: press('Generate Now'),
    shows: /^You have 5 times/,
  },
  {
    name: 'a signed letter lacking',
    always: true,
    who: 'bought',
    path: ({ referee }) => `/recommender-config?ref=${referee}&tab=final`,
    act: press('Submit Signed Letter'),
    shows: 'Please upload a signed letter before submitting',
  },
  { name: 'facts', always: true, who: 'full', path: '/facts', shows: /facts? to look at/ },
  {
    name: 'a fact being written',
    who: 'full',
    path: '/facts',
    act: (page) => page.locator('.fact.is-current').press('e'),
    shows: 'The fact, as your documents may state it',
  },
  { name: 'facts, none yet', who: 'begun', path: '/facts', shows: 'No facts yet' },
  {
    name: 'facts that failed',
    who: 'full',
    path: '/facts',
    given: fails(/api\/facts/),
    shows: 'Your facts could not be loaded.',
  },
  { name: 'letter packet, no recommenders', who: 'begun', path: '/letter-packet', shows: 'No recommenders yet' },
  { name: 'letter packet, nothing drafted', who: 'full', path: '/letter-packet', shows: 'What is missing' },
  { name: 'letter packet', always: true, who: 'bought', path: '/letter-packet', shows: 'Who speaks to what' },
  {
    name: 'letters with the same words',
    who: 'bought',
    path: '/letter-packet',
    given: (page) => sharedWords(page, LONG),
    shows: 'Shared words',
  },
  {
    name: 'a letter packet that failed',
    who: 'full',
    path: '/letter-packet',
    given: fails(/rec\/packet/),
    shows: 'Error fetching the letter packet',
  },
  {
    name: 'petition letter, no endeavor',
    who: 'begun',
    path: '/petition-letter',
    shows: 'Please select a proposed endeavor first.',
  },
  { name: 'petition letter', who: 'bought', path: '/petition-letter', shows: 'Download DOCX' },

  {
    name: 'a petition being drafted',
    who: 'bought',
    path: '/petition-letter',
    given: petitionJob('STARTED'),
    shows: 'Drafting section 4 of 11',
  },
  {
    name: 'a petition that could not be drafted',
    who: 'bought',
    path: '/petition-letter',
    given: petitionJob('FAILURE'),
    shows: /The model did not answer\./,
  },

  {
    name: 'a document',
    always: true,
    who: 'bought',
    path: petition,
    act: (page) => page.locator('.para .mark:not(.mark-law)').first().click(),
    shows: /^Exhibit \d+$|and \d+ more/,
  },
  {
    name: 'a document of a recommender',
    who: 'bought',
    path: letter,
    shows: 'To the recommender',
  },
  { name: 'law beside a document', who: 'bought', path: petition, act: chooseLaw, shows: 'Open the official text' },
  {
    name: 'things to do',
    who: 'bought',
    path: petition,
    given: muchToDo,
    act: beside(/^To do/),
    shows: 'Worth another look',
  },
  {
    name: 'a point taken upon oneself',
    who: 'bought',
    path: letter,
    act: async (page) => {
      await beside(/^To do/)(page)
      await page
        .getByRole('button', { name: /^(?:Confirm|Leave out)\b/ })
        .first()
        .click()
      await press('Leave out')(page)
    },
    shows: 'Please type your name',
  },
  {
    name: 'versions of a document',
    always: true,
    who: 'bought',
    path: letter,
    act: beside('Versions'),
    shows: 'Newest',
  },
  {
    name: 'a document’s outline',
    who: 'bought',
    path: petition,
    act: async (page) => {
      await page.locator('.para').first().waitFor()
      const menu = page.getByRole('button', { name: 'Outline' })
      if (await menu.isVisible()) await menu.click()
    },
    shows: /^I\. /,
  },
  {
    name: 'a section to be drafted again',
    who: 'bought',
    path: letter,
    act: (page) =>
      page
        .getByRole('button', { name: /^Redraft / })
        .first()
        .click(),
    shows: 'In other words',
  },
  {
    name: 'a section being drafted again',
    who: 'bought',
    path: letter,
    given: redraftJob('STARTED'),
    act: redraft,
    shows: 'Checking every sentence against its sources',
  },
  {
    name: 'a section that could not be drafted',
    who: 'bought',
    path: letter,
    given: redraftJob('FAILURE'),
    act: redraft,
    shows: 'The model did not answer.',
  },
  { name: 'a proposed change', always: true, who: 'bought', path: letter, act: redraft, shows: 'Proposed change' },
  {
    name: 'versions compared',
    who: 'bought',
    path: (ids) => `${letter(ids)}?compare=1-2`,
    given: twoVersions,
    shows: 'From version 1 to version 2',
  },
  {
    name: 'a source to be chosen',
    who: 'bought',
    path: letter,
    given: marked,
    act: async (page) => {
      await addSource(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    shows: /^Chosen: /,
  },
  {
    name: 'a source that does not hold',
    who: 'bought',
    path: letter,
    given: marked,
    act: async (page) => {
      await addSource(page)
      await page.getByRole('option').first().click()
      await press('Check with this source')(page)
    },
    shows: /does not hold it/,
  },
  {
    name: 'a source that is nowhere',
    who: 'bought',
    path: letter,
    given: marked,
    act: async (page) => {
      await addSource(page)
      await page.keyboard.type('xylophone')
    },
    shows: /Nothing in your case file has these words/,
  },
  {
    name: 'a save that came too late',
    who: 'bought',
    path: letter,
    given: saveMeets((route) => route.fulfill({ status: 409, json: { detail: OUTDATED, code: 'conflict' } })),
    act: async (page) => {
      await writeInto(page, 0, ' It treated 98,765 tonnes in 2031.')
      await page.locator('.typing mark').first().waitFor()
      await press('Save')(page)
    },
    shows: /^This document was changed meanwhile/,
  },
  {
    name: 'a save that failed',
    who: 'bought',
    path: letter,
    given: saveMeets((route) => route.fulfill({ status: 500, json: { code: 'internal' } })),
    act: saves(' It is so.'),
    shows: 'It could not be saved. What you typed is safe on this device: save it again.',
  },
  {
    name: 'a save without a connection',
    who: 'bought',
    path: letter,
    given: saveMeets((route) => route.abort('internetdisconnected')),
    act: saves(' It is so.'),
    shows: 'There is no connection. What you typed is safe on this device: save it again.',
  },
  {
    name: 'a mark that is not closed',
    who: 'bought',
    path: letter,
    act: async (page) => {
      await writeInto(page, 0, ' It was [Missing: the year.')
      await page.locator('.findings li', { hasText: 'not closed' }).first().waitFor()
      await press('Save')(page)
    },
    shows: /opens a mark that is not closed/,
  },
  {
    name: 'letters that the PDF cannot show',
    who: 'bought',
    path: letter,
    act: (page) => writeInto(page, 0, ' Her name is \u{10fffd}\u{10fffc}.'),
    shows: /The PDF cannot show these letters/,
  },
  { name: 'no such document', who: 'bought', path: '/documents/987654321', shows: 'This document is not here' },
  {
    name: 'a document that failed',
    who: 'bought',
    path: letter,
    given: fails(/product\/documents/),
    shows: 'The document could not be read',
  },

  { name: 'RFE analysis, no notice', who: 'begun', path: '/rfe-analysis', shows: 'Please add an RFE notice first.' },
  { name: 'RFE response, no notice', who: 'begun', path: '/rfe-response', shows: 'Please add an RFE notice first.' },
  { name: 'RFE analysis, to begin', who: 'full', path: '/rfe-analysis', shows: 'What you filed' },
  {
    name: 'an RFE worked through',
    who: 'full',
    path: '/rfe-analysis?issue=2',
    given: answers(/rfe\/analysis\/$/, 200, workedRfe(LONG)),
    shows: 'What the officer writes',
  },
  {
    name: 'the notice of an RFE on a narrow screen',
    who: 'full',
    path: '/rfe-analysis?view=notice&issue=2',
    given: answers(/rfe\/analysis\/$/, 200, workedRfe(LONG)),
    shows: /Page 1 of 2/,
  },
  { name: 'RFE response, to begin', who: 'full', path: '/rfe-response', shows: 'Your papers' },
  { name: 'plans', always: true, who: 'bought', path: '/plans', shows: 'Credits left' },
  { name: 'plans of a pending RFE', who: 'full', path: '/plans', shows: 'For your pending RFE' },
  { name: 'orders of every kind', who: 'full', path: '/plans', given: ordersOfEveryKind, shows: /^Refunded/ },
  {
    name: 'orders that failed',
    who: 'full',
    path: '/plans',
    given: fails(/payments\/orders/),
    shows: 'Your orders could not be looked up.',
  },
  {
    name: 'an order to be cancelled',
    who: 'bought',
    path: '/cart',
    act: cancelOrder,
    shows: 'Cancel this order?',
  },
  { name: 'cart as full as it can be', who: 'full', path: '/cart', given: fullCart, shows: TOO_MANY },
  {
    name: 'a checkout that failed',
    who: 'bought',
    path: '/cart',
    given: fails(/\/checkout\//),
    act: press('Proceed to Checkout'),
    shows: 'There was an error processing your checkout. Please try again.',
  },
  {
    name: 'a cart that failed',
    who: 'full',
    path: '/cart',
    given: fails(/payments\/cart/),
    shows: 'Error fetching cart',
  },
  { name: 'cart, empty', who: 'begun', path: '/cart', shows: 'Your cart is empty' },
  { name: 'cart', always: true, who: 'bought', path: '/cart', shows: 'Proceed to Checkout' },
  {
    name: 'sandbox payment',
    always: true,
    who: 'bought',
    path: ({ open }) => `/sandbox/pay/${open}`,
    shows: 'Sandbox payment',
  },
  {
    name: 'order completed',
    always: true,
    who: 'bought',
    path: ({ paid }) => `/order-confirmation?order_id=${paid}`,
    shows: 'Payment Successful',
  },
  {
    name: 'order failed',
    who: 'bought',
    path: ({ failed }) => `/order-confirmation?order_id=${failed}`,
    shows: 'Payment Failed',
  },
  {
    name: 'order cancelled',
    who: 'bought',
    path: ({ canceled }) => `/order-confirmation?order_id=${canceled}`,
    shows: 'Payment Cancelled',
  },
  {
    name: 'order open',
    who: 'bought',
    path: ({ open }) => `/order-confirmation?order_id=${open}`,
    shows: 'Payment Processing',
  },
  {
    name: 'order in error',
    who: 'bought',
    path: ({ open }) => `/order-confirmation?order_id=${open}`,
    given: fails(/order\/[^/]+\/status/),
    shows: /please contact support$/,
  },
  {
    name: 'order of another status',
    who: 'bought',
    path: ({ open }) => `/order-confirmation?order_id=${open}`,
    given: answers(/order\/[^/]+\/status/, 200, { status: 'ON_HOLD' }),
    shows: 'Order Status: ON_HOLD',
  },
  { name: 'no order', who: 'begun', path: '/order-confirmation', shows: 'No order yet' },
  { name: 'order unknown', who: 'bought', path: '/order-confirmation?order_id=1', shows: 'Invalid order ID format' },

  { name: 'dashboard', always: true, who: 'full', path: '/dashboard', shows: 'Checklist' },
  { name: 'dashboard of a profile just begun', who: 'begun', path: '/dashboard', shows: 'Before you begin' },
  { name: 'dashboard with everything done', who: 'bought', path: '/dashboard', shows: 'Every step is done' },
  { name: 'resources in the shell', who: 'full', path: '/resources', shows: 'Read it at the source' },
  {
    name: 'an article in the shell',
    who: 'full',
    path: '/resources/niw-requirements',
    shows: 'On this page',
  },
  {
    name: 'account settings',
    always: true,
    who: 'full',
    path: '/account-settings',
    act: press('Change Password'),
    shows: 'This field is required',
  },
  {
    name: 'signed-in devices',
    who: 'full',
    path: '/account-settings',
    given: answers(/account\/sessions/, 200, {
      count: 3,
      results: [
        ['Chrome on Linux', '127.0.0.1'],
        ['Safari on iOS', '2001:db8:85a3:1234:5678:8a2e:0370:7334'],
        [LONG, '203.0.113.7'],
      ].map(([device, address], at) => ({
        id: `00000000-0000-4000-8000-00000000000${at}`,
        device,
        address,
        created_at: '2026-11-20T21:46:00Z',
        last_seen_at: '2026-11-21T08:02:00Z',
        remember: false,
        is_current: at === 0,
      })),
    }),
    shows: 'Sign out everywhere else',
  },
  {
    name: 'a device to be signed out',
    who: 'full',
    path: '/account-settings',
    given: answers(/account\/sessions/, 200, {
      count: 1,
      results: [
        {
          id: '00000000-0000-4000-8000-000000000000',
          device: 'Safari on iOS',
          address: '203.0.113.7',
          created_at: '2026-11-20T21:46:00Z',
          last_seen_at: '2026-11-21T08:02:00Z',
          remember: true,
          is_current: false,
        },
      ],
    }),
    act: (page) => page.getByRole('button', { name: /^Sign out Safari/ }).click(),
    shows: 'Sign this device out?',
  },
  {
    name: 'devices that failed',
    who: 'full',
    path: '/account-settings',
    given: fails(/account\/sessions/),
    shows: 'We could not look up your devices.',
  },
  {
    name: 'menu',
    always: true,
    who: 'full',
    path: '/dashboard',
    act: async (page) => {
      await page.getByRole('heading', { name: 'Overview' }).waitFor()
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
    },
    shows: 'Log Out',
  },

  { name: 'import', always: true, who: 'full', path: '/import', shows: 'Where to get such a file' },
  {
    name: 'what a file gives',
    always: true,
    who: 'full',
    path: '/import',
    act: (page) =>
      page
        .locator('input[type=file][name=file]')
        .setInputFiles({ name: `${LONG}.json`, mimeType: 'text/plain', buffer: Buffer.from(JSON_RESUME) }),
    shows: /8 entries in/,
  },
  {
    name: 'archive being made',
    who: 'full',
    path: '/account-settings',
    given: archiveJob,
    shows: 'Adding file 3 of 12',
  },
  {
    name: 'archive ready, account to be deleted',
    who: 'full',
    path: '/account-settings',
    given: leaving,
    shows: 'Until then everything is as it was',
  },
  {
    name: 'a list that failed',
    who: 'full',
    path: '/education-info',
    given: fails(/academichistory/),
    shows: 'Error fetching education history',
  },
  {
    name: 'an overview that failed',
    who: 'full',
    path: '/dashboard',
    given: fails(/api\/progress/),
    shows: 'Error fetching progress',
  },
  {
    name: 'letters that failed',
    who: 'bought',
    path: ({ referee }) => `/recommender-config?ref=${referee}&tab=letters`,
    given: fails(/rec\/letter/),
    shows: 'Error fetching existing letters',
  },
  {
    name: 'credits that failed',
    who: 'full',
    path: '/plans',
    given: fails(/payments\/usage/),
    shows: 'Failed to fetch usage data.',
  },
  {
    name: 'a save that failed',
    who: 'full',
    path: '/evidence',
    given: async (page) => {
      await page.route(/api\/evidence/, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
      )
    },
    act: save,
    shows: 'Something went wrong',
  },
  {
    name: 'a page that could not be fetched',
    who: 'full',
    path: '/account-settings',
    given: (page) => page.route(/assets\/settings-/, (route) => route.abort()),
    shows: 'Unexpected Application Error!',
  },
]

/** Opens a screen and waits until it stands. */
export async function open(page: Page, screen: Screen, ids: Seeded['ids']): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // What the screen before left typed would be opened again on this one.
  const typing = page.locator('.editor')
  if (await typing.isVisible()) {
    await typing.getByRole('button', { name: 'Cancel' }).click()
    await expect(typing).toHaveCount(0)
  }
  // Nor does the next one begin with what this one was proposed: it would take the place of the paragraphs.
  const refuse = page.getByRole('button', { name: 'Keep the old text' })
  if (await refuse.isVisible()) {
    await refuse.click()
    await expect(refuse).toHaveCount(0)
  }
  await screen.given?.(page)
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(ids))
  await screen.act?.(page)
  await expect(page.getByText(screen.shows).locator('visible=true').first()).toBeVisible()
}
