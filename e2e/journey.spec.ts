import * as renata from './applicant.ts'
import { expect, test } from './product.ts'
import { addRecommender, buyFullPackage, chooseEndeavor, fillProfile, generate, plain, register } from './steps.ts'

test('from a blank profile to a petition letter', async ({ page, product }) => {
  test.setTimeout(240_000)
  await register(page, product)
  await fillProfile(page)
  const endeavor = await chooseEndeavor(page)
  await addRecommender(page)
  await buyFullPackage(page)

  await page.goto('/proposed-endeavor')
  await expect(page.locator('.endeavor-list > li')).toHaveCount(10)
  await expect(page.locator('.endeavor-list .locked')).toHaveCount(0)

  await page.goto('/recommender')
  await page.getByRole('link', { name: /Marcus Oyelaran/ }).click()
  await page.getByRole('tab', { name: 'Letter Generation' }).click()
  const letter = await generate(page)
  for (const text of [letter.pdf, letter.docx]) {
    expect(text).toContain('Marcus Oyelaran')
    expect(text).toContain('Director of Process Engineering')
    expect(text).toContain('Kőszegi')
    expect(text).toContain('38 tonnes')
  }

  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Signed Letter' }).click()
  await expect(page.getByText('Please upload a signed letter before submitting')).toBeVisible()
  const { name, mimeType, buffer } = { ...renata.SIGNED_LETTER.file }
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await page.getByRole('button', { name: 'Submit Signed Letter' }).click()

  await page.waitForURL('**/petition-letter')
  const petition = await generate(page)
  for (const text of [petition.pdf, petition.docx]) {
    expect(text).toContain(plain(endeavor))
    for (const fact of [
      'Renáta Kőszegi',
      'Lakeshore State University',
      'Tisza University of Technology',
      'Great Lakes Cell Institute',
      '94 percent',
      '38 tonnes',
      'Young Investigator Award',
      'Danube Battery Society',
      'Matter of Dhanasar',
      '26 I&N Dec. 884',
      'Marcus Oyelaran',
      'Ex. 1',
    ])
      expect(text).toContain(fact)
    for (const placeholder of ['undefined', 'null', '[object', ' # ']) expect(text).not.toContain(placeholder)
  }
  await page.goto('/dashboard')
  await expect(page.getByText('100%')).toBeVisible()
})
