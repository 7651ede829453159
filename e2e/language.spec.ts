import type { Page } from '@playwright/test'
import { PICTURES } from './pictures.ts'
import { pictured } from './pictured-people.ts'
import { expect, test } from './product.ts'
import { makeAccount, makeApplication, signIn } from './seed.ts'

test.use({ locale: 'zh-CN' })

test('a browser that asks for Chinese is served in Chinese, and may choose English', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('邮箱').fill('nobody@example.test')
  await page.getByLabel('密码', { exact: true }).fill('Wrong-password-1')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  // Told by the server, in English.
  await expect(page.getByText('邮箱或密码不正确')).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
})

test('a rule of a form is told in Chinese, and what was typed stays as it is', async ({ page, context, product }) => {
  const account = await makeAccount(product, 'chinese')
  await makeApplication(account, { last_name: '王' })
  await signIn(context, account)
  await page.goto('/education-info')
  await expect(page.getByRole('heading', { level: 1, name: '教育经历' })).toBeVisible()
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page.getByText('此栏为必填').first()).toBeVisible()
  await page.goto('/personal-info')
  await expect(page.getByLabel('姓', { exact: true })).toHaveValue('王')
  const menu = page.getByRole('button', { name: '打开菜单' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('王')
})

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
/** A date, or names in capitals, as English writes them: `April 28`, `28 Apr`, `DOC or DOCX`. */
const AS_ENGLISH = `\\b${MONTH} \\d{1,2}\\b|\\b\\d{1,2} ${MONTH}\\b|\\b[A-Z]{2,} (?:and|or) [A-Z]{2,}\\b`

/** Words in sight that are neither Chinese nor told to be English: three Latin words in a row are a phrase that was forgotten. */
const forgotten = (page: Page) =>
  page.evaluate((asEnglish) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      // A name such as `orderId` is called so in every language.
      const text = (node.textContent ?? '').replace(/\b[a-z]+[A-Z]\w*/g, '').trim()
      if (element?.closest('[lang]')?.getAttribute('lang') !== 'zh-Hans') continue
      if (element.closest('script, style, noscript, textarea, code, address') || !element.checkVisibility()) continue
      if (/[A-Za-z]{2,}[ ,;:]+[A-Za-z]{2,}[ ,;:]+[a-z]{2,}/.test(text) && !/\p{Script=Han}/u.test(text))
        found.push(text)
      if (new RegExp(asEnglish).test(text)) found.push(text)
    }
    return [...new Set(found)]
  }, AS_ENGLISH)

for (const { name, route, at, who, given } of PICTURES.filter(({ route }) => route !== '/dev/ui'))
  test(`${name}: no English phrase was forgotten`, { tag: '@long' }, async ({ page, context, product }) => {
    const { account, places } = who ? await pictured(who, product) : { account: null, places: {} }
    if (account) await signIn(context, account)
    await given?.(page)
    await page.goto(typeof at === 'function' ? at(places) : (at ?? route), { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    expect(await forgotten(page)).toEqual([])
  })
