import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readRecords } from '#documents/records/read.ts'
import type { Author, FileRecord } from '#documents/records/records.ts'
import { BIBTEX, EXPORTS, JSON_RESUME, ORCID_JSON, thousandAuthors } from '#documents/testing/record-files.ts'
import { SECTIONS } from '#domain/sections.ts'
import { shapeOf } from '#domain/section.ts'
import type { PersonName } from '#domain/same-person.ts'
import { authorRole } from './author-role.ts'
import { readDate } from './date.ts'
import { degreeIn } from './degrees.ts'
import { storedDuplicate, withoutRepeats } from './duplicates.ts'
import { toEntry } from './to-entry.ts'

const input = (name: string) => readFileSync(new URL(`../../documents/testing/inputs/${name}`, import.meta.url), 'utf8')

const RENATA: PersonName = { first_name: 'Renáta', middle_name: 'Klára', last_name: 'Kőszegi' }

function recordsOf(text: string): FileRecord[] {
  const read = readRecords(new TextEncoder().encode(text))
  if ('failed' in read) throw new Error(read.failed)
  return read.records
}
const entry = (text: string, place: string, person = RENATA) => {
  const record = recordsOf(text).find((one) => one.place === place)
  if (record === undefined) throw new Error(`no ${place}`)
  return toEntry(record, person, 'file.bib')
}

test.each([
  ['2019-09-01', '2019-09-01', '2019-09-01', '2019-09-01'],
  ['2019-09-01T00:00:00.000Z', '2019-09-01', '2019-09-01', '2019-09-01'],
  ['2019/9/1', '2019-09-01', '2019-09-01', '2019-09-01'],
  ['2019', null, '2019', '2019'],
  ['2019-09', null, '2019-09', 'September 2019'],
  ['09/2019', null, '2019-09', 'September 2019'],
  ['Sept. 2019', null, '2019-09', 'September 2019'],
  ['May 2019', null, '2019-05', 'May 2019'],
  ['12 March 2019', '2019-03-12', '2019-03-12', '2019-03-12'],
  ['March 12, 2019', '2019-03-12', '2019-03-12', '2019-03-12'],
  ['2019-02-30', null, '', '2019-02-30'],
  ['2019-13', null, '', '2019-13'],
  ['03/04/2019', null, '', '03/04/2019'],
  ['Fall 2019', null, '', 'Fall 2019'],
  ['Ma 2019', null, '', 'Ma 2019'],
  ['in press', null, '', 'in press'],
  ['0019-01-01', null, '', '0019-01-01'],
  ['', null, '', ''],
])('the date %j', (text, day, known, said) => {
  expect(readDate(text)).toMatchObject({ day, known, said, goesOn: false })
})

test.each(['Present', 'current', 'now', 'Ongoing'])('%s goes on', (text) => {
  expect(readDate(text)).toMatchObject({ day: null, goesOn: true })
})

test.each([
  ['PhD', 'Doctoral'],
  ['Ph. D. in Physics', 'Doctoral'],
  ['Doctor of Philosophy', 'Doctoral'],
  ['M.Sc.', "Master's"],
  ["Master's Degree", "Master's"],
  ['MBA', "Master's"],
  ['Bachelor of Arts', "Bachelor's"],
  ['BSc (Hons)', "Bachelor's"],
  ['B.Tech', "Bachelor's"],
  ['M.D.', 'Professional Degree'],
  ['Juris Doctor', 'Professional Degree'],
  ['Postdoctoral researcher', null],
  ["Bachelor's and Master's", null],
  ['Okl. mérnök', null],
  ['', null],
])('the degree %j', (words, degree) => {
  expect(degreeIn(words)).toBe(degree)
})

const author = (name: string): Author => {
  const [family = '', given = ''] = name.split(', ')
  return { family, given }
}
const person = (first_name: string, last_name: string, middle_name = ''): PersonName => ({
  first_name,
  middle_name,
  last_name,
})

