import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { petitionOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { Naming, proseOf } from './naming.ts'
import { plain } from './phrase.ts'
import { portraitOf } from './portrait.ts'
import { textIn } from './testing.ts'

const [work] = batteryResearcher.professionalprojects
const withTitle = (project_name: string, impact: string) => ({
  ...batteryResearcher,
  professionalprojects: batteryResearcher.professionalprojects.map((one) =>
    one === work ? { ...one, project_name, impact } : one,
  ),
})

/** What the work is called when it is called again. */
function called(project_name: string, impact: string): { again: string; naming: Naming } {
  const caseFile = buildCaseFile(withTitle(project_name, impact))
  const { works } = portraitOf(caseFile)
  const naming = new Naming(works, proseOf(caseFile))
  const [one] = works.filter((entry) => entry.value('project_name') === project_name)
  if (one === undefined) throw new Error('The profile has no such work')
  naming.call(one)
  return { again: plain(naming.call(one) ?? { inlines: [] }), naming }
}

test.each([
  ['Early Warning Dashboard', 'Nine counties use the Early Warning Dashboard.', 'the Early Warning Dashboard'],
  ['Early Warning Dashboard', 'Nine counties use the early warning dashboard.', 'the early warning dashboard'],
  ['Early Warning Dashboard', 'Nine counties use “Early Warning Dashboard.”', 'the early warning dashboard'],
  // A name at the head of a sentence, whose second word is an ordinary one elsewhere.
  [
    'SonarMesh on Larkspur Pier',
    'Larkspur Pier was open on 19 more days. The pier is old.',
    'the work on SonarMesh on Larkspur Pier',
  ],
])('“%s” of “%s” is called %s', (title, impact, again) => expect(called(title, impact).again).toBe(again))

test.each([
  ['The early warning dashboard is in use.', 'The Early Warning Dashboard is in use.'],
  ['She built the Early warning dashboard.', 'She built the Early Warning Dashboard.'],
  ['“The early warning dashboard is slow,” one wrote.', '“The early warning dashboard is slow,” one wrote.'],
  ['Others lack an early warning dashboard.', 'Others lack an early warning dashboard.'],
])('of a work that the record calls in capitals, %s', (text, expected) => {
  const { naming } = called('Early Warning Dashboard', 'Nine counties use the Early Warning Dashboard.')
  expect(naming.inOneForm(text)).toBe(expected)
})

test('a petition calls one work in one form', async () => {
  const impact =
    'Nine counties use the Early Warning Dashboard. Since then the early warning dashboard found six floods.'
  const { document } = await petitionOf(withTitle('Early Warning Dashboard', impact))
  const text = textIn(document.blocks)
  expect(text).toContain('the Early Warning Dashboard')
  expect(text).not.toContain('the early warning dashboard')
})
