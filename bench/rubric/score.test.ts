import { expect, test } from 'vitest'
import { RULES } from '#drafting/quality/rules.ts'
import { CRITERIA, ESSENTIAL } from './criteria.ts'
import type { Placed } from './findings.ts'
import { scoreOf, sumOf } from './score.ts'

const found = (rule: string, severity: Placed['severity'] = 'must', of: Placed['of'] = 'petition'): Placed => ({
  rule,
  severity,
  of,
  text: 'x',
  block: null,
  document: 'x',
})
const criterion = (number: number) => {
  const one = CRITERIA.find((each) => each.number === number)
  if (one === undefined) throw new Error(`No criterion ${number}`)
  return one
}

test('every rule speaks to a criterion, and every criterion has rules', () => {
  const spoken = CRITERIA.flatMap(({ rules }) => rules)
  // The corpus holds no notices, so what is made of them is not scored.
  const scored = RULES.filter(({ kinds }) => kinds?.every((kind) => kind.startsWith('rfe_')) !== true)
  expect(scored.map(({ id }) => id).filter((id) => !spoken.includes(id))).toEqual([])
  expect(CRITERIA.filter(({ rules }) => rules.length === 0)).toEqual([])
})

test('nothing found meets a criterion, a should half of it, a must fails it', () => {
  expect(scoreOf(criterion(4), [])).toBe(2)
  expect(scoreOf(criterion(4), [found('placeholders')])).toBe(2)
  expect(scoreOf(criterion(4), [found('pronouns', 'should')])).toBe(1)
  expect(scoreOf(criterion(4), [found('pronouns', 'should'), found('dates')])).toBe(0)
})

test('a criterion of letters hears nothing of the petition', () => {
  expect(scoreOf(criterion(25), [found('letter-overlap', 'must', 'petition')])).toBe(2)
  expect(scoreOf(criterion(25), [found('letter-overlap', 'must', 'letters')])).toBe(0)
})

test('one essential criterion that is not met misses the bar, whatever the average', () => {
  expect(sumOf([])).toEqual({ average: 2, short: [], isMet: true })
  expect(sumOf([found('asked-twice', 'should')])).toMatchObject({ short: [3], isMet: false })
})

test('the others miss it by their average alone', () => {
  expect(sumOf([found('slips', 'should')]).isMet).toBe(true)
  const others = CRITERIA.filter(({ number }) => !ESSENTIAL.includes(number) && number !== 15)
  const failing = others.map(({ rules, of }) => found(rules.at(-1) ?? '', 'must', of === 'all' ? 'petition' : of))
  expect(sumOf(failing)).toMatchObject({ isMet: false })
})