test.each<[string, string[], PersonName, boolean, string | null]>([
  ['spelled out', ['Oyelaran, Marcus', 'Kőszegi, Renáta'], RENATA, false, 'Second of 2 authors'],
  ['without marks', ['Koszegi, Renata', 'B, C', 'D, E', 'F, G'], RENATA, false, 'First of 4 authors'],
  ['an initial', ['Koszegi, R.', 'B, C', 'D, E', 'F, G'], RENATA, false, null],
  ['with both initials', ['Koszegi, R. K.'], RENATA, false, null],
  ['initials without dots', ['Koszegi, RK', 'B, C'], RENATA, false, null],
  ['others after it', ['Koszegi, Renata'], RENATA, true, 'First of more than 1 author'],
  ['an umlaut spelled out', ['Mueller, Joerg', 'B, C'], person('Jörg', 'Müller'), false, 'First of 2 authors'],
  ['an umlaut left out', ['Muller, Jorg', 'B, C'], person('Jörg', 'Müller'), false, 'First of 2 authors'],
  ['a name that came whole', ['Renáta Kőszegi', 'B, C'], RENATA, false, 'First of 2 authors'],
  ['a name with a mark of affiliation', ['Kőszegi*', 'Kőszegi*, Renáta†'], RENATA, false, 'Second of 2 authors'],
  ['a family name first', ['Xiaoming, Wang', 'B, C'], person('Xiaoming', 'Wang'), false, 'First of 2 authors'],
  ['a middle name alone is not enough', ['Kőszegi, Klára'], RENATA, false, null],
  ['another initial', ['Kőszegi, Zs.'], RENATA, false, null],
  ['another of the family with a longer name', ['Kőszegi, Renátus'], RENATA, false, null],
  ['the family name alone', ['Kőszegi'], RENATA, false, null],
  ['two who could be', ['Wang, W.', 'Wang, Wei', 'B, C'], person('Wei', 'Wang'), false, null],
  ['nobody', [], RENATA, false, null],
])('the role of an author: %s', (_, authors, who, others, role) => {
  const found = authorRole({ authors: authors.map(author), others }, who)
  expect('role' in found ? found.role : null).toBe(role)
})

test.each([
  [11, '11th'],
  [21, '21st'],
  [112, '112th'],
  [612, '612th'],
  [1000, '1,000th'],
])('author %i of a thousand', (place, told) => {
  const text = thousandAuthors(place, String.raw`K{\H{o}}szegi, Ren{\'a}ta`)
  expect(entry(text, 'atlas2020').fields['role']).toBe(`${told} of 1,000 authors`)
})

test('whose name is not there is told so, unless the list goes on', () => {
  const { fields, notes, names_you } = entry(thousandAuthors(0), 'atlas2020')
  expect(fields).not.toHaveProperty('role')
  expect(notes).toContain('The file names 1,000 authors. Your name is not there as you spell it.')
  expect(names_you).toBe(false)
  const alone = entry('@misc{a, title={T}, author={Else, Somebody}}', 'a')
  expect(alone.notes).toContain('The file names one author, Somebody Else. Your name is not there as you spell it.')
  const others = entry('@misc{a, title={T}, author={Else, Somebody and others}}', 'a')
  expect(others.names_you).toBe(true)
  expect(others.notes).toContain(
    'The file names one author, Somebody Else. It says “and others”: if you are one of them, tell your role.',
  )
  expect(entry(BIBTEX, 'a record without a key').names_you).toBe(true)
})

test('an initial is asked about and never told as the person', () => {
  const { fields, notes, names_you, may_be_you } = entry('@misc{a, title={T}, author={Kőszegi, R. and B, C}}', 'a')
  expect(fields).not.toHaveProperty('role')
  expect({ names_you, may_be_you }).toEqual({ names_you: true, may_be_you: true })
  expect(notes).toContain(
    '“R. Kőszegi” may be you, or somebody else. If it is you, enter your role (First of 2 authors).',
  )
})

test('one’s own papers are one’s own, however the name is written; initials are asked about', () => {
  const text = input('own-name-east-asian.bib')
  const xiaoming = person('Xiaoming', 'Wang')
  for (const place of ['a1', 'a2', 'a3', 'a5'])
    expect(entry(text, place, xiaoming)).toMatchObject({
      fields: { role: 'First of 2 authors' },
      names_you: true,
      may_be_you: false,
    })
  expect(entry(text, 'a4', xiaoming)).toMatchObject({ names_you: true, may_be_you: true })
  expect(entry(text, 'a4', xiaoming).fields).not.toHaveProperty('role')
})

