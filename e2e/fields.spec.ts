import type { Page } from '@playwright/test'
import { ENTRIES } from '#server/testing/entries.ts'
import { RECOMMENDER } from './applicant.ts'
import { expectClean, overflow } from './axe.ts'
import { control, fill } from './fill.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'
import { stopClock } from './stop-clock.ts'

const at = (page: Page, name: string) => page.locator(`[id="f-entries.0.${name}"]`)
const stored = async ({ client }: Account, section: string) =>
  (await client.get<{ results: Record<string, unknown>[] }>(`/api/${section}/`)).body.results[0]

test('months are typed as people write them, and a day that was given stays', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'months')
  await makeApplication(account)
  await account.client.post('/api/academichistory/', [ENTRIES.academichistory()])
  await signIn(context, account)
  await page.goto('/education-info')
  await expect(at(page, 'start_date')).toHaveValue('Sep 2014')
  await expect(at(page, 'end_date')).toHaveValue('Jun 2018')

  // What is half typed is kept as it is.
  await at(page, 'start_date').fill('June 201')
  await expect(page.getByText(/Draft kept/)).toBeVisible()
  await page.reload()
  await expect(at(page, 'start_date')).toHaveValue('June 201')

  await at(page, 'end_date').fill('15/5/2019')
  await at(page, 'major').focus()
  await expect(at(page, 'end_date')).toHaveValue('May 15, 2019')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.locator('[id="f-entries.0.start_date-error"]')).toHaveText(
    'Please enter a date, such as 2019-09-15',
  )
  await at(page, 'start_date').fill('2013年6月')
  await at(page, 'end_date').fill('5/2018')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await page.waitForURL('**/scientific-project')
  expect(await stored(account, 'academichistory')).toMatchObject({ start_date: '2013-06-01', end_date: '2018-05-31' })
})

test('what is unmistakable is taken, the rest is told on leaving the field', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'figures')
  await makeApplication(account)
  await account.client.post('/api/professionalhistory/', [ENTRIES.professionalhistory()])
  await signIn(context, account)
  await page.goto('/employment-info')
  const salary = at(page, 'annual_salary')
  const told = page.locator('[id="f-entries.0.annual_salary-error"]')
  await salary.fill('eighty-five')
  await salary.press('Tab')
  await expect(told).toHaveText('Please enter a valid salary amount')
  await expect(page.locator('.summary')).toHaveCount(0)
  await salary.fill('$85k')
  await expect(told).toHaveCount(0)
  await salary.press('Tab')
  await expect(salary).toHaveValue('85000')
  await at(page, 'working_hours_per_week').fill('37,5 h')
  await at(page, 'start_date').fill('Sep-19')
  // The message that a left field gets does not move the button from under the pointer.
  await at(page, 'is_current').uncheck()
  await at(page, 'end_date').fill('whenever')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.locator('.summary')).toBeFocused()
  await at(page, 'is_current').check()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await page.waitForURL('**/project-info')
  expect(await stored(account, 'professionalhistory')).toMatchObject({
    annual_salary: 85000,
    working_hours_per_week: 37.5,
    start_date: '2019-09-01',
  })
})

test(
  'a notice is dated by the day, which a month alone does not name',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'noticed')
    await makeApplication(account)
    await signIn(context, account)
    await page.goto('/rfe')
    const deadline = at(page, 'deadline')
    await deadline.fill('Nov 2026')
    await deadline.press('Tab')
    await expect(page.locator('[id="f-entries.0.deadline-error"]')).toHaveText(/a date with its day/)
    await deadline.fill('11/24/26')
    await deadline.press('Tab')
    await expect(deadline).toHaveValue('Nov 24, 2026')
    await expect(page.locator('[id="f-entries.0.deadline-error"]')).toHaveCount(0)
  },
)

