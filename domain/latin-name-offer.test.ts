import { expect, test } from 'vitest'
import { fitsName, latinNameIn, type LatinNameOffer, withoutRepeats } from './latin-name-offer.ts'

test.each([
  [{ family: 'MINGXUAN LI', given: '' }, ['MINGXUAN', 'LI']],
  [{ family: 'LI, MINGXUAN', given: '' }, ['MINGXUAN', 'LI']],
  [{ family: 'Dr. Mingxuan Ada Li', given: '' }, ['Mingxuan Ada', 'Li']],
  [{ family: 'Li', given: 'Mingxuan' }, ['Mingxuan', 'Li']],
  [{ family: 'Mingxuan Li (李明轩)', given: '' }, ['Mingxuan', 'Li']],
  [{ family: '李明轩 Mingxuan Li', given: '' }, ['Mingxuan', 'Li']],
  [{ family: 'OMAR AL HASSAN', given: '' }, ['OMAR', 'AL HASSAN']],
  [{ family: 'ELENA DE LA CRUZ', given: '' }, ['ELENA', 'DE LA CRUZ']],
  [{ family: 'KŐSZEGI, RENÁTA', given: '' }, ['RENÁTA', 'KŐSZEGI']],
  [{ family: 'FNU SUHARTO', given: '' }, ['', 'SUHARTO']],
  [{ family: 'Suharto', given: '' }, ['', 'Suharto']],
])('%j', (printed, [given, surname]) => {
  expect(latinNameIn(printed)).toEqual({ given, surname })
})

test.each([
  [{ family: '李明轩', given: '' }],
  [{ family: 'Пётр Иванов', given: '' }],
  // An initial is no given name, and a digit or an address is no name.
  [{ family: 'Li', given: 'M.' }],
  [{ family: 'LI, M.', given: '' }],
  [{ family: 'Li2 Mingxuan', given: '' }],
  [{ family: 'mingxuan@li.example', given: '' }],
  [{ family: '', given: '' }],
])('%j gives no name', (printed) => {
  expect(latinNameIn(printed)).toBeUndefined()
})

const offer = (given: string, surname: string, source: LatinNameOffer['source']): LatinNameOffer => ({
  given,
  surname,
  source,
  file: { name: 'a.pdf', url: '/api/files/a/a.pdf' },
})

test('a name is offered once, from its first source', () => {
  const notice = offer('MINGXUAN', 'LI', 'notice')
  const other = offer('Mingxuan Ada', 'Li', 'import')
  expect(withoutRepeats([notice, offer('Mingxuan', 'Li', 'import'), other])).toEqual([notice, other])
})

test('a person with one name is offered one name, and nobody else is', () => {
  expect(fitsName(offer('', 'SUHARTO', 'notice'), true)).toBe(true)
  expect(fitsName(offer('', 'SUHARTO', 'notice'), false)).toBe(false)
  expect(fitsName(offer('MINGXUAN', 'LI', 'notice'), true)).toBe(false)
})
