import type { Page } from '@playwright/test'
import { COMPLETE } from '#domain/testing/complete-entries.ts'
import { PROFILE_RULES, RULE_FORMS } from '#domain/testing/profile-rules.ts'
import { Sample, type Rule, type RuleForm, type Values } from '#domain/testing/rule.ts'
import type { SectionPath } from '#domain/sections.ts'
import { docx, jpg, pdf, png } from '#server/testing/sample-files.ts'
import { control, fill, type Filling } from './fill.ts'
import { largePdf } from './papers.ts'
import { expect, test } from './product.ts'
import { addEntries, PROFILE_FORMS, storedRows } from './profile-forms.ts'
import { makeAccount, makeApplication, signIn, type Account } from './seed.ts'

// Each test has an account of its own, so that two workers can share the longest files.
test.describe.configure({ mode: 'parallel' })

const save = (page: Page) => page.getByRole('button', { name: 'Save and Continue', exact: true }).click()

const BYTES: Record<Sample['kind'], () => Buffer> = {
  pdf,
  png,
  jpg,
  docx,
  text: () => Buffer.from('<html>not a paper</html>'),
}
async function choose(page: Page, path: string, { kind, name, megabytes }: Sample): Promise<void> {
  const small = { name, mimeType: 'application/pdf', buffer: BYTES[kind]() }
  const chosen = megabytes === 0 ? small : await largePdf(name, Math.ceil(megabytes * 1024 * 1024) + 1)
  await page.locator(`input[type=file][name="${path}"]`).setInputFiles(chosen)
}

/** Types what a row changes of what is complete. What is not asked for any more needs no emptying. */
async function change(page: Page, values: Values, prefix: string, complete: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (value === (complete[name] ?? '')) continue
    if (value instanceof Sample) {
      await choose(page, prefix + name, value)
      continue
    }
    const box = control(page, prefix + name)
    const gone = value === '' && ((await box.count()) === 0 || (await box.isDisabled()))
    if (!gone) await fill(page, { [name]: value } as Filling, prefix)
  }
}

/** Each message under a field, by the field's path. */
const errorsShown = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('form')
    .evaluate((form) =>
      Object.fromEntries(
        [...form.querySelectorAll('[id^="f-"][id$="-error"]')].map((at) => [
          at.id.slice('f-'.length, -'-error'.length),
          at.textContent ?? '',
        ]),
      ),
    )

/** Follows each line of the summary: the words of the lines, and where each leads the focus. */
const followSummary = (page: Page) =>
  page.locator('.summary a').evaluateAll((links) =>
    links.map((link) => {
      ;(link as HTMLElement).click()
      return { words: link.textContent ?? '', leads: document.activeElement?.id.slice('f-'.length) ?? '' }
    }),
  )

async function expectErrors(page: Page, expected: Record<string, string>): Promise<void> {
  await expect(page.locator('.summary').getByRole('heading')).toHaveText('Please fill in all required fields correctly')
  await expect(page.locator('.summary')).toBeFocused()
  await expect.poll(() => errorsShown(page)).toEqual(expected)
  const lines = await followSummary(page)
  expect(lines.map(({ leads }) => leads).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const { words, leads } of lines)
    expect(words.endsWith(expected[leads] ?? '-'), `${words} at ${leads}`).toBe(true)
}

const inForm = (form: RuleForm, isRefused: boolean): Rule[] =>
  PROFILE_RULES[form].rules.filter(({ wire, told }) => wire !== true && Object.keys(told).length > 0 === isRefused)
const isOfFile = ({ change }: Rule) => Object.values(change).some((value) => value instanceof Sample)

/** A file that was refused is not left out unseen: the form asks what is to become of it. */
const asks = (words: string): string => `${words.replace(/\.$/, '')}. Choose another file, or leave it out.`

async function chooseRefusedFile(page: Page, rule: Rule, prefix: string): Promise<void> {
  for (const [name, value] of Object.entries(rule.change)) {
    if (!(value instanceof Sample)) continue
    await choose(page, prefix + name, value)
    const box = page.locator('.field', { has: page.locator(`[id="f-${prefix}${name}"]`) })
    await expect(box.getByText(rule.told[name] ?? '-', { exact: true })).toBeVisible()
  }
}

const openAll = (page: Page) =>
  page
    .locator('details.entry')
    .evaluateAll((cards) => cards.forEach((card) => ((card as HTMLDetailsElement).open = true)))

