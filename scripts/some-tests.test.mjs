import { expect, test } from 'vitest'
import { sorted } from './some-tests.mjs'

test.each([
  [['server/jobs/jobs.test.ts'], ['server/jobs/jobs.test.ts'], []],
  [['server/jobs'], ['server/jobs'], []],
  [['e2e/journey.spec.ts'], [], ['e2e/journey.spec.ts']],
  [['./e2e'], [], ['./e2e']],
  [['e2e/journey.spec.ts:12', '--project=phone'], [], ['e2e/journey.spec.ts:12', '--project=phone']],
  [
    ['domain/plans.test.ts', '-t', 'kits', 'e2e/commerce.spec.ts', '-g', 'cheaper'],
    ['domain/plans.test.ts', '-t', 'kits'],
    ['e2e/commerce.spec.ts', '-g', 'cheaper'],
  ],
  [['e2e/x.spec.ts', '-g', 'a.png'], [], ['e2e/x.spec.ts', '-g', 'a.png']],
  [['-t', 'cancelled'], ['-t', 'cancelled'], []],
])('%j', (asked, unit, browser) => expect(sorted(asked)).toEqual({ unit, browser }))
