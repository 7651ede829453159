import { expect, test } from 'vitest'
import { asWritten, kindRemarks } from './remarks.ts'

test.each([
  ['I was angry when she left and became her first customer all the same.', []],
  ['She can’t park to save her life. She reads snow like nobody else.', ['She reads snow like nobody else.']],
  ['Her report is right. The mayor is an idiot, don’t quote me on that.', ['Her report is right.']],
  ['Talks too much in meetings. I trust her figures.', ['I trust her figures.']],
  ['I own no share of the firm and advised her against founding it.', []],
  ['I told him in 2020 to quit and sell the mold. He drew a new one.', ['He drew a new one.']],
  [
    'I was against the robot at first. What changed my mind is that he came along.',
    ['I was against the robot at first.', 'What changed my mind is that he came along.'],
  ],
])('of “%s” a letter says what supports', (comment, kept) => {
  expect(kindRemarks(comment)).toEqual(kept)
})

test.each([
  ['BUT since her protocol I sleep at night.', 'Since her protocol I sleep at night.'],
  ['I told her it wouldn’t work, I was wrong.', 'I told her it would not work; I was wrong.'],
  ['Wouldn’t trade her.', 'I would not trade her.'],
  ['I can’t name a better forecaster', 'I cannot name a better forecaster.'],
  ['We’ve flown eight units since 2023.', 'We have flown eight units since 2023.'],
  ['Her maps are clear.', 'Her maps are clear.'],
])('%s stands in a letter as %s', (typed, written) => {
  expect(asWritten(typed)).toBe(written)
})
