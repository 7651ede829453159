import type { Inline, Sentence } from '#domain/document.ts'
import { expect, it } from 'vitest'
import type { Exhibit, Source } from '../../api/document.ts'
import { placesOf, restingOf } from './resting.ts'

const source = (id: string, kind: Source['kind'], more: Partial<Source> = {}): Source => ({
  id,
  kind,
  place: id,
  text: `words of ${id}`,
  was: null,
  gone: false,
  exhibits: [],
  href: null,
  authority: null,
  ...more,
})
const paper = (number: number): Exhibit => ({
  number,
  title: `Paper ${number}`,
  url: '',
  content_type: 'application/pdf',
  pages: 3,
})
const held = {
  sources: new Map(
    [
      source('F1', 'fact', { exhibits: [{ number: 2, page: 5 }] }),
      source('F2', 'derived'),
      source('E7p14', 'page', { exhibits: [{ number: 7, page: 14 }] }),
      source('E3', 'exhibit', { exhibits: [{ number: 3, page: null }] }),
      source('dhanasar@889', 'authority'),
    ].map((one) => [one.id, one]),
  ),
  exhibits: new Map([2, 3, 7].map((number) => [number, paper(number)])),
}
const sentence = (sources: string[], ...inlines: Inline[]): Sentence => ({ inlines, sources })
const exhibit = (number: number, page?: number): Inline => ({ kind: 'exhibit', number, ...(page && { page }) })
const papers = (of: Sentence) =>
  restingOf(of, held).exhibits.map(({ exhibit: { number }, page, words }) => [number, page, words?.id])

it('of a sentence that names nothing is nothing', () => {
  expect(restingOf(sentence([]), held)).toEqual({ exhibits: [], authorities: [], facts: [], unknown: [] })
})

it('lists papers as they are cited, each once, with the page that is cited, read, or known of a fact', () => {
  expect(papers(sentence(['F1', 'E7p14', 'E3'], exhibit(7), exhibit(2), exhibit(7)))).toEqual([
    [7, 14, 'E7p14'],
    [2, 5, undefined],
    [3, null, undefined],
  ])
  expect(papers(sentence(['F1'], exhibit(2, 1)))).toEqual([[2, 1, undefined]])
})

it('tells which entries were found on the page that is shown', () => {
  const found = (of: Sentence) => restingOf(of, held).exhibits.map((one) => one.found.map(({ id }) => id))
  expect(found(sentence(['F1'], exhibit(2)))).toEqual([['F1']])
  expect(found(sentence(['F1'], exhibit(2, 1)))).toEqual([[]])
})

it('leaves out a paper that the filing no longer has, and names sources that are nowhere', () => {
  const { exhibits, unknown } = restingOf(sentence(['F99'], exhibit(12)), held)
  expect(exhibits).toEqual([])
  expect(unknown).toEqual(['F99'])
})

it('keeps law and profile apart', () => {
  const { authorities, facts } = restingOf(sentence(['dhanasar@889', 'F2', 'F1', 'F1']), held)
  expect(authorities.map(({ id }) => id)).toEqual(['dhanasar@889'])
  expect(facts.map(({ id }) => id)).toEqual(['F2', 'F1'])
})

it('puts facts of one entry together', () => {
  const facts = [
    source('F3', 'fact', { place: 'Education 1, School', href: '/education-info' }),
    source('F4', 'fact', { place: 'Education 1, Degree' }),
    source('F5', 'fact', { place: 'Evidence 2, Name, in full' }),
  ]
  expect(placesOf(facts).map(({ place, href, facts: of }) => [place, href, of.length])).toEqual([
    ['Education 1', '/education-info', 2],
    ['Evidence 2', null, 1],
  ])
})
