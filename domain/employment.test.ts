import { expect, test } from 'vitest'
import { professionalHistorySchema } from './employment.ts'

const messageFor = (annual_salary: unknown): string | undefined =>
  professionalHistorySchema.safeParse({ annual_salary }).error?.issues.find(({ path }) => path[0] === 'annual_salary')
    ?.message

const SEPARATED = 'Please enter the salary without thousands separators (e.g., 138450)'

test.each([
  ['138.450', SEPARATED],
  ['1.138.450', SEPARATED],
  ['138.450,50', SEPARATED],
  ['138,450', 'Please enter a valid salary amount'],
  ['138450', undefined],
  ['138450.5', undefined],
  [138_450.5, undefined],
  ['96.45', undefined],
])('the salary %j is told: %s', (salary, message) => {
  expect(messageFor(salary)).toBe(message)
})
