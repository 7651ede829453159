import { expect, test } from 'vitest'
import { toldSkills } from '../testing/told-skills.ts'

test.each([
  ['Bachelor’s degree in public health; survey methods; Swahili and Dholuo', 'survey methods, and Swahili and Dholuo.'],
  ['Swahili, survey methods', 'Swahili and survey methods.'],
  ['Survey design, Tagalog', 'Tagalog.'],
  ['Wolof (fluent), survey methods', 'Wolof (fluent) and survey methods.'],
])('a language has its capital and no article: %s', (typed, told) => {
  expect(toldSkills(typed)).toContain(told)
  expect(toldSkills(typed)).not.toMatch(/\ban? (?:swahili|tagalog|wolof)/i)
})
