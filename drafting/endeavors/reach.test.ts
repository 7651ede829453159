import { expect, test } from 'vitest'
import { quietRun, sentencesIn } from '../builtin/testing.ts'
import { plain } from '../builtin/phrase.ts'
import { buildCaseFile } from '../case-file.ts'
import { petitionLetter } from '../petition-letter/compose.ts'
import { mainsEngineer } from '../testing/profiles/mains-engineer.ts'
import { draftEndeavors } from './draft.ts'

const houses = mainsEngineer.professionalhistory
  .filter(({ country }) => country !== 'United States')
  .map(({ organization }) => organization)
const [house = ''] = houses

test('no endeavor measures its reach by a house abroad', async () => {
  const ten = await draftEndeavors(buildCaseFile({ ...mainsEngineer, endeavors: [] }), [], quietRun())
  expect(houses.length).toBeGreaterThan(0)
  for (const { exp_nation_impt_scope: scope } of ten)
    for (const abroad of houses) expect(scope).not.toMatch(new RegExp(`(?:beyond|for|than|at) ${abroad}`))
})

test.each([
  [`The results are meant for use beyond ${house}.`, false],
  ['The results are meant for use beyond one employer.', true],
])('the petition takes up “%s”: %s', async (scope, is) => {
  const ten = await draftEndeavors(buildCaseFile({ ...mainsEngineer, endeavors: [] }), [], quietRun())
  const [first] = ten
  if (first === undefined) throw new Error('No endeavor was drafted')
  const endeavors = [{ id: 1, is_selected: true, is_locked: false, ...first, exp_nation_impt_scope: scope }]
  const blocks = await petitionLetter(buildCaseFile({ ...mainsEngineer, endeavors }), { endeavor_id: 1 }).compose(
    { seed: 0, length: 'usual' },
    async () => undefined,
  )
  const text = sentencesIn(blocks).map(plain).join(' ')
  expect(text.includes(scope.replace(/\.$/, ''))).toBe(is)
  expect(text).not.toContain(`does not stop at ${house}`)
  expect(text).not.toContain(`${house}, his employer, gains too`)
})
