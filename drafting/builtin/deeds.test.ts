import { describe, expect, test } from 'vitest'
import { aimIn, withDeedsJoined } from './deeds.ts'
import type { Told } from './told.ts'

const told = (...texts: string[]): Told[] =>
  texts.map((text, at) => ({
    text,
    sources: [`F${at}`],
    exhibits: [],
    section: 'professionalprojects',
    entry: 1,
    field: 'solution',
  }))

const joined = (...texts: string[]): string[] => withDeedsJoined(told(...texts), 30).map(({ text }) => text)

describe('deeds are joined', () => {
  test('two plain ones by “and”', () => {
    expect(joined('I located the steel by radar.', 'I wrote a calculation sheet.')).toEqual([
      'I located the steel by radar and wrote a calculation sheet.',
    ])
  })

  test('where one has an “and” of its own, the second keeps its subject', () => {
    expect(joined('I planned a test and measured it.', 'I located the steel.')).toEqual([
      'I planned a test and measured it, and I located the steel.',
    ])
    expect(joined('I sealed the unit.', 'I wrote the controller and tested it.')).toEqual([
      'I sealed the unit, and I wrote the controller and tested it.',
    ])
  })

  test('two at a time, never three, and each keeps its sources', () => {
    const result = withDeedsJoined(told('I drew it.', 'I built it.', 'I tested it.'), 30)
    expect(result.map(({ text }) => text)).toEqual(['I drew it and built it.', 'I tested it.'])
    expect(result[0]?.sources).toEqual(['F0', 'F1'])
  })
})

test.each([
  ['I am on call.', 'I test every lot.'],
  ['The team built it.', 'I tested it.'],
  ['I was asked to help.', 'I tested it.'],
])('“%s” and “%s” stay apart', (first, second) => {
  expect(joined(first, second)).toEqual([first, second])
})

test('long ones stay apart', () => {
  const long = 'I designed a rule that asks for two independent signs before it warns the county of a failure.'
  expect(joined(long, long)).toEqual([long, long])
})

test.each([
  ['I wanted to estimate the depth of a pier.', { wanted: 'to estimate the depth of a pier', asked: false }],
  ['The aim of the team was to test tablets.', { wanted: 'to test tablets', asked: false }],
  ['I was asked to find a limit for each bridge.', { wanted: 'to find a limit for each bridge', asked: true }],
  ['It had to work without closing the road.', undefined],
])('what is wanted in “%s”', (text, aim) => {
  expect(aimIn(text)).toEqual(aim)
})