const lists = RULE_FORMS.filter((form): form is SectionPath => form !== 'application')

/** An applicant with as many complete entries in a list as there are rows. */
async function seed(product: { url: string; dataDir: string }, section: SectionPath, rows: number): Promise<Account> {
  const account = await makeAccount(product, 'ruled')
  await makeApplication(account)
  await addEntries(account, section, rows)
  return account
}

const tagOf = (form: string) => (form === 'evidence' ? {} : { tag: '@long' })

for (const form of lists) {
  test(
    `each entry says in the words of its rules what is wrong with it: ${form}`,
    tagOf(form),
    async ({ page, context, product }) => {
      const rules = inForm(form, true)
      const account = await seed(product, form, rules.length)
      await signIn(context, account)
      const before = await storedRows(account, form)
      await page.goto(PROFILE_FORMS[form].path)
      await expect(page.locator('details.entry')).toHaveCount(rules.length)
      await openAll(page)
      const expected: Record<string, string> = {}
      for (const [at, rule] of rules.entries()) {
        const prefix = `entries.${at}.`
        if (isOfFile(rule)) await chooseRefusedFile(page, rule, prefix)
        else await change(page, rule.change, prefix, COMPLETE[form])
        for (const [name, words] of Object.entries(rule.told))
          expected[prefix + name] = isOfFile(rule) ? asks(words) : words
      }
      // And a card in which nothing is filled in; of projects a wholly empty one would be passed over.
      await page.getByRole('button', { name: 'Add Another' }).click()
      const last = `entries.${rules.length}.`
      if (form === 'academicprojects') await fill(page, { comments: 'Begun.' }, last)
      for (const [name, words] of Object.entries(PROFILE_RULES[form].empty)) expected[last + name] = words
      await save(page)
      await expectErrors(page, expected)
      expect(await storedRows(account, form)).toEqual(before)
    },
  )

  test(`what the rules take is stored as they say: ${form}`, { tag: '@long' }, async ({ page, context, product }) => {
    const rules = inForm(form, false)
    const account = await seed(product, form, rules.length)
    await signIn(context, account)
    await page.goto(PROFILE_FORMS[form].path)
    await expect(page.locator('details.entry')).toHaveCount(rules.length)
    await openAll(page)
    for (const [at, rule] of rules.entries()) await change(page, rule.change, `entries.${at}.`, COMPLETE[form])
    await save(page)
    await expect(page.locator('.toasts').getByText(PROFILE_FORMS[form].saved)).toBeVisible()
    await page.waitForURL(`**${PROFILE_FORMS[form].next}`)
    const rows = await storedRows(account, form)
    for (const [at, rule] of rules.entries()) expect(rows[at], rule.says).toMatchObject(rule.kept ?? {})
  })
}

test(
  'personal info says in the words of its rules what is wrong with it, and stores what they take',
  { tag: '@long' },
  async ({ page, context, product }) => {
    const account = await makeAccount(product, 'ruled')
    await signIn(context, account)
    await page.goto('/personal-info')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Initial Filing').click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toBeHidden()
    await fill(page, { email: '' })
    await save(page)
    await expectErrors(page, PROFILE_RULES.application.empty)
    expect(await storedRows(account, 'application')).toEqual([])

    await choose(page, 'resume', new Sample('pdf', 'cv.pdf'))
    const { phone_number, ...complete } = COMPLETE.application
    const typed: Filling = { ...complete, phone_number, occupation: '', field_of_endeavor: '' }
    await fill(page, typed)
    for (const rule of inForm('application', true)) {
      if (isOfFile(rule)) {
        await chooseRefusedFile(page, rule, '')
        await save(page)
        await expectErrors(
          page,
          Object.fromEntries(Object.entries(rule.told).map(([name, words]) => [name, asks(words)])),
        )
        await page.getByRole('button', { name: /^Leave it out/ }).click()
        continue
      }
      await change(page, rule.change, '', {})
      await save(page)
      await expectErrors(page, rule.told)
      await fill(page, Object.fromEntries(Object.keys(rule.change).map((name) => [name, typed[name] ?? ''])))
    }
    expect(await storedRows(account, 'application')).toEqual([])

    for (const rule of inForm('application', false)) {
      await change(page, rule.change, '', {})
      await save(page)
      await page.waitForURL('**/education-info')
      expect((await storedRows(account, 'application'))[0], rule.says).toMatchObject(rule.kept ?? {})
      await page.goto('/personal-info')
    }
  },
)
