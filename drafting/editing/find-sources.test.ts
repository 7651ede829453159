import { expect, test } from 'vitest'
import { findSources } from './find-sources.ts'

const prize = { place: 'Evidence 2, Name', text: 'Prix de l’Énergie' }
const impact = { place: 'Employment project 1, Impact', text: 'The line treated 4,200 tonnes of cathodes in 2024.' }
const page = {
  place: 'Exhibit 3, page 2',
  text: `${'Nothing of note. '.repeat(60)}It treated 4,200 tonnes in Muskegon.`,
}
const ALL = [prize, impact, page]
const placesOf = (q: string, near = '') => findSources(ALL, { q, near }).found.map(({ source }) => source.place)

test.each<[string, string[]]>([
  ['', ALL.map(({ place }) => place)],
  ['energie', [prize.place]],
  ['ÉNERG', [prize.place]],
  ['tonnes cathodes', [impact.place]],
  ['exhibit 3', [page.place]],
  ['4,200 mus', [page.place]],
  ['.*', ALL.map(({ place }) => place)],
  ['nowhere', []],
])('%j finds %j', (q, expected) => {
  expect(placesOf(q).toSorted()).toEqual(expected.toSorted())
})

test('what shares most with the sentence comes first', () => {
  expect(placesOf('', 'It treated 4,200 tonnes of cathodes.')).toEqual([impact.place, page.place, prize.place])
})

test('of a long text the part is shown in which the words are', () => {
  const [found] = findSources([page], { q: 'muskegon', near: '' }).found
  expect(found?.excerpt).toMatch(/^… .*Muskegon\.$/)
  expect(found?.excerpt.length).toBeLessThan(260)
})

test('of very many only the first are answered, and all are counted', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ place: `Evidence ${at}`, text: 'It ran.' }))
  const { count, found } = findSources(many, { q: 'ran', near: '' })
  expect([count, found.length]).toEqual([500, 40])
})
