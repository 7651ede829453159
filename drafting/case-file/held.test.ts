import { expect, test } from 'vitest'
import { heldIn } from './held.ts'

const preprint = {
  is_published: false,
  published_journal: 'EarthArXiv',
  published_date: '2020-05-01',
  published_url: 'https://doi.org/10.31223/osf.io/aaaaa',
  citation_count: 4,
}

test.each([
  ['is_published', false, null],
  ['published_journal', false, null],
  ['published_date', false, null],
  ['published_url', false, 'https://doi.org/10.31223/osf.io/aaaaa'],
  ['citation_count', false, '4'],
  ['is_published', true, 'Yes'],
  ['published_journal', true, 'EarthArXiv'],
  ['published_date', true, '2020-05-01'],
])('%s of a work whose box “published” is %s is held as %j', (field, is_published, value) => {
  expect(heldIn({ ...preprint, is_published }, field)).toBe(value)
})
