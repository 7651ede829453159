import { expect, it } from 'vitest'
import {
  codeSchema,
  inGroups,
  readCode,
  RECOVERY_ALPHABET,
  RECOVERY_LENGTH,
  WRONG_CODE,
  WRONG_RECOVERY_CODE,
} from './two-factor.ts'

it.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  [undefined, 'This field is required'],
  [123456, 'This field is required'],
  ['12345', WRONG_CODE],
  ['1234567', WRONG_CODE],
  ['７７７７７７', WRONG_RECOVERY_CODE],
  ['7K2M-9QXD', WRONG_RECOVERY_CODE],
  ['7K2M-9QXD-4HT0', WRONG_RECOVERY_CODE],
  ['7K2M-9QXD-4HTR-9', WRONG_RECOVERY_CODE],
  ['7K2M9QXD4HTR\0', WRONG_RECOVERY_CODE],
  [' '.repeat(60) + '1'.repeat(65), WRONG_RECOVERY_CODE],
])('no code: %j', (code, message) => {
  expect(codeSchema.safeParse({ code }).error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each([
  ['123456', { app: '123456' }],
  [' 123 456 ', { app: '123456' }],
  ['123-456', { app: '123456' }],
  ['7K2M-9QXD-4HTR', { recovery: '7K2M9QXD4HTR' }],
  ['7k2m9qxd4htr', { recovery: '7K2M9QXD4HTR' }],
  ['7k2m–9qxd 4htr\n', { recovery: '7K2M9QXD4HTR' }],
])('a code as people write it: %j', (typed, code) => {
  expect(codeSchema.safeParse({ code: typed }).success).toBe(true)
  expect(readCode(typed)).toEqual(code)
})

it('is written in groups, and read back', () => {
  expect(inGroups('7K2M9QXD4HTR')).toBe('7K2M-9QXD-4HTR')
  expect(readCode(inGroups('7K2M9QXD4HTR'))).toEqual({ recovery: '7K2M9QXD4HTR' })
})

it('is too long to be guessed, of letters that look alike to nobody', () => {
  expect(RECOVERY_LENGTH * Math.log2(RECOVERY_ALPHABET.length)).toBeGreaterThan(50)
  expect(new Set(RECOVERY_ALPHABET).size).toBe(RECOVERY_ALPHABET.length)
  expect(RECOVERY_ALPHABET).not.toMatch(/[01OIL]/)
})
