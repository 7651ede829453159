import { describe, expect, it, test } from 'vitest'
import { isIsoDate, requiredNumber, webAddress } from './field.ts'

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
