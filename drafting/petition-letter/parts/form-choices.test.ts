import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { endeavorOf, quietRun } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { paper } from '../../testing/profiles/paper.ts'
import { draftPetitionLetter } from '../draft.ts'

const [like] = batteryResearcher.evidence
const [plan] = batteryResearcher.futureplan
if (like === undefined || plan === undefined) throw new Error('The profile has lost its evidence or its plan')

async function letterOf(changed: Partial<Profile>): Promise<string> {
  const profile = { ...batteryResearcher, ...changed }
  const request = { endeavor_id: endeavorOf(batteryResearcher) }
  const { document } = await draftPetitionLetter(buildCaseFile(profile), request, quietRun())
  return document.blocks.map(blockText).join('\n')
}

const entry = (changed: Partial<Profile['evidence'][number]>): Profile['evidence'][number] => ({
  ...like,
  id: 990,
  supporting_doc: paper(990, 'paper.pdf'),
  expired_date: null,
  ...changed,
})

test('a closed grant was received all the same, and is not said to have ended', async () => {
  const grant = entry({
    category: 'Project',
    sub_category: 'Research',
    name: 'Harbor grant for cells',
    status: 'Inactive',
    expired_date: '2024-08-31',
  })
  const letter = await letterOf({ evidence: [...batteryResearcher.evidence, grant] })
  expect(letter).toContain('“Harbor grant for cells” (')
  expect(letter).not.toMatch(/Harbor grant for cells” (?:is no longer|was valid)|inactive/i)
})

test('a license that is no longer active is offered for nothing', async () => {
  const license = entry({
    category: 'Professional',
    sub_category: 'License',
    name: 'License of a boat master',
    status: 'Inactive',
  })
  const letter = await letterOf({ evidence: [...batteryResearcher.evidence, license] })
  expect(letter).not.toContain('“License of a boat master” (')
})

test('a choice of the form does not say what a paper is', async () => {
  const receipt = entry({ category: 'Project', sub_category: 'Development', name: 'Receipt of the cell office' })
  const letter = await letterOf({ evidence: [...batteryResearcher.evidence, receipt] })
  expect(letter).not.toMatch(/\(development;/i)
  expect(letter).toMatch(/Receipt of the cell office[^\n]*\tDocument\t/)
})

test('no sentence calls the status of a plan by its choice', async () => {
  for (const status of ['In Progress', 'Haven’t Started Yet'].map((one) => one.replace('’', "'"))) {
    const futureplan = [{ ...plan, status } as Profile['futureplan'][number], ...batteryResearcher.futureplan.slice(1)]
    expect(await letterOf({ futureplan })).not.toMatch(/[Tt]he status of|In Progress|Started Yet/)
  }
})

test('a grant that was asked for is no means of a plan', async () => {
  const means = 'The laboratory has asked the Tern Harbor Fund for a grant of 40,000 dollars.'
  const futureplan = [{ ...plan, current_progress: means }, ...batteryResearcher.futureplan.slice(1)]
  const letter = await letterOf({ futureplan })
  expect(letter).toContain('[Missing: how the further steps of the plan are to be paid for')
  expect(letter).not.toContain('these means of the plan')
})

test('a post is no occupation', async () => {
  const application = { ...batteryResearcher.application, occupation: '' }
  const [open, named] = await Promise.all([
    letterOf({ application }),
    letterOf({ application: { ...application, occupation: 'Materials chemist' } }),
  ])
  expect(open).toContain('[Missing: the occupation in which the endeavor is carried out, and a source')
  expect(open).not.toMatch(/occupation of a senior research scientist/i)
  expect(named).toMatch(/minimum for entry into the occupation of a materials chemist/i)
})
