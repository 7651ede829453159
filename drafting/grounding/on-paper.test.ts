import { expect, test } from 'vitest'
import type { Sentence } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { checkSentence } from '../grounding.ts'
import { standingOf } from './on-paper.ts'

const REPORT =
  'Final report of the works at Dunmore Lake\nSeventeen gates were closed by June 2022. Losses of water: 58 (2019), 22 (2023).\nThe sizing sheet was sent on request to four boards.'

/** The one project with these words and pages for its paper. */
function withReport(pages: readonly string[], file = 'report.pdf'): Profile {
  const [project] = batteryResearcher.professionalprojects
  if (project === undefined) throw new Error('The profile has a project')
  const url = `/api/files/00000000-0000-4000-8000-000000000900/${file}`
  return {
    ...batteryResearcher,
    uploads: [{ url, pages: [...pages], by: 'text' }],
    professionalprojects: [
      {
        ...project,
        project_name: 'Gates of Dunmore Lake',
        impact:
          'Losses of water fell from 58 in 2019 to 22 in 2023. Four other boards asked for the sheet. Nine schools teach with the sheet, and the county saved 310,000 dollars. We closed 17 gates, and wrote the curriculum of evening sessions for harbour pilots.',
        supporting_docs: { name: file, url },
      },
    ],
  }
}

function standing(text: string, pages: readonly string[], field = 'impact') {
  const caseFile = buildCaseFile(withReport(pages))
  const { id } = caseFile.profile.professionalprojects[0] ?? { id: 0 }
  const fact = caseFile.fact('professionalprojects', id, field)
  const [exhibit] = caseFile.exhibitsOf('professionalprojects', id)
  if (fact === undefined || exhibit === undefined) throw new Error('The project has its paper')
  return standingOf(text, [fact], [exhibit.number], caseFile).get(exhibit.number)
}

test.each([
  ['Nine schools teach with the sheet, and the county saved $310,000.', 'fails'],
  ['Nine schools teach with the sheet.', 'unsure'],
  ['Losses of water fell from 58 in 2019 to 22 in 2023, and the county saved $310,000.', 'fails'],
  ['Losses of water fell from 58 in 2019 to 22 in 2023.', 'holds'],
  ['The losses of water went down to 22 in 2023, from 58 in 2019.', 'holds'],
  ['Four other boards asked for the sheet.', 'unsure'],
  ['The works at Dunmore Lake closed the gates.', 'unsure'],
  ['She closed seventeen gates.', 'holds'],
  ['She closed seventeen gates for nine schools.', 'unsure'],
  ['She closed seventeen gates, and wrote the curriculum of evening sessions for harbour pilots.', 'fails'],
  ['Part V takes it up.', 'silent'],
])('a report that was read is to “%s”: %s', (text, expected) => expect(standing(text, [REPORT])).toBe(expected))

const FILLER = [
  'The road was mended.',
  'Rain fell in May.',
  'The board met.',
  'A bridge was painted.',
  'Snow came late.',
]

test.each<[string, string, string]>([
  ['its own words, one after the other', 'Minutes\nNine schools of the county teach with the sheet now.', 'holds'],
  ['another number in its own words', 'Minutes\nSix schools of the county teach with the sheet now.', 'unsure'],
  [
    'its words here and there',
    'Nine boats lay there.\nA sheet of ice.\nSchools were shut.\nThey teach patience.',
    'unsure',
  ],
])('a report with %s', (_, page, expected) =>
  expect(standing('Nine schools teach with the sheet.', [page])).toBe(expected),
)

test('figures that stand far from each other are not told together', () => {
  const first = 'In 2019 losses of water were 58.'
  const last = 'In 2023 there were 22 boats.'
  const told = 'Losses of water fell from 58 in 2019 to 22 in 2023.'
  expect(standing(told, [[first, last].join('\n')])).toBe('holds')
  expect(standing(told, [[first, ...FILLER, last].join('\n')])).toBe('unsure')
})

test.each<[string, (number: number) => string[], boolean]>([
  ['The record holds the documents on “Gates of Dunmore Lake.”', (number) => [`E${number}`], true],
  ['The documents on “Gates of Dunmore Lake” say that nine schools teach with the sheet.', (n) => [`E${n}`], false],
])('of a paper that is only pointed to the title needs no page: %s', (text, sourcesOf, isRight) => {
  const caseFile = buildCaseFile(withReport(['Minutes of a meeting about other matters.']))
  const { id } = caseFile.profile.professionalprojects[0] ?? { id: 0 }
  const [exhibit] = caseFile.exhibitsOf('professionalprojects', id)
  const number = exhibit?.number ?? 0
  const inlines: Sentence['inlines'] = [
    { kind: 'text', text },
    { kind: 'exhibit', number },
  ]
  const marked = checkSentence({ inlines, sources: sourcesOf(number) }, caseFile, 'petition')
  expect(marked.filter(({ kind }) => kind === 'exhibit').length === 0).toBe(isRight)
})

test.each<[string, readonly string[]]>([
  ['nothing was read', []],
  ['a page is a picture', [REPORT, '']],
  [
    'it is in another language',
    ['Závěrečná zpráva o stavbě hráze na jezeře. Ztráty vody klesly během pěti let, uzavřeno bylo sedmnáct stavidel.'],
  ],
])('a paper of which %s may prove anything', (_, pages) =>
  expect(standing('Nine schools teach with the sheet.', pages)).toBe('unread'),
)

