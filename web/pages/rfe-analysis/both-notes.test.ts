import { MAX_NOTE } from '#domain/rfe.ts'
import { expect, test } from 'vitest'
import { bothNotes } from './both-notes.ts'

test.each([
  ['', 'Ask Dr. Example.', 'Ask Dr. Example.'],
  ['Ask Dr. Example.', '', 'Ask Dr. Example.'],
  ['Ask Dr. Example.', 'Ask Dr. Example. By Friday.', 'Ask Dr. Example. By Friday.'],
  ['Ask Dr. Example. By Friday.', 'Ask Dr. Example.', 'Ask Dr. Example. By Friday.'],
  ['From the telephone.', 'From the laptop.', 'From the telephone.\n\nFrom the laptop.'],
])('of %j, saved, and %j, typed, there is %j', (stored, typed, both) => {
  expect(bothNotes(stored, typed)).toBe(both)
})

test('what two devices wrote can always be saved', () => {
  expect(bothNotes('a'.repeat(MAX_NOTE - 5), 'b'.repeat(100))).toHaveLength(MAX_NOTE)
})
