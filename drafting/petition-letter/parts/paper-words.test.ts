import { expect, test } from 'vitest'
import { endeavorOf, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { plain } from '../../builtin/phrase.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { paper } from '../../testing/profiles/paper.ts'
import { draftPetitionLetter } from '../draft.ts'

const work = batteryResearcher.professionalprojects.find(({ project_name }) => project_name.startsWith('Second-Life'))
const [award] = batteryResearcher.evidence
if (work?.supporting_docs == null || award?.supporting_doc == null)
  throw new Error('The profile has lost its project or its award')
const { project_name } = work
const [ofWork, ofAward] = [work.supporting_docs.url, award.supporting_doc.url]

/** The sentences of a petition whose papers have these pages. */
async function toldWith(pages: Readonly<Record<string, string>>, changed: Partial<Profile> = {}): Promise<string[]> {
  const uploads = Object.entries(pages).map(([url, page]) => ({ url, pages: [page], by: 'text' as const }))
  const caseFile = buildCaseFile({ ...batteryResearcher, ...changed, uploads })
  const request = { endeavor_id: endeavorOf(batteryResearcher) }
  const { document } = await draftPetitionLetter(caseFile, request, quietRun())
  return sentencesIn(document.blocks).map(plain)
}

const isQuoted = (text: string): boolean =>
  /^(?:The document “[^”]*” states|A document in evidence states|It also states): /.test(text)

const RESULT = 'In the field trial 94 percent of the 600 modules had the grade of the full test.'

test('a page that holds the result is quoted, and no page is asked for', async () => {
  const told = await toldWith({ [ofWork]: `Report on the ${project_name}\n\n${RESULT}` })
  expect(told.filter(isQuoted)).toEqual([expect.stringContaining(`“${RESULT}”`)])
  expect(told.filter((text) => text.startsWith('[Missing: ') && text.includes(`results of “${project_name}`))).toEqual(
    [],
  )
})

test('a page that was read and says nothing of it is named as the place to look', async () => {
  const told = await toldWith({
    [ofWork]: `Report on the ${project_name}\n\nThe kick-off meeting was held on a Monday.`,
  })
  expect(told.filter(isQuoted)).toEqual([])
  expect(told.filter((text) => text.includes('page of a paper that shows the results of “Second-Life'))).toEqual([])
  expect(
    told.some((text) => /the words of “[^”]*” \(Ex\. \d+\) that show the results of “Second-Life/.test(text)),
  ).toBe(true)
})

test('a page of something else is no place to look', async () => {
  const told = await toldWith({
    [ofWork]: 'Harbor regatta of the rowing club\n\nThe blue boat won by two lengths in June.',
  })
  expect(told.filter((text) => /the words of “.*results of “Second-Life/.test(text))).toEqual([])
  expect(told.some((text) => text.includes('tell of something else'))).toBe(true)
})

test('a grant among the evidence is quoted on the work whose figures it repeats, and on no other', async () => {
  const grant = {
    ...award,
    id: 991,
    category: 'Project' as const,
    sub_category: 'Research' as const,
    name: 'Closing report of the storage fund',
    issuing_organization: 'Tern Harbor Storage Fund',
    brief_introduction: 'The fund paid for a part of the tests.',
    supporting_doc: paper(991, 'closing.pdf'),
  }
  const sentence = 'The grading protocol sorted 600 modules and agreed with the full test in 94 percent.'
  const told = await toldWith(
    { [grant.supporting_doc.url]: `Closing report of the storage fund\nTern Harbor Storage Fund\n\n${sentence}` },
    { evidence: [...batteryResearcher.evidence, grant] },
  )
  expect(told.filter((text) => isQuoted(text) && text.includes(sentence))).toHaveLength(1)
})

test('an award is quoted by the measure of its jury', async () => {
  const measure = 'The jury considered 61 nominations from 19 countries before it chose one.'
  const told = await toldWith({ [ofAward]: `${award.name}\n${award.issuing_organization}\n\n${measure}` })
  expect(told.filter((text) => isQuoted(text) && text.includes(measure))).toHaveLength(1)
})

test('what a signed letter offers is quoted, and no letter of a user is asked for', async () => {
  const [writer, ...others] = batteryResearcher.referees
  if (writer === undefined) throw new Error('The profile has no recommenders')
  const signed = paper(992, 'signed letter.pdf')
  const offer = 'For the grading of modules I have offered the north bay of our plant.'
  const page = `Dear Officer,\n\nI met the applicant at a meeting on storage in Denver. ${offer}\n\nSincerely,`
  const told = await toldWith({ [signed.url]: page }, { referees: [{ ...writer, signed_letter: signed }, ...others] })
  expect(
    told.filter((text) => text.includes(`states: “${offer}”`) || text.includes(`writes: “${offer}”`)),
  ).toHaveLength(1)
  expect(told.filter((text) => text.startsWith('[Missing: a letter from a prospective user'))).toEqual([])
})
