import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence, type Voice } from '../grounding.ts'
import { waterChemist } from '../testing/profiles.ts'

const [project] = waterChemist.academicprojects
if (project === undefined) throw new Error('The chemist has no project')
const as = (role: string) => {
  const caseFile = buildCaseFile({ ...waterChemist, academicprojects: [{ ...project, role }] })
  return (text: string, voice: Voice = 'petition') =>
    readSentence(text, caseFile, { voice })
      .findings.filter(({ reason }) => reason.includes('first author'))
      .map((one) => one.text)
}
const second = as('Doctoral student; 2nd author (first author: T. Halvard)')
const title = project.project_name

describe('a first author is no other’s second', () => {
  test.each([`He was first author of the article on ${title}.`, `He wrote the article on ${title} as lead author.`])(
    '%s',
    (text) => expect(second(text)).not.toEqual([]),
  )
  test.each([
    '',
    `He was second author of the article on ${title}.`,
    `He was not first author of the article on ${title}.`,
  ])('but not %j', (text) => expect(second(text)).toEqual([]))
  test('nor where the role tells it', () =>
    expect(as('First author')(`He was first author of the article on ${title}.`)).toEqual([]))
  test('nor where the recommender was', () =>
    expect(second(`I was first author of our article on ${title}; he drew the samples.`, { referee: 1 })).toEqual([]))
})
