import { expect, test } from 'vitest'
import { wordsIn } from '../../forms/guidance.tsx'
import { ACADEMIC_PROJECT_FIELDS } from './academic-project-fields.ts'
import { EMPLOYMENT_FIELDS } from './employment-fields.ts'
import { EMPLOYMENT_PROJECT_FIELDS } from './employment-project-fields.ts'
import { EVIDENCE_FIELDS } from './evidence-fields.ts'
import { FUTURE_PLAN_FIELDS } from './future-plans-fields.ts'

const passages = [
  ...ACADEMIC_PROJECT_FIELDS,
  ...EMPLOYMENT_FIELDS,
  ...EMPLOYMENT_PROJECT_FIELDS,
  ...EVIDENCE_FIELDS,
  ...FUTURE_PLAN_FIELDS,
]
  .flatMap((group) => group.fields)
  .filter((field) => field.kind === 'passage' && field.optional !== true)

test('every passage that must be filled says what is asked, how long, and shows an answer', () => {
  expect(passages).toHaveLength(17)
  const lacking = passages.filter((field) => !field.help || !field.length || !field.example)
  expect(lacking.map((field) => field.name)).toEqual([])
})

test.each(passages.map(({ name, length, example }) => [name, length, example] as const))(
  'the example for %s is as long as it asks for',
  async (_name, length, example) => {
    const count = wordsIn((await example?.())?.text ?? '')
    expect(count).toBeGreaterThanOrEqual(length?.from ?? Infinity)
    expect(count).toBeLessThanOrEqual(length?.to ?? 0)
  },
)
