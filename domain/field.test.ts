import { describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import {
  isBlank,
  isIsoDate,
  optionalText,
  requiredLine,
  requiredNumber,
  requiredPassage,
  requiredWebAddress,
  webAddress,
} from './field.ts'

describe('webAddress', () => {
  test.each([
    ['mit.edu', 'https://mit.edu'],
    ['https://www.tisza-tech.example', 'https://www.tisza-tech.example'],
    ['http://tisza-tech.example:8080/a?b#c', 'http://tisza-tech.example:8080/a?b#c'],
    ['tisza-tech.example:8080/a', 'https://tisza-tech.example:8080/a'],
    ['http://münchen.example', 'http://münchen.example'],
    ['lakeshore state', null],
    ['localhost', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://tisza-tech.example', null],
    ['someone@tisza-tech.example', null],
    ['https://user:secret@tisza-tech.example', null],
    ['', null],
  ])('%s → %s', (given, address) => expect(webAddress(given)).toBe(address))
})

describe('isIsoDate', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-13-01', false],
    ['2023-1-1', false],
    ['0001-01-01', false],
    ['2023-01-01T00:00:00Z', false],
    [20230101, false],
  ])('%s → %s', (value, answer) => expect(isIsoDate(value)).toBe(answer))
})

describe('requiredNumber', () => {
  const hours = requiredNumber('missing', 'wrong', (value) => value > 0 && value <= 168)
  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    [null, 'missing'],
    [undefined, 'missing'],
    ['forty', 'wrong'],
    ['0', 'wrong'],
    [169, 'wrong'],
    ['0x10', 'wrong'],
    ['1e2', 'wrong'],
    [Number.NaN, 'wrong'],
    [true, 'wrong'],
    [[40], 'wrong'],
  ])('%j is told: %s', (given, message) => {
    expect(hours.safeParse(given).error?.issues[0]?.message).toBe(message)
  })
  it('reads digits of a form field', () => expect(hours.parse(' 37.5 ')).toBe(37.5))
})

describe('text that shows nothing is empty', () => {
  test.each([
    ['spaces', ' \t\n'],
    ['no-break spaces', '\u00a0\u202f\u3000'],
    ['a space of no width', '\u200b'],
    ['a byte order mark', '\ufeff'],
    ['joiners and marks of direction', '\u200c\u200d\u2060\u200e\u202e'],
    ['a soft hyphen', '\u00ad'],
    ['fillers of Hangul, the blank of Braille', '\u115f\u1160\u3164\uffa0\u2800'],
    ['all together', ' \u200b\ufeff\u00a0\u0000'],
  ])('%s', (_name, text) => {
    expect(requiredLine('missing').safeParse(text).error?.issues[0]?.message).toBe('missing')
    expect(requiredPassage('missing').safeParse(text).error?.issues[0]?.message).toBe('missing')
    expect(optionalText().parse(text)).toBe('')
    expect(isBlank(text)).toBe(true)
  })
  test.each(['x\u200b', 'می\u200cخواهم', '❤\ufe0f', '한', '-'])('%j shows something, and stays as it is', (text) => {
    expect(requiredLine().parse(text)).toBe(text)
  })
})

describe('a field of one line', () => {
  const message = 'Please write this on one line'
  const said = (value: string, schema: z.ZodType) => schema.safeParse(value).error?.issues[0]?.message

  test.each(['a\nb', 'a\r\nBcc: x@example.test', 'a\rb', 'a\u0007b', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u007fb'])(
    'refuses %j',
    (value) => {
      expect(said(value, requiredLine())).toBe(message)
      expect(said(value, optionalText())).toBe(message)
      expect(said(value, requiredWebAddress('x', 'y'))).toBe(message)
    },
  )

  test.each(['a b', 'a\tb', ' a\n', 'José 李明轩', ''])('takes %j', (value) => {
    expect(said(value, optionalText())).toBeUndefined()
  })

  test('is none of those that hold many', () => {
    expect(said('a\nb', requiredPassage())).toBeUndefined()
    expect(said('a\nb', optionalText(2_000))).toBeUndefined()
  })
})