test('every field that is filled is one of its section, and what it holds passes the section’s rules', () => {
  for (const file of [BIBTEX, EXPORTS, JSON_RESUME, ORCID_JSON, thousandAuthors(7)])
    for (const record of recordsOf(file)) {
      const { section, fields } = toEntry(record, RENATA, 'file.bib')
      const shape = shapeOf(SECTIONS[section].schema)
      for (const [name, value] of Object.entries(fields)) {
        const field = shape[name]
        expect({ name, value, fits: field !== undefined && z.safeParse(field, value).success }).toMatchObject({
          fits: true,
        })
      }
    }
})

describe('entries hold what the file says and nothing else', () => {
  test('a publication', () => {
    expect(entry(BIBTEX, 'koszegi2019relithiation')).toEqual({
      section: 'academicprojects',
      from: 'koszegi2019relithiation',
      fields: {
        project_name: 'Solid-state relithiation of NMC cathodes: the role of Łukasz salts & Größe',
        role: 'First of 4 authors',
        is_published: true,
        published_journal: 'Journal of Closed-Loop Materials Letters',
        published_url: 'https://doi.org/10.5555/jclm.2019.0314',
        imported_from: 'file.bib, koszegi2019relithiation (published March 2019)',
      },
      notes: ['The file gives only March 2019 (published). Enter the date.'],
      names_you: true,
      may_be_you: false,
    })
  })

  test('a preprint and a thesis are not told to be published', () => {
    const preprint = entry(BIBTEX, 'koszegi2022arxiv')
    expect(preprint.fields).toEqual({
      project_name: 'Salts that melt early',
      role: 'Sole author',
      comments: '2022, https://arxiv.org/abs/2201.01234',
      imported_from: 'file.bib, koszegi2022arxiv',
    })
    expect(preprint.notes[0]).toMatch(/preprint/)
    expect(entry(BIBTEX, 'koszegi:thesis').fields).toMatchObject({ organization: 'Université de Łódź' })
    expect(entry(BIBTEX, 'koszegi:thesis').fields).not.toHaveProperty('is_published')
  })

  test('nothing is published whose venue the file does not name', () => {
    for (const name of ['preprints-by-publisher.bib', 'reactive-resume-v4.json'])
      for (const record of recordsOf(input(name)))
        expect(toEntry(record, RENATA, name).fields).not.toHaveProperty('is_published')
  })

  test('a position', () => {
    expect(entry(JSON_RESUME, 'work 1')).toMatchObject({
      section: 'professionalhistory',
      fields: {
        organization: 'Great Lakes Cell Institute',
        organization_website: 'https://glci.example',
        job_title: 'Senior Scientist',
        start_date: '2019-08-01',
        is_current: true,
        job_summary: 'I lead the pilot line.\nWrote the furnace profile\nTeam of six',
        imported_from: 'file.bib, work 1',
      },
      notes: ['The file gives the place as “Holland, Michigan”.'],
    })
    const { fields, notes } = entry(JSON_RESUME, 'work 2')
    expect(Object.keys(fields)).toEqual(['organization', 'job_title', 'imported_from'])
    expect(fields['imported_from']).toBe('file.bib, work 2 (start July 2011, end 2014)')
    expect(notes).toEqual([
      'The file gives only July 2011 (start). Enter the date.',
      'The file gives only the year 2014 (end). Enter the date.',
    ])
    expect(entry(ORCID_JSON, 'employment 1')).toMatchObject({
      fields: { country: 'United States', state: 'MI', city: 'Holland' },
      notes: expect.arrayContaining([
        'The file gives no end date. Enter it, or tick “current”.',
        'The file names the department “Pilot Operations”.',
      ]) as string[],
    })
  })

  test('a degree', () => {
    expect(entry(JSON_RESUME, 'education 1').fields).toMatchObject({
      school_website: 'https://lakeshore-state.example',
      degree: 'Doctoral',
      major: 'Materials Science',
      total_gpa: '3.94',
      max_gpa: '4.00',
      courses: ['MS 601 - Solid-state chemistry', 'MS 620 - Électrochimie'],
    })
    const { fields, notes } = entry(JSON_RESUME, 'education 2')
    expect(fields).not.toHaveProperty('degree')
    expect(notes).toEqual(
      expect.arrayContaining([
        'The file gives the degree as “Okl. mérnök”. Choose the one that fits.',
        'The file gives the marks as “jeles”.',
      ]),
    )
    expect(entry(ORCID_JSON, 'education 1').fields).toMatchObject({ degree: 'Doctoral', major: 'Materials Science' })
  })

  test('a project, an award and a certificate', () => {
    expect(entry(JSON_RESUME, 'projects 1')).toMatchObject({
      section: 'professionalprojects',
      fields: {
        role: 'Technical lead',
        end_date: '2024-11-30',
        background: 'A furnace of production width.\n38 tonnes',
      },
    })
    expect(entry(JSON_RESUME, 'awards 1')).toMatchObject({
      section: 'evidence',
      fields: { category: 'Achievement', sub_category: 'Award', received_date: '2022-05-19' },
    })
    expect(entry(JSON_RESUME, 'certificates 1').fields).toMatchObject({
      category: 'Professional',
      sub_category: 'Certification',
      imported_from: 'file.bib, certificates 1 (received September 2015)',
    })
  })

  test('what is too long loses its end and says so', () => {
    const { fields, notes } = entry(`@article{a, title={${'Very '.repeat(100)}long}}`, 'a')
    expect(String(fields['project_name'])).toHaveLength(299)
    expect(notes).toContain('A text is longer than 300 characters; its end was cut.')
  })
})

