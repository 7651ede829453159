import { expect, test } from 'vitest'
import { bodyCalled } from './bodies.ts'
import { named } from './whereabouts.ts'

test.each([
  ['Bohemian Chamber of Water Engineers', true],
  ['Continental Storage Standards Board', true],
  ['Illinois Department of Financial and Professional Regulation', true],
  ['Prairie Growers Innovation Fund', true],
  ['University of the Lower Rhine', true],
  ['The Ardan Society', false],
  ['Warta University', false],
  ['Vltava Institute of Technology', false],
  ['Calder County', false],
  ['Salt Fork Hospital', false],
  ['IWSA', false],
  ['Trubní stavby Holešovice', false],
])('%s takes its article: %s', (name, takes) => expect(bodyCalled(name)).toBe(takes ? `the ${name}` : name))

test.each([
  [['Prague', 'Prague', 'Czechia'], 'Prague, Czechia'],
  [['Poznań', '', 'Poland'], 'Poznań, Poland'],
  [['Concepción', 'Biobío', 'Chile'], 'Concepción, Biobío'],
  [['Singapore', 'Singapore', 'Singapore'], 'Singapore'],
  [['New York', 'New York', 'United States'], 'New York, New York'],
  [['Decatur', 'Illinois', 'United States'], 'Decatur, Illinois'],
])('%j is told as %s', ([city = '', region = '', country = ''], told) =>
  expect(named(city, region, country).join(', ')).toBe(told),
)
