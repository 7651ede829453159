import { expect, it } from 'vitest'
import { matching } from './combobox.tsx'
import { asOption } from './inputs.tsx'

const countries = ['Hungary', 'Côte d’Ivoire', 'Türkiye', 'United States', 'Tunisia'].map(asOption)
const found = (typed: string) => matching(countries, typed).map((option) => option.label)

it.each([
  ['un', ['United States', 'Hungary', 'Tunisia']],
  ['cote', ['Côte d’Ivoire']],
  ['TURK', ['Türkiye']],
  ['zz', []],
  ['', countries.map((country) => country.label)],
])('finds by %j, accents aside, those that begin with it first', (typed, labels) => {
  expect(found(typed)).toEqual(labels)
})
