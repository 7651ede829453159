import { describe, expect, test } from 'vitest'
import { portraitOf } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import { nurseInformatics } from '../testing/profiles.ts'
import { figuresAtOdds } from './at-odds.ts'

const [work] = nurseInformatics.professionalprojects
if (work === undefined) throw new Error('The nurse has no project')
const FILE = { name: 'Ward report.pdf', url: '/api/files/00000000-0000-4000-8000-000000000001/Ward%20report.pdf' }

function asked(impact: string, page: string, { isMarked = false } = {}): string[] {
  const profile = {
    ...nurseInformatics,
    professionalprojects: [
      { ...work, background: '', goal: '', challenge: '', solution: '', impact, supporting_docs: FILE },
    ],
    uploads: [
      {
        url: FILE.url,
        pages: [`${work?.project_name} by ${nurseInformatics.application.last_name}. ${page}`],
        by: 'text' as const,
      },
    ],
  } as typeof nurseInformatics
  const caseFile = buildCaseFile(profile)
  const [entry] = portraitOf(caseFile).works.filter(({ section }) => section === 'professionalprojects')
  return entry === undefined ? [] : figuresAtOdds(entry, isMarked ? caseFile : { ...caseFile, contradictions: [] }, 2)
}

describe('a figure that the applicant gives otherwise than a paper of the entry', () => {
  test('is asked about, with both and the page', () => {
    const [question] = asked(
      'We screened 118 residents in spring.',
      'In spring we screened 121 residents and 40 visitors.',
    )
    expect(question).toBe(
      'which figure is right: “118 residents” in your account, or “121 residents” in “Ward report” (Ex. ' +
        `${/Ex\. (\d+)/u.exec(question ?? '')?.[1]}, p. 1)`,
    )
  })

  test('is not, where the figure is marked already', () => {
    const [typed, page] = [
      'We screened 118 residents in spring.',
      'In spring we screened 121 residents and 40 visitors.',
    ]
    expect(asked(typed, page, { isMarked: true })).toEqual([])
  })

  test.each([
    ['the same figure', 'We screened 118 residents.', 'In spring we screened 118 residents.'],
    [
      'a figure that a page gives too',
      'We screened 118 residents.',
      'There were 121 residents; 118 residents took part.',
    ],
    ['another thing', 'We trained 118 nurses.', 'In spring we screened 121 residents.'],
    ['a figure far from it', 'We screened 118 residents.', 'The county has 5,200 residents in nursing homes.'],
    ['a round figure', 'We took 5,000 samples.', 'The laboratory took 5,040 samples.'],
    ['a year', 'In 2023 samples were frozen.', 'In 2024 samples were thawed.'],
    ['a length of time', 'It took 30 minutes.', 'It took 26 minutes.'],
  ])('is not: %s', (_, typed, page) => expect(asked(typed, page)).toEqual([]))
})
