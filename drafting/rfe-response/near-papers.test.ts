import { expect, test } from 'vitest'
import { civilEngineer } from '../testing/profiles.ts'
import { paper } from '../testing/profiles/paper.ts'
import { noticeOf, respond, untouched } from './testing.ts'

const NOTICE = noticeOf(`REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
RECORD OF SUCCESS
The petitioner did not establish a record of success in similar efforts. Submit test reports of the alarms from an independent laboratory.`)
const [license, ...more] = civilEngineer.evidence
const file = paper(640, 'report.pdf')
const MISSING = '[Missing: test reports of the alarms from an independent laboratory]'

/** A paper with this name and these words under an entry of the evidence. */
const holding = (name: string, page: string, isNew = true) => ({
  ...civilEngineer,
  evidence: license === undefined ? [] : [{ ...license, id: 640, name, supporting_doc: file }, license, ...more],
  newPapers: isNew ? [file.url] : [],
  uploads: page === '' ? [] : [{ url: file.url, pages: [page], by: 'text' as const }],
})

test.each([
  ['by its title, as a new exhibit', 'Test report on scour alarms, Hollow Laboratory', '', true, 'Ex. R1'],
  ['by its title, among those that were filed', 'Laboratory test of scour alarms', '', false, 'Ex. '],
  ['by its head', 'Enclosure of the county', 'TEST REPORT\nScour alarms', true, 'Ex. R1'],
  [
    'by its words',
    'Enclosure of the county',
    'To the County Engineer of Calder County, who has asked for an answer on the equipment that was handed in for approval.\nHollow is an independent house. Each unit was kept in our tank for ninety days. No alarm failed in any test of ours. All of this is told in our report of March.',
    true,
    'Ex. R1',
  ],
])(
  'a paper that may be what is asked for is named, and none is called missing: %s',
  async (_, name, page, isNew, ex) => {
    const { text, drafted, quality } = await respond({ profile: holding(name, page, isNew), rfe: NOTICE })
    expect(text(1)).not.toContain(MISSING)
    expect(text(1)).toContain(`[Verify: On this point the record holds “${name}`)
    expect(text(1).split('[Verify: On this point')[1]).toContain(`(${ex}`)
    const asked =
      'what the notice asks for, and say so or add another: test reports of the alarms from an independent laboratory'
    expect(drafted.warnings.filter((one) => one.text.includes(asked)).length).toBe(1)
    expect(quality.filter(({ severity }) => severity === 'must')).toEqual([])
  },
)

test.each([
  ['Certificate of a first-aid course', ''],
  ['Report on school lunches', 'REPORT\nSchool lunches'],
  ['Enclosure of the county', 'The county thanks the engineer for his work on the bridges and for the alarms.'],
])('nothing near: “%s”', async (name, page) => {
  const { text } = await respond({ profile: holding(name, page), rfe: NOTICE })
  expect(text(1)).toContain(MISSING)
  expect(text(1)).not.toContain('[Verify: On this point')
})

test('what the applicant put to the point is sent with it', async () => {
  const profile = holding('Test report on scour alarms, Hollow Laboratory', '')
  const { text } = await respond({ profile, rfe: NOTICE, work: [{ ...untouched, evidence: [file.url] }] })
  expect(text(1)).not.toContain(MISSING)
  expect(text(1)).not.toContain('[Verify: On this point')
  expect(text(1)).toContain('“Test report on scour alarms, Hollow Laboratory')
})

test('of a point that is held settled no paper is called missing that may be there', async () => {
  const profile = holding('Test report on scour alarms, Hollow Laboratory', '')
  const [, county] = civilEngineer.evidence
  const work = [{ ...untouched, state: 'settled' as const, evidence: [county?.supporting_doc?.url ?? ''] }]
  const { text } = await respond({ profile, rfe: NOTICE, work })
  expect(text(1)).not.toMatch(/hold the point settled: [^\]]*test reports/u)
})