test(
  'states of the United States are a list, and what was typed stays',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'states')
    await makeApplication(account)
    await account.client.post('/api/academichistory/', [ENTRIES.academichistory()])
    await signIn(context, account)
    await page.goto('/education-info')
    const state = at(page, 'school_state')
    await expect(state).toHaveValue('Csongrád')
    await at(page, 'school_country').fill('usa')
    await at(page, 'school_city').focus()
    await expect(at(page, 'school_country')).toHaveValue('United States')
    await expect(state).toHaveRole('combobox')
    await expect(state).toHaveValue('Csongrád')
    await state.fill('dc')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['District of Columbia'])
    await at(page, 'school_city').focus()
    await expect(state).toHaveValue('District of Columbia')
    await at(page, 'school_country').fill('Canada')
    await at(page, 'school_city').focus()
    await expect(state).toHaveValue('')
    await at(page, 'school_country').fill('usa')
    await state.fill('Ontario')
    await at(page, 'school_country').fill('Canada')
    await at(page, 'school_city').focus()
    await expect(state).toHaveValue('Ontario')
    await expect(state).toHaveRole('textbox')
  },
)

test(
  'who tells that nobody funded it need not say from where and how much',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'unfunded')
    await makeApplication(account)
    await signIn(context, account)
    await page.goto('/scientific-project')
    await at(page, 'is_published').check()
    await at(page, 'funding_source').pressSequentially('None')
    await at(page, 'funding_source').press('Tab')
    await expect(at(page, 'funding_source_country')).toHaveValue('Not applicable')
    await expect(at(page, 'funding_amount')).toHaveValue('0.00')
  },
)

test(
  'a passage stands whole in its box, and a long name leaves the next card in sight',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'writer')
    await makeApplication(account)
    await signIn(context, account)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/project-info')
    const passage = at(page, 'background')
    const lines = 'The plant made lithium cells only. '.repeat(16)
    await passage.fill(lines)
    const hidden = await passage.evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(hidden).toBe(0)
    await passage.fill(lines.repeat(20))
    expect((await passage.boundingBox())?.height).toBeLessThan(844)
    const head = page.locator('details.entry > summary')
    await at(page, 'project_name').fill('Sodium cells on a line that was built for lithium, '.repeat(5))
    await at(page, 'organization').fill('Northlake Storage Works and its affiliated laboratories, '.repeat(5))
    expect((await head.boundingBox())?.height).toBeLessThan(220)
  },
)

test('the keys of an input method choose nothing in a list', { tag: '@long' }, async ({ page, context, product }) => {
  const account = await makeAccount(product, 'composer')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/education-info')
  const country = at(page, 'school_country')
  await country.fill('日本')
  const press = (key: string) =>
    country.evaluate(
      (box, key) =>
        box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true })),
      key,
    )
  for (const key of ['ArrowDown', 'Escape', 'Enter']) await press(key)
  await expect(country).toHaveValue('日本')
  await expect(country).toHaveAttribute('aria-expanded', 'true')
  await country.press('Enter')
  await expect(country).toHaveValue('Japan')
})

test('an amount in another currency is told so, and Enter takes the one state that is meant', async ({
  page,
  context,
  product,
}) => {
  const account = await makeAccount(product, 'converter')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/employment-info')
  const told = page.getByText(/^This is not a figure in U\.S\. dollars\./)
  await at(page, 'annual_salary').fill('R780 000')
  await expect(told).toBeVisible()
  await at(page, 'annual_salary').fill('85k')
  await expect(told).toBeHidden()
  await at(page, 'country').fill('United States')
  await at(page, 'country').press('Enter')
  const state = at(page, 'state')
  await state.fill('calif')
  await state.press('Enter')
  await expect(state).toHaveValue('California')
  // Of several that are meant none is taken, and elsewhere the words themselves are kept.
  await state.fill('new')
  await state.press('Enter')
  await expect(state).toHaveValue('new')
  await at(page, 'country').fill('South Africa')
  await at(page, 'country').press('Enter')
  await state.fill('KwaZulu-Natal')
  await state.press('Enter')
  await expect(state).toHaveValue('KwaZulu-Natal')
  await expectClean(page)
})

