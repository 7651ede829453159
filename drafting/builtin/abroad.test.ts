import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import { petitionLetter } from '../petition-letter/compose.ts'
import type { Profile } from '../profile.ts'
import { mainsEngineer } from '../testing/profiles/mains-engineer.ts'
import { abroadAt, isOfAbroad } from './abroad.ts'
import { plain } from './phrase.ts'
import { portraitOf } from './portrait.ts'
import { quietRun, statement } from './testing.ts'

const portrait = portraitOf(buildCaseFile(mainsEngineer))
const ofMap = (field: string, text: string) => isOfAbroad(statement('professionalprojects', 42, field, text), portrait)

test.each([
  ['background', 'Mains were replaced by age.', true],
  ['impact', 'A city has used the method since 2021.', true],
  ['impact', 'Two utilities in Ohio have used the method since 2021.', false],
  ['background', 'Towns in Czechia seldom have a map of their mains.', true],
  ['background', 'The short molecules are washed off again by nitrate.', false],
])('what a work abroad tells, in its %s: %s', (field, text, is) => expect(ofMap(field, text)).toBe(is))

test('a work at a house that the record does not place is not taken to lie abroad', () => {
  const { professionalhistory } = mainsEngineer
  const works = (profile: Profile) => {
    const one = portraitOf(buildCaseFile(profile))
    return one.works.map((work) => abroadAt(work, one) !== undefined)
  }
  expect(works(mainsEngineer)).toEqual([true, true, true])
  expect(works({ ...mainsEngineer, professionalhistory: [] })).toEqual([false, false, false])
  const [first, ...others] = professionalhistory
  if (first === undefined) throw new Error('The profile has no post')
  const atHome = [first, ...others, { ...first, id: 39, country: 'United States' as const, is_current: false }]
  expect(works({ ...mainsEngineer, professionalhistory: atHome })).toEqual([false, false, true])
})

describe('results abroad prove the record, and no need in the United States', async () => {
  const ten = await draftEndeavors(buildCaseFile(mainsEngineer), [], quietRun())
  const [first] = ten
  if (first === undefined) throw new Error('No endeavor was drafted')
  const endeavors = [{ id: 1, is_selected: true, is_locked: false, ...first }]
  const caseFile = buildCaseFile({ ...mainsEngineer, endeavors })
  const blocks = await petitionLetter(caseFile, { endeavor_id: 1 }).compose(
    { seed: 0, length: 'usual' },
    async () => undefined,
  )
  const section = (id: string): string =>
    blocks
      .flatMap((block) => (block.kind === 'paragraph' && block.section?.startsWith(id) === true ? block.sentences : []))
      .map(plain)
      .join(' ')

  test('in the petition', () => {
    expect(section('endeavor-problem')).toMatch(/stands in Part V\.A\.$/)
    expect(section('endeavor-problem')).not.toMatch(/34,000|Czechia|Plzeň/)
    expect(section('substantial-merit')).not.toContain('34,000')
    expect(section('national-importance')).not.toContain('Plzeň')
    expect(section('urgency')).not.toMatch(/34,000|burst seven times|by age/)
    expect(section('')).toContain('Plzeň')
  })

  test('in the endeavors', () => {
    expect(first.exp_subs_merit_intric_val).not.toMatch(/34,000|Czechia|Plzeň/)
    expect(first.exp_subs_merit_intric_val).toContain('Many U.S. water mains')
    for (const one of ten) {
      expect(one.exp_subs_merit_impact).not.toContain('38 percent')
      expect(one.exp_nation_impt_urgency).not.toMatch(/34,000|burst seven times|by age|Cast-iron/)
      expect(one.exp_nation_impt_beneficiaries).not.toContain('Plzeň')
    }
  })
})
