import { expect, test } from 'vitest'
import { textIn } from '../builtin/testing.ts'
import type { Profile } from '../profile.ts'
import { letterOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const WRITER = 81

type Row = Profile['referees'][number]

/** The letter of the applicant’s doctoral supervisor, with these changes to the record. */
async function letterBy(changes: Partial<Row>, more: Partial<Profile> = {}) {
  const signed_letter = null
  const referees = batteryResearcher.referees.map((row) =>
    row.id === WRITER ? { ...row, signed_letter, ...changes } : row,
  )
  const { document } = await letterOf({ ...batteryResearcher, uploads: [], ...more, referees }, WRITER)
  const text = textIn(document.blocks)
  return { text, said: text.replace(/\[Missing:[^\]]*\]/gu, ''), printed: JSON.stringify(document.blocks) }
}

test('a second letter of somebody who has signed one is asked about first', async () => {
  const signed_letter = { name: 'Signed letter.pdf', url: '/api/files/signed' }
  const [before, after] = [await letterBy({}), await letterBy({ signed_letter })]
  expect(before.text).not.toContain('a second would double it')
  expect(after.text).toMatch(/^[^[]*\[Missing: whether this letter is needed: [^\]]*a second would double it/u)
})

test('a department that only says the title again is left out', async () => {
  const seat = { title: 'Vice President of Metrology', organization: 'Ostrava Gauge Works' }
  expect((await letterBy({ ...seat, department: 'Metrology' })).printed).not.toContain('"text":"Metrology"')
  expect((await letterBy({ ...seat, department: 'Kilns' })).printed).toContain('"text":"Kilns"')
})

test('a question quotes what the applicant wrote whole or not at all, and nothing with brackets of ours, and the role', async () => {
  const ran = 'She ran the kiln at night. Mr. Dwight Okerlund (our technician, Dr. Halvecroft’s nephew) built it.'
  const { text } = await letterBy({ comments: ran })
  expect(text).toContain(`wrote: “Doctoral supervisor”; “${ran}”]`)
  const { text: noted } = await letterBy({ comments: `${ran} [Ask Ilka.]` })
  expect(noted).toContain('wrote: “Doctoral supervisor”]')
  expect(text).toContain('Role as it was entered: “Lead researcher and first author”')
  const { text: less } = await letterBy({ comments: `${ran} ${'He watched every firing. '.repeat(20)}` })
  expect(less).toContain('wrote: “Doctoral supervisor”]')
  const [first] = batteryResearcher.academicprojects
  const solution = `I coated the foil. ${'Mr. Okerlund built the press. '.repeat(12)}`
  const academicprojects = batteryResearcher.academicprojects.map((row) =>
    row.id === first?.id ? { ...row, solution, impact: 'Dr. Halvecroft ran it.' } : row,
  )
  expect((await letterBy({}, { academicprojects })).text).not.toMatch(/coated the foil|Okerlund|ran it/u)
})

test.each([
  ['the relationship says so', { relationship: 'Doctoral supervisor and co-author' }, true],
  ['it was answered', { relationship: 'Doctoral supervisor and co-author', co_author: true }, false],
  ['nothing says so', {}, false],
])('a writer is asked to own up to authorship where %s', async (_, changes, asked) => {
  expect((await letterBy(changes)).text.includes('whether you and the applicant are authors of one paper')).toBe(asked)
})

test('an author is known by what was typed of the authors, and by the head of the paper', async () => {
  const [first] = batteryResearcher.academicprojects
  const typed = batteryResearcher.academicprojects.map((row) =>
    row.id === first?.id ? { ...row, comments: 'Three authors: me, a student, and Dr. Halvecroft last.' } : row,
  )
  expect((await letterBy({}, { academicprojects: typed })).text).toContain(
    `both authors, or inventors, of “${first?.project_name}”`,
  )
  const url = first?.essay?.url ?? ''
  const { first_name = '', last_name = '' } = batteryResearcher.referees.find(({ id }) => id === WRITER) ?? {}
  const uploads = [
    {
      url,
      pages: [`${first?.project_name}\nI. Kőszegvári and ${first_name} ${last_name}\nAbstract`],
      by: 'text' as const,
    },
  ]
  expect((await letterBy({}, { uploads })).text).toContain(`both authors, or inventors, of “${first?.project_name}”`)
})

test('a work has the place of its organization only where the applicant was there when it began', async () => {
  const [one] = batteryResearcher.academicprojects
  const place = new RegExp(`worked [^.]*on “${one?.project_name}” at `, 'u')
  expect((await letterBy({})).said).toMatch(place)
  const academicprojects = batteryResearcher.academicprojects.map((row) => ({
    ...row,
    start_date: '2022-02-01',
    end_date: '2022-11-01',
  }))
  const later = (await letterBy({}, { academicprojects })).said
  expect(later).toContain(one?.project_name)
  expect(later).not.toMatch(/ at Lake Marrow University (?:from|since|in) |“ at Lake Marrow|At Lake Marrow/u)
})

test('no title is given for a whole post, nor studies, awards and works by their names alone', async () => {
  const { said } = await letterBy({})
  expect(said).not.toMatch(/now as|last as|also worked on|studied|Among (?:her|his|their) awards|cited/u)
})
