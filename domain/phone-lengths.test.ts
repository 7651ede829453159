import { type CountryCode, getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { EVERY_PHONE_CODE } from './phone-codes.ts'
import { NATIONAL_LENGTHS } from './phone-lengths.ts'

test.each(EVERY_PHONE_CODE)('numbers under $code are as long as the plan of $country says', ({ code, country }) => {
  const plan = new Metadata()
  plan.selectNumberingPlan(country as CountryCode)
  expect(NATIONAL_LENGTHS[code]).toEqual(plan.numberingPlan?.possibleLengths())
})

test('no other code is told of', () => expect(Object.keys(NATIONAL_LENGTHS)).toHaveLength(EVERY_PHONE_CODE.length))

test('every country has its code in the list, once, and no code begins another', () => {
  const codes = EVERY_PHONE_CODE.map(({ code }) => code)
  expect(new Set(codes)).toEqual(new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`)))
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code])
})
