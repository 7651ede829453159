import type { Page } from '@playwright/test'
import { RULE_FORMS } from '#domain/testing/profile-rules.ts'
import type { RuleForm } from '#domain/testing/rule.ts'
import { overflowAt } from './axe.ts'
import { fill } from './fill.ts'
import { LONG_AND_FOREIGN } from './long-and-foreign.ts'
import { expect, test } from './product.ts'
import { PROFILE_FORMS } from './profile-forms.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

/** What every control of the form shows, by its id: text, ticks, courses, names of files. */
const shown = (page: Page) =>
  page.locator('form').evaluate((form) => {
    const controls = [
      ...form.querySelectorAll<HTMLInputElement>('input[id^="f-"], select[id^="f-"], textarea[id^="f-"]'),
    ]
    const words = (selector: string) => [...form.querySelectorAll(selector)].map((at) => at.textContent)
    return {
      values: Object.fromEntries(controls.map((at) => [at.id, at.type === 'checkbox' ? at.checked : at.value])),
      chips: words('.chip'),
      files: words('.file .name'),
    }
  })

const save = (page: Page) => page.getByRole('button', { name: 'Save and Continue', exact: true }).click()

/** Controls that stand empty once their words are taken: the box for the next course. */
const TAKEN = /\.courses$/

/** One form of entries; steps.ts fills in the others too, and tables hold to their rules. */
const SAMPLE: readonly RuleForm[] = ['academichistory']

for (const form of RULE_FORMS)
  test(
    `a step is filled in whole, and all of it is there when one comes back: ${form}`,
    { tag: SAMPLE.includes(form) ? [] : '@long' },
    async ({ page, context, product }) => {
      const account = await makeAccount(product, 'foreigner')
      if (form !== 'application') await makeApplication(account)
      await signIn(context, account)
      const { path, next, saved } = PROFILE_FORMS[form]
      const prefix = form === 'application' ? '' : 'entries.0.'
      await page.goto(path)
      if (form === 'application') await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
      // An empty project is no mistake, so one letter of it is typed.
      if (form === 'academicprojects') await fill(page, { role: 'x' }, prefix)
      await save(page)
      await expect(page.locator('.summary')).toContainText('Please fill in all required fields correctly')
      for (const width of [1440, 390]) expect(await overflowAt(width, page), `with errors, at ${width}`).toBe(0)

      await fill(page, LONG_AND_FOREIGN[form], prefix)
      await page.getByRole('button', { name: 'Save and Continue', exact: true }).focus()
      const typed = await shown(page)
      expect(Object.entries(typed.values).filter(([id, value]) => value === '' && !TAKEN.test(id))).toEqual([])
      for (const width of [1440, 390]) expect(await overflowAt(width, page), `filled, at ${width}`).toBe(0)
      await save(page)
      await expect(page.locator('.toasts').getByText(saved).first()).toBeVisible()
      await page.waitForURL(`**${next}`)

      await page.goBack()
      await page.waitForURL(`**${path}`)
      await expect.poll(() => shown(page)).toEqual(typed)
      await page.reload()
      await expect.poll(() => shown(page)).toEqual(typed)
      await expect(page.getByText(/^We put back what you typed/)).toHaveCount(0)
    },
  )
