import { expect, test } from 'vitest'
import { READ_OF_PAPER, READ_OF_PAPERS, READ_PAGES } from '#domain/limits.ts'
import { boundedReading } from './bounded-reading.ts'

const paper = (pages: string[], file_id = 'a') => ({
  file_id,
  pages,
  read_by: 'text' as const,
  reason: null,
  page_count: pages.length,
})

test('a paper within the bounds stays as it is', () => {
  const read = paper(['one', '', 'three'])
  expect(boundedReading([read])).toEqual([read])
})

test('of a long paper its first pages are read, and it says so', () => {
  const many = paper(Array.from({ length: READ_PAGES + 1 }, () => 'page'))
  expect(boundedReading([many])).toEqual([{ ...many, pages: many.pages.slice(0, READ_PAGES), reason: 'long' }])
  const wide = paper(['a'.repeat(READ_OF_PAPER - 1), 'bb'])
  expect(boundedReading([wide])).toEqual([{ ...wide, pages: wide.pages.slice(0, 1), reason: 'long' }])
})

test('of many papers those in front are read', () => {
  const count = READ_OF_PAPERS / READ_OF_PAPER
  const papers = Array.from({ length: count + 1 }, (_, at) => paper(['a'.repeat(READ_OF_PAPER)], String(at)))
  const read = boundedReading(papers)
  expect(read.slice(0, count)).toEqual(papers.slice(0, count))
  expect(read.at(-1)).toEqual({ ...papers.at(-1), pages: [], reason: 'long' })
})
