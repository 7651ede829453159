import { expect, test } from 'vitest'
import { occupation } from './wording.ts'

test.each([
  ['Physics Teacher, Science Department Chair', 'physics teacher and science department chair'],
  ['Founder, Chief Executive Officer', 'founder and chief executive officer'],
  ['Teacher III, Physics', 'Teacher III (physics)'],
  ['Harrow Fellow', 'Harrow Fellow'],
])('%s is %s in a sentence', (title, told) => expect(occupation(title)).toBe(told))
