import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { quoterOf } from './quotations.ts'

test.each([
  ['Burial of ‘surface hoar’: three winters', 'Burial of "surface hoar": three winters', true],
  ['Burial of ‘surface hoar’', 'Burial of “surface hoar”', true],
  ['Burial of surface hoar', 'Burial of "surface hoar"', false],
  ['It doesn’t leak', 'It doesn"t leak', false],
  ['The code … was his', 'The code of the model was his', true],
  ['Three winters [In addition, the letter', 'Three winters [In addition, the letter', true],
  ['Three winters [In addition, the letter', 'Three winters. In addition, the letter', false],
])('%s is held by %s: %s', (quoted, passage, held) => {
  expect(quoterOf(foldText(quoted))(foldText(passage))).toBe(held)
})
