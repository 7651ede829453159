import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { waterChemist } from '../testing/profiles.ts'

const [project, ...others] = waterChemist.professionalprojects
const caseFile = buildCaseFile({
  ...waterChemist,
  professionalprojects:
    project === undefined
      ? []
      : [
          {
            ...project,
            project_name: 'Heron Lake Nitrate Survey',
            role: 'Team member',
            solution:
              'Ulrike Vantongeren led the survey; I mapped the drains. I sit in the sluice committee; the chair is a surveyor.',
          },
          ...others,
        ],
})
const kinds = (text: string) => readSentence(text, caseFile).findings.map(({ kind }) => kind)

test.each([
  'He founded and led the Heron Lake Nitrate Survey.',
  'He led the Heron Lake Nitrate Survey.',
  'As chair of the sluice committee, he decides which drains are mapped.',
])('%s', (text) => expect(kinds(text)).toContain('role'))
test.each(['He manages the laboratory that tests the wells of eleven communities.', 'He mapped the drains.'])(
  'but this is told: %s',
  (text) => expect(kinds(text)).not.toContain('role'),
)
