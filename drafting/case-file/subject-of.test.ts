import { expect, test } from 'vitest'
import { subjectOf } from './subject-of.ts'

test.each([
  ['M.S. Supply Chain Management', 'Supply Chain Management'],
  ['MSc in Logistics', 'Logistics'],
  ['Ed.D. Early Childhood Special Education', 'Early Childhood Special Education'],
  ['BSc. Marine Sciences', 'Marine Sciences'],
  ['Ph.D., Chemistry', 'Chemistry'],
  ['Materials Science', 'Materials Science'],
  ['Medicine', 'Medicine'],
  ['MBA', 'MBA'],
  ['Civil Engineering (MSc)', 'Civil Engineering (MSc)'],
])('%s is %s', (typed, subject) => expect(subjectOf(typed)).toBe(subject))
