import { MAX_NOTE } from '#domain/rfe.ts'
import { expect, test } from 'vitest'
import { areClashing, bothNotes } from './both-notes.ts'

test.each([
  ['', 'Ask Dr. Example.', 'Ask Dr. Example.'],
  ['Ask Dr. Example.', '', 'Ask Dr. Example.'],
  ['Ask Dr. Example.', 'Ask Dr. Example. By Friday.', 'Ask Dr. Example. By Friday.'],
  ['Ask Dr. Example. By Friday.', 'Ask Dr. Example.', 'Ask Dr. Example. By Friday.'],
  ['From the telephone.', 'From the laptop.', 'From the telephone.\n\nFrom the laptop.'],
])('of %j, saved, and %j, typed, there is %j', (stored, typed, both) => {
  expect(bothNotes(stored, typed)).toBe(both)
})

test('of what has no room nothing is cut off', () => {
  expect(bothNotes('a'.repeat(MAX_NOTE - 5), 'b'.repeat(100))).toBeNull()
})

test.each([
  ['', '', 'Mine.', false],
  ['', 'Mine.', 'Mine.', false],
  // Saved without an answer, and typed on.
  ['', 'Mi', 'Mine.', false],
  ['Ask.', 'Ask. By Friday.', 'Ask. By Friday. Twice.', false],
  ['', 'Theirs.', 'Mine.', true],
  ['Ask.', 'Theirs.', 'Ask. Mine.', true],
  ['Ask. By Friday.', 'Ask.', 'Ask. By Friday. Mine.', true],
  ['Ask.', '', 'Ask. Mine.', true],
])('on %j, with %j stored, typed is %j: a clash is %j', (base, stored, typed, clash) => {
  expect(areClashing(base, stored, typed)).toBe(clash)
})
