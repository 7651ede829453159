import { expect, test } from 'vitest'
import { tooAlike } from './difference.ts'

const endeavor = (title: string, problem: string, beneficiaries: string, output: string) => ({
  title,
  exp_subs_merit_intric_val: problem,
  exp_nation_impt_beneficiaries: beneficiaries,
  exp_nation_impt_impact: output,
})

const alarms = endeavor(
  'Scour alarms for rural counties',
  'A flood can wash out a pier in one night. I propose to install alarms on 200 bridges.',
  'Rural counties and those who drive over their bridges',
  'Warnings within 30 minutes',
)
const reworded = endeavor(
  'Affordable scour alarms for the rural counties',
  'A flood can wash out a pier in a night. I will install alarms on 200 bridges.',
  'The rural counties and all who drive over their bridges',
  'Warnings within 30 minutes of a flood',
)
const manual = endeavor(
  'A manual of the load rating of undocumented bridges',
  'Weight limits are set by rule of thumb. I propose to publish a calculation sheet and test it with inspectors.',
  'County engineers who have no drawings',
  'A published procedure',
)

test('the same plan with another adjective is found, once', () => {
  expect(tooAlike([alarms, reworded, manual])).toEqual([[alarms, reworded]])
})

test('another problem with another output is not', () => {
  expect(tooAlike([alarms, manual])).toEqual([])
})

test('questions to the applicant make none alike', () => {
  const asks = '[Missing: who will use the results, and how many there are]'
  expect(tooAlike([endeavor('Kilns', asks, asks, asks), endeavor('Glazes', asks, asks, asks)])).toEqual([])
})
