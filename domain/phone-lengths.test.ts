import { Metadata } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { PHONE_CODES } from './options.ts'
import { NATIONAL_LENGTHS } from './phone-lengths.ts'

test.each(PHONE_CODES)('numbers under $code are as long as the plan of $country says', ({ code, country }) => {
  const plan = new Metadata()
  plan.selectNumberingPlan(country)
  expect(NATIONAL_LENGTHS[code]).toEqual(plan.numberingPlan?.possibleLengths())
})

test('no other code is told of', () => expect(Object.keys(NATIONAL_LENGTHS)).toHaveLength(PHONE_CODES.length))
