import { expect, test } from 'vitest'
import { isCategoryAtOdds } from './recommender.ts'

const NO = { same_employer: false, was_supervisor: false, co_author: false }

test.each<[string, Record<string, unknown>, boolean]>([
  ['a supervisor without any tie', { ...NO, category: 'supervisor' }, true],
  ['a colleague without any tie', { ...NO, category: 'colleague' }, true],
  ['a professor elsewhere', { ...NO, category: 'professor' }, false],
  ['anybody else', { ...NO, category: 'other' }, false],
  ['a supervisor of one answer', { ...NO, category: 'supervisor', was_supervisor: true }, false],
  ['a supervisor of whom one answer is wanting', { ...NO, category: 'supervisor', co_author: null }, false],
  [
    'a supervisor in the words of the form',
    { category: 'supervisor', same_employer: 'false', was_supervisor: 'false', co_author: 'false' },
    true,
  ],
  ['a form that is empty', { category: '', same_employer: '', was_supervisor: '', co_author: '' }, false],
])('%s', (_, given, isAtOdds) => expect(isCategoryAtOdds(given)).toBe(isAtOdds))