describe('what is there already', () => {
  test('records that tell the same as one before are told once each', () => {
    const { records, left_out } = withoutRepeats(recordsOf(BIBTEX))
    expect(left_out).toEqual([{ from: 'Koszegi:2019aa', reason: 'It tells the same as koszegi2019relithiation.' }])
    expect(records).toHaveLength(6)
  })

  test('one DOI is one work, however it is escaped', () => {
    expect(withoutRepeats(recordsOf(input('doi-escapes.bib'))).left_out).toEqual([
      { from: 'Wang2019kilns', reason: 'It tells the same as DBLP:conf/kilns/Wang19.' },
    ])
  })

  test.each([
    ['the same title and year', '@article{a,title={On {X}},year=2019}@article{b,title={ON X.},year=2019}', ['b']],
    ['another year', '@article{a,title={On X},year=2019}@article{b,title={On X},year=2020}', []],
    ['two DOIs', '@article{a,title={On X},doi={10.5555/1}}@article{b,title={On X},doi={10.5555/2}}', []],
    ['a DOI and none', '@article{a,title={On X},doi={10.5555/1}}@article{b,title={On X}}', ['b']],
    ['none and a DOI', '@article{a,title={On X}}@article{b,title={On X},doi={10.5555/1}}', ['b']],
    ['the same record thrice', '@article{a,title={On X}}@article{a,title={On X}}@article{a,title={On X}}', ['a', 'a']],
    ['two positions', '{"work":[{"name":"A","position":"B"},{"name":"A","position":"C"}]}', []],
  ])('%s', (_, text, repeats) => {
    expect(withoutRepeats(recordsOf(text)).left_out.map(({ from }) => from)).toEqual(repeats)
  })

  const stored = (fields: Record<string, unknown>) => [{ id: 3, ...fields }]
  test.each<[string, string, Record<string, unknown>, number | null]>([
    [
      'koszegi2019relithiation',
      BIBTEX,
      { project_name: 'Anything', published_url: 'https://doi.org/10.5555/JCLM.2019.0314' },
      3,
    ],
    ['nodate', BIBTEX, { project_name: 'NO DATE, at all' }, 3],
    ['nodate', BIBTEX, { project_name: 'No date' }, null],
    ['work 1', JSON_RESUME, { organization: 'great lakes cell institute', start_date: '2019-08-01' }, 3],
    ['work 1', JSON_RESUME, { organization: 'Great Lakes Cell Institute', start_date: '2021-01-01' }, null],
    ['work 2', JSON_RESUME, { organization: 'Danube Metals', start_date: '2011-07-15' }, 3],
    ['education 2', JSON_RESUME, { school_name: 'Tisza University of Technology', start_date: '2009-09-01' }, 3],
    ['projects 1', JSON_RESUME, { project_name: 'Pilot line' }, 3],
    ['awards 1', JSON_RESUME, { name: 'Young Investigator Award', issuing_organization: 'Another Society' }, null],
    ['awards 1', JSON_RESUME, { name: 'Young investigator award', issuing_organization: 'Danube Battery Society' }, 3],
  ])('%s beside a stored entry', (place, file, fields, id) => {
    const record = recordsOf(file).find((one) => one.place === place) as FileRecord
    expect(storedDuplicate(toEntry(record, RENATA, 'f'), record, stored(fields))).toBe(id)
  })
})
