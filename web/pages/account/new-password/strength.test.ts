import { describe, expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

describe('advice on a new password', () => {
  test.each([
    ['Password1', 1, 'mostUsed'],
    ['Mountain7', 1, 'similarToCommon'],
    ['password', 1, 'mostUsed'],
    ['Qwertyuiop1', 1, 'similarToCommon'],
    ['Kkkkkkkk9', 1, 'simpleRepeat'],
    ['Abcdefgh1', 1, 'sequences'],
    ['Waiverly1', 1, 'userInputs'],
  ] as const)('%s is easy to guess', (password, level, advice) => {
    expect(strengthOf(password, [])).toEqual({ level, advice })
  })

  test('what others know of the applicant is no secret', () => {
    const about = ['renata', 'renata.koszegi@example.test']
    expect(strengthOf('Koszegi2024', about)).toEqual({ level: 1, advice: 'userInputs' })
    expect(strengthOf('Koszegi2024', []).level).toBeGreaterThan(1)
  })

  test('what meets the rules and nothing else is told to be longer', () => {
    expect(strengthOf('Tj4kQz', [])).toMatchObject({ advice: 'longer' })
  })

  test('unrelated words or many letters are strong, and need no advice', () => {
    expect(strengthOf('Cathode-walnut7-Tisza-ferry', [])).toEqual({ level: 4, advice: null })
    expect(strengthOf('u8Rk2!vQz0pLx', [])).toEqual({ level: 4, advice: null })
  })

  test.each(['', ' ', '\u0000', '😀', 'a'.repeat(10_000), 'aB1'.repeat(80)])('judges %j at all', (password) => {
    expect([1, 2, 3, 4]).toContain(strengthOf(password, ['', 'x', '(['])?.level)
  })
})
