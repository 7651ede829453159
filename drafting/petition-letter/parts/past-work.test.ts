import { expect, test } from 'vitest'
import { quietRun } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { droneFounder, physician } from '../../testing/profiles.ts'
import { blockText } from '#domain/document-text.ts'
import { draftPetitionLetter } from '../draft.ts'

async function sectionsOf(profile: Profile): Promise<(section: string) => string> {
  const [endeavor] = profile.endeavors
  const { document } = await draftPetitionLetter(buildCaseFile(profile), { endeavor_id: endeavor?.id ?? 0 }, quietRun())
  return (section) =>
    document.blocks
      .filter((block) => block.section === section)
      .map(blockText)
      .join('\n')
}

test('a plan that names no past work is tied to none, and the petitioner is asked once which it takes further', async () => {
  const profile = {
    ...physician,
    endeavors: physician.endeavors.map((one) => ({ ...one, exp_related_experience: '' })),
  }
  const told = await sectionsOf(profile)
  const asked = '[Missing: which past works the endeavor takes further, and what of each. The record holds “'
  expect(told('past-to-future').split(asked)).toHaveLength(2)
  expect(told('past-to-future')).not.toContain('The account of the plan speaks of')
  expect(told('endeavor-problem')).toContain(
    'What the petitioner says of the impact of the endeavor stands in Part V.A.',
  )
  for (const section of ['impracticality', 'benefit'])
    for (const { project_name } of [...profile.academicprojects, ...profile.professionalprojects])
      expect(told(section)).not.toContain(project_name)
  expect(told('benefit')).toContain('is told in Part V.B.')
})

test('a plan whose title holds the name of a work goes on from it', async () => {
  const told = await sectionsOf(droneFounder)
  expect(told('past-to-future')).toContain('The account of the plan speaks of “DriftGuard Spray Controller” (Part V).')
  // What the work started from is the problem of the work: that of the endeavor is asked.
  expect(told('endeavor-problem')).toContain(
    'What the petitioner says of the impact of the endeavor stands in Part V.A.',
  )
  expect(told('project-1')).toMatch(/^2\(a\)\. DriftGuard Spray Controller/u)
})
