import type { FoundEntry } from '#domain/import.ts'
import { expect, it } from 'vitest'
import { IMPORT_SECTIONS, stillToFill, formEntry, type ImportSection } from './import-sections.ts'
import { withAdded } from './into-drafts.ts'
import { knownAs } from './review.tsx'

const section = (path: string) => IMPORT_SECTIONS.find((one) => one.path === path) as ImportSection
const EVIDENCE = section('evidence')
const found = (fields: Record<string, unknown>, duplicate_of: number | null = null): FoundEntry => ({
  section: 'evidence',
  from: 'awards 1',
  fields: { ...fields, imported_from: 'resume.json, awards 1' },
  duplicate_of,
  names_you: true,
  may_be_you: false,
  notes: [],
})

it('knows the step of every section', () => {
  expect(IMPORT_SECTIONS.map(({ label, page }) => [label, page])).toEqual([
    ['Education', '/education-info'],
    ['Education Project', '/scientific-project'],
    ['Employment', '/employment-info'],
    ['Employment Project', '/project-info'],
    ['Evidence', '/evidence'],
  ])
})

it('adds at the end and leaves what is there', () => {
  const stored = { ...EVIDENCE.empty, id: 3, version: 2, name: 'Stored' }
  const typed = { ...EVIDENCE.empty, name: 'Typed' }
  const values = { entries: [stored, typed], removed: [9] }
  const { entries, removed } = withAdded(EVIDENCE, values, [found({ name: 'New' }), found({ name: 'Newer' })])
  expect(removed).toEqual([9])
  expect(entries.slice(0, 2)).toEqual([stored, typed])
  expect(entries.slice(2)).toEqual([
    { ...EVIDENCE.empty, name: 'New', imported_from: 'resume.json, awards 1' },
    { ...EVIDENCE.empty, name: 'Newer', imported_from: 'resume.json, awards 1' },
  ])
})

it('takes the place of a card in which nothing was typed, not of a stored one', () => {
  const untouched = { entries: [{ ...EVIDENCE.empty }], removed: [] }
  expect(withAdded(EVIDENCE, untouched, [found({ name: 'New' })]).entries).toHaveLength(1)
  const blank = { entries: [{ ...EVIDENCE.empty, id: 4 }], removed: [] }
  expect(withAdded(EVIDENCE, blank, [found({ name: 'New' })]).entries).toHaveLength(2)
})

it('counts the fields that are still to fill', () => {
  const missing = (fields: Record<string, unknown>) => stillToFill(EVIDENCE, formEntry(EVIDENCE, found(fields)))
  const all = missing({})
  expect(missing({ name: 'Award', received_date: '2022-05-19' })).toBe(all - 2)
})

it('tells what is there already', () => {
  const none = new Map()
  expect(knownAs(found({}), none)).toBe(null)
  expect(knownAs({ ...found({}), names_you: false }, none)).toBe('stranger')
  expect(knownAs({ ...found({}), may_be_you: true }, none)).toBe('unsure')
  expect(knownAs(found({}, 3), none)).toBe('stored')
  expect(knownAs(found({}), new Map([['evidence', [{ imported_from: 'resume.json, awards 1' }]]]))).toBe('typed')
  expect(knownAs(found({}), new Map([['evidence', [{ imported_from: 'other.json, awards 1' }]]]))).toBe(null)
})
