import { expect, it } from 'vitest'
import { z } from 'zod'
import { issuesOf, issuesOfWire, nested } from './issues.ts'
import { itemsOf, messageOf, withLabel } from './messages.ts'

it('keeps the first message of a field', () => {
  const read = z.object({ name: z.string().min(2, 'Short').regex(/x/, 'No x') }).safeParse({ name: '' })
  expect(read.success ? [] : issuesOf(read.error)).toEqual([{ path: 'name', message: 'Short' }])
})

it('reads the wire and puts a prefix before', () => {
  expect(issuesOfWire({ name: ['Taken', 'Also bad'], other: [] }, 'entries.0.')).toEqual([
    { path: 'entries.0.name', message: 'Taken' },
  ])
})

it('nests paths with places in lists', () => {
  const errors = nested([
    { path: 'entries.1.courses.0', message: 'Course name is required' },
    { path: 'entries.1.name', message: 'Required' },
  ])
  expect(errors).toEqual({
    entries: [
      undefined,
      {
        courses: [{ type: 'rule', message: 'Course name is required' }],
        name: { type: 'rule', message: 'Required' },
      },
    ],
  })
})

it('finds the message of a field that holds words', () => {
  expect(messageOf([undefined, { type: 'rule', message: 'Course name is required' }])).toBe('Course name is required')
})

it('puts the label before a message that does not name the field', () => {
  expect(withLabel('School name', 'This field is required')).toBe('School name: This field is required')
  expect(withLabel('End date', 'End date must be after start date')).toBe('End date must be after start date')
})

it('orders the summary as the fields stand', () => {
  const errors = nested([
    { path: 'last', message: 'Last is required' },
    { path: 'first', message: 'First is required' },
  ])
  const labels = new Map([
    ['first', 'First'],
    ['last', 'Last'],
  ])
  expect(itemsOf(errors, labels)).toEqual([
    { id: 'f-first', text: 'First is required' },
    { id: 'f-last', text: 'Last is required' },
  ])
})
