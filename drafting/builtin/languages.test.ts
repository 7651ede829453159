import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { mainsEngineer } from '../testing/profiles/mains-engineer.ts'
import { toldIn } from './told.ts'

const skills = (required_skills: string): string => {
  const [post] = mainsEngineer.professionalhistory
  if (post === undefined) throw new Error('The profile has no post')
  const profile = { ...mainsEngineer, professionalhistory: [{ ...post, required_skills }] }
  return toldIn(buildCaseFile(profile), 'professionalhistory', post.id, 'required_skills')
    .map(({ text }) => text)
    .join(' ')
}

test.each([
  ['Bachelor’s degree in public health; survey methods; Swahili and Dholuo', 'survey methods, and Swahili and Dholuo.'],
  ['Swahili, survey methods', 'Swahili and survey methods.'],
  ['Survey design, Tagalog', 'Tagalog.'],
  ['Wolof (fluent), survey methods', 'Wolof (fluent) and survey methods.'],
])('a language has its capital and no article: %s', (typed, told) => {
  expect(skills(typed)).toContain(told)
  expect(skills(typed)).not.toMatch(/\ban? (?:swahili|tagalog|wolof)/i)
})