test(
  'a list of courses becomes chips, and the last is taken up again',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'courses')
    await makeApplication(account)
    await signIn(context, account)
    await page.goto('/education-info')
    const box = at(page, 'courses')
    const chips = page.locator('.chip')
    await box.pressSequentially('Statics, Dynamics; Opticks')
    await expect(chips).toHaveText(['Statics', 'Dynamics'])
    await box.press('Enter')
    await expect(chips).toHaveText(['Statics', 'Dynamics', 'Opticks'])
    await box.press('Backspace')
    await expect(box).toHaveValue('Opticks')
    await box.press('Backspace')
    await box.press('Backspace')
    await box.pressSequentially('s,')
    await expect(chips).toHaveText(['Statics', 'Dynamics', 'Optics'])
    // What it has already is not taken twice, and a comma in brackets parts nothing.
    await box.pressSequentially('OPTICS, Calculus (I, II),')
    await expect(chips).toHaveText(['Statics', 'Dynamics', 'Optics', 'Calculus (I, II)'])
    await box.press('Backspace')
    await box.fill('')
    // An input method puts a whole list in at once.
    await box.fill('固体化学、电化学；光学，')
    await expect(chips).toHaveText(['Statics', 'Dynamics', 'Optics', '固体化学', '电化学', '光学'])
    await page.setViewportSize({ width: 390, height: 844 })
    await box.fill('a'.repeat(400))
    await box.press('Enter')
    await expect(chips.last()).toHaveText('a'.repeat(400))
    expect(await overflow(page)).toBe(0)
  },
)

test(
  'an example is looked at and never taken for one’s own words',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'examples')
    await makeApplication(account)
    await signIn(context, account)
    await page.goto('/future-plans')
    const impact = at(page, 'impact')
    const field = page.locator('.field').filter({ has: impact })
    await expect(field.locator('.count')).toHaveText('40 to 120 words reads well')
    await field.getByText('See an example').click()
    await expect(field.locator('figure')).toContainText('A made-up teacher of mathematics writes:')
    await expect(impact).toHaveValue('')
    await impact.fill('Three colleges pass more students.')
    await expect(field.locator('.count')).toHaveText('5 words · 40 to 120 reads well')
  },
)

test('a passage in another script is told that documents quote it, heard only in a pause', async ({
  page,
  context,
  product,
}) => {
  const account = await makeAccount(product, 'script')
  await makeApplication(account)
  await signIn(context, account)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const reader = () => fetched.filter((url) => /\/script-[\w-]+\.js$/.test(url))
  await page.goto('/future-plans')
  const impact = at(page, 'impact')
  const field = page.locator('.field').filter({ has: impact })
  const hint = 'Write it in English: documents quote your words.'
  const said = field.getByRole('status').filter({ hasText: hint })

  // A name in its own script stands beside English words; what has none brings nothing along.
  await impact.fill('Renáta Kőszegi’s furnace serves three colleges.')
  await expect(field.locator('.count')).toContainText('6 words')
  expect(reader()).toEqual([])
  await impact.fill('The 固体 furnace serves three colleges.')
  await expect.poll(reader).toHaveLength(1)
  await expect(impact).not.toHaveAccessibleDescription(new RegExp(hint))

  await stopClock(page)
  await impact.fill('我们把旧电池正极恢复到新品水平。')
  // What reads the script may still be on its way, and is told of in a task of its own.
  const hints = async () => {
    await page.clock.runFor(1)
    return field.locator('.guide p').filter({ hasText: hint }).count()
  }
  await expect.poll(hints).toBe(1)
  await expect(impact).toHaveAccessibleDescription(new RegExp(hint))
  await page.clock.runFor(1000)
  await impact.press('End')
  await impact.pressSequentially('每年三十八吨')
  await page.clock.runFor(100)
  await expect(said).toHaveCount(0)
  await page.clock.runFor(1500)
  await expect(said).toHaveCount(1)
  await said.evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-again', '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await impact.pressSequentially('，成本减半')
  await page.clock.runFor(1600)
  await expect(field.getByRole('status').filter({ hasText: /\d+ words/ })).toHaveCount(1)
  await expect(said).not.toHaveAttribute('data-again')

  // Beside the count where both fit, else in a row of its own; it never runs around the count.
  const boxes = () =>
    Promise.all(
      [field.locator('.guide p').filter({ hasText: hint }), field.locator('.count')].map((it) => it.boundingBox()),
    )
  await page.setViewportSize({ width: 1280, height: 844 })
  const [wide, count] = await boxes()
  expect(wide?.y).toBe(count?.y)
  await page.setViewportSize({ width: 390, height: 844 })
  const [narrow, below] = await boxes()
  expect(narrow?.height).toBe(wide?.height)
  expect(below?.y).toBe((narrow?.y ?? 0) + (narrow?.height ?? 0))

  await impact.fill('Three colleges pass more students.')
  await expect(impact).not.toHaveAccessibleDescription(new RegExp(hint))
  await page.clock.runFor(1600)
  await expect(said).toHaveCount(0)
})

