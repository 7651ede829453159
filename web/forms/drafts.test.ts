import { expect, test } from 'vitest'
import { isUnsaved } from './drafts.ts'

test.each<[unknown, unknown, boolean]>([
  [{ name: 'Lakeside Prize' }, undefined, true],
  [{ name: 'Lakeside Prize' }, { name: '' }, true],
  [{ entries: [{ name: '' }, { name: '' }] }, { entries: [{ name: '' }] }, true],
  [{ name: 'Lakeside Prize' }, { name: 'Lakeside Prize' }, false],
])('%j typed over %j is something to lose: %j', (values, base, answer) =>
  expect(isUnsaved({ values, base })).toBe(answer),
)
