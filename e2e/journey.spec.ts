import { test } from './product.ts'
import { wholeJourney } from './steps.ts'

test('from a blank profile to a petition letter', async ({ page, product }) => {
  test.setTimeout(240_000)
  await wholeJourney(page, product)
})
