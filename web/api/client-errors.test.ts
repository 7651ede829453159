import { expect, test } from 'vitest'
import { clientError } from '#domain/client-error.ts'
import { brokenPage } from './client-errors.ts'

const thrown = (name: string, stack: string) =>
  Object.assign(new Error('Cannot use Renata, born 1990'), { name, stack: `${name}: Renata\n${stack}` })
const STACK = `    at Paper (https://w.example/assets/document-B1x_2.js:1:20480)
    at https://w.example/assets/react-Aa.js:9:77
    at inject (chrome-extension://abc/assets/x.js:1:1)`

test.each([
  ['nothing thrown', undefined, '/', { error: 'Error', page: '/', at: [] }],
  ['a word thrown', 'Renata', '/letter', { error: 'Error', page: '/letter', at: [] }],
  ['a name with blanks', thrown('Renata Kőszegi', ''), '/cart', { error: 'Error', page: '/cart', at: [] }],
  ['a token in the address', new RangeError('x'), '/reset-password/tok.en', { page: '/reset-password' }],
  ['a mistyped address', new RangeError('x'), '/Renata%20Koszegi', { page: '/' }],
])('of %s nothing is told that a person typed', (_what, error, pathname, told) => {
  expect(brokenPage(error, pathname)).toMatchObject(told)
})

test('the places in the program are told, and no more than the call takes', () => {
  const told = brokenPage(thrown('TypeError', STACK.repeat(5)), '/documents/12')
  expect(told).toMatchObject({ error: 'TypeError', page: '/documents' })
  expect(told.at.slice(0, 2)).toEqual(['/assets/document-B1x_2.js:1:20480', '/assets/react-Aa.js:9:77'])
  expect(clientError.parse(told)).toEqual(told)
  expect(JSON.stringify(told)).not.toContain('Renata')
})
