import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { foldAddress, holdsAddress, quoterOf } from './quotations.ts'

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

test.each([
  ['The report is at https://www.storage-news.example/reports/2023.', true],
  ['It passed (see https://www.storage-news.example/reports/2023).', true],
  ['See www.storage-news.example/reports/2023 for details.', true],
  ['storage-news.example/reports/2023', true],
  ['See www.storage-news.example/reports/2023/more.', false],
  ['Nothing of the kind.', false],
])('“%s” holds the address: %s', (text, holds) => {
  expect(holdsAddress(text, foldAddress('https://www.storage-news.example/reports/2023'))).toBe(holds)
})