test('phone codes are found by country, and ties of a recommender can be told', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'codes')
  await makeApplication(account)
  await signIn(context, account)
  await page.goto('/personal-info')
  const code = page.getByRole('combobox', { name: 'Country code' })
  await expect(code).toHaveValue('+1')
  await code.fill('deutsch')
  await code.press('Enter')
  await expect(code).toHaveValue('+49')
  await page.locator('#f-phone_number').fill('+442079460000')
  await expect(code).toHaveValue('+44')
  const number = page.locator('#f-phone_number')
  await number.fill('011 49 (0)30 90-18-20 ext. 5')
  await number.press('Tab')
  await expect(code).toHaveValue('+49')
  await expect(number).toHaveValue('30901820')

  await page.goto('/recommender-config')
  await expect(control(page, 'gender').locator('option')).toContainText(['Non-binary', 'Prefer not to say'])
  const employer = page.getByRole('radiogroup', { name: /same employer/ })
  await employer.getByLabel('No').check()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(employer.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(employer.getByLabel('Yes')).toBeFocused()
})

test(
  'a recommender’s number and years are understood as people write them',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'numbers')
    await makeApplication(account)
    await signIn(context, account)
    await page.goto('/recommender-config')
    const code = page.getByRole('combobox', { name: 'Country code' })
    const number = control(page, 'phone')
    const years = control(page, 'years_of_known')
    const type = async (box: typeof number, words: string) => {
      await box.fill('')
      await box.pressSequentially(words)
      await box.press('Tab')
    }
    // A code that is not among those of a recommender is kept as it was typed, and told.
    await type(number, '+49 30 901820')
    await expect(number).toHaveValue('+49 30 901820')
    await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeVisible()
    await type(years, '6 months')
    await expect(page.getByText('Please enter a valid number of years')).toBeVisible()

    await type(number, '(202) 555-0188 ext. 4')
    await expect(number).toHaveValue('2025550188')
    await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeHidden()
    await type(number, '+44 (0)20 7946 0123')
    await expect(code).toHaveValue('+44')
    await expect(number).toHaveValue('2079460123')
    await type(years, '6,5 years')
    await expect(years).toHaveValue('6.5')

    const { phone: _phone, years_of_known: _years, ...others } = RECOMMENDER
    await fill(page, others)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/ref=\d+/)
    const { results } = (await account.client.get<{ results: { id: number }[] }>('/api/referee/')).body
    const stored = (await account.client.get(`/api/referee/${results[0]?.id}/`)).body
    expect(stored).toMatchObject({ country_code: '+44', phone: '2079460123', years_of_known: 6.5 })
    await page.reload()
    await expect(code).toHaveValue('+44')
    await expect(number).toHaveValue('2079460123')
  },
)