test('what one paper of an entry leaves out, the other holds', () => {
  const [degree] = batteryResearcher.academichistory
  const caseFile = buildCaseFile({
    ...batteryResearcher,
    uploads: [
      {
        url: degree?.diploma_en?.url ?? '',
        pages: [`${degree?.school_name}\nconfers the degree of Doctor of Philosophy in ${degree?.major}`],
        by: 'text',
      },
      {
        url: degree?.transcript_en?.url ?? '',
        pages: [`${degree?.school_name}\nRecord of studies. Cumulative GPA ${degree?.total_gpa} of 4.00`],
        by: 'text',
      },
    ],
  })
  const facts = ['school_name', 'major', 'total_gpa'].flatMap(
    (field) => caseFile.fact('academichistory', degree?.id ?? 0, field) ?? [],
  )
  const [diploma = 0, transcript = 0] = caseFile.exhibitsOf('academichistory', degree?.id ?? 0).map((one) => one.number)
  const of = (text: string, some: typeof facts) => {
    const found = standingOf(text, some, [diploma, transcript], caseFile)
    return [found.get(diploma), found.get(transcript)]
  }
  expect(of(`The average was ${degree?.total_gpa}.`, facts.slice(2))).toEqual(['fails', 'holds'])
  expect(of(`She studied ${degree?.major} at ${degree?.school_name}.`, facts.slice(0, 2))).toEqual(['holds', 'holds'])
})

test.each([
  ['The county saved $310,000', ['its pages were read and do not hold “The county saved $310,000”']],
  ['Nine schools teach with the sheet', []],
  ['Four other boards asked for the sheet', []],
])('a document that cites it for “%s” is told %j', (text, reasons) => {
  const caseFile = buildCaseFile(withReport([REPORT]))
  const { id } = caseFile.profile.professionalprojects[0] ?? { id: 0 }
  const fact = caseFile.fact('professionalprojects', id, 'impact')
  const [exhibit] = caseFile.exhibitsOf('professionalprojects', id)
  const sentence: Sentence = {
    inlines: [
      { kind: 'text', text: `${text} ` },
      { kind: 'exhibit', number: exhibit?.number ?? 0 },
      { kind: 'text', text: '.' },
    ],
    sources: [fact?.id ?? ''],
  }
  const found = checkSentence(sentence, caseFile).filter(({ kind }) => kind === 'exhibit')
  expect(found.map(({ reason }) => reason)).toEqual(reasons)
})

test.each<[string, string, readonly string[], string]>([
  ['its name on the page', 'Funding came from the Great Basin Energy Science Fund.', ['funding_source'], 'holds'],
  ['words of its name alone', 'Funding came from the Great Lakes Energy Society.', ['funding_source'], 'fails'],
  [
    'its name nowhere, beside a project that is there',
    'The Great Lakes Energy Society funded the work on gates of Dunmore Lake.',
    ['funding_source', 'project_name'],
    'fails',
  ],
])('who paid is told by a paper with %s', (_, text, fields, expected) => {
  const [project] = batteryResearcher.academicprojects
  if (project === undefined) throw new Error('The profile has a project')
  const fund = /from the (.*)\./.exec(text)?.[1] ?? 'Great Lakes Energy Society'
  const caseFile = buildCaseFile({
    ...batteryResearcher,
    academicprojects: [{ ...project, project_name: 'Gates of Dunmore Lake', funding_source: fund }],
    uploads: [
      {
        url: project.essay?.url ?? '',
        pages: ['Journal of Energy\nGates of Dunmore Lake\nWe thank the Great Basin Energy Science Fund.'],
        by: 'text',
      },
    ],
  })
  const facts = fields.flatMap((field) => caseFile.fact('academicprojects', project.id, field) ?? [])
  const [exhibit] = caseFile.exhibitsOf('academicprojects', project.id)
  const number = exhibit?.number ?? 0
  expect(standingOf(text, facts, [number], caseFile).get(number)).toBe(expected)
})

test('a name that stands on its paper is held in a sentence that lists others like it', () => {
  const [award, license] = batteryResearcher.evidence
  const caseFile = buildCaseFile({
    ...batteryResearcher,
    evidence: [award, license].flatMap((one, at) =>
      one === undefined ? [] : [{ ...one, name: at === 0 ? 'Hospital Pharmacist of the Year 2022' : one.name }],
    ),
    uploads: [{ url: award?.supporting_doc?.url ?? '', pages: ['HOSPITAL PHARMACIST OF THE YEAR 2022'], by: 'text' }],
  })
  const name = caseFile.fact('evidence', award?.id ?? 0, 'name')
  const [number = 0] = name?.exhibits ?? []
  const text =
    'These are met: the license or certification by a certificate, the prize by an award, and the recognition and honor by the Hospital Pharmacist of the Year 2022.'
  expect(standingOf(text, name === undefined ? [] : [name], [number], caseFile).get(number)).toBe('holds')
})

test.each([
  [`${REPORT}`, 'its pages were read and do not hold “The county saved $310,000”'],
  [
    'NOTICE OF WATER TARIFFS. Consumers with a well pay a fixed charge.',
    'its pages were read and tell of something else than its title',
  ],
])('why a paper does not prove a sentence is told by what it is: %s', (page, reason) => {
  const caseFile = buildCaseFile(withReport([page]))
  const { id } = caseFile.profile.professionalprojects[0] ?? { id: 0 }
  const fact = caseFile.fact('professionalprojects', id, 'impact')
  const [exhibit] = caseFile.exhibitsOf('professionalprojects', id)
  const inlines: Sentence['inlines'] = [
    { kind: 'text', text: 'The county saved $310,000 ' },
    { kind: 'exhibit', number: exhibit?.number ?? 0 },
  ]
  const found = checkSentence({ inlines, sources: [fact?.id ?? ''] }, caseFile).filter(({ kind }) => kind === 'exhibit')
  expect(found.map((one) => one.reason)).toEqual([reason])
})
