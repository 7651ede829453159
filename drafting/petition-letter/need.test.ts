import { describe, expect, test } from 'vitest'
import { plain } from '../builtin/phrase.ts'
import { buildCaseFile } from '../case-file.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import { quietRun } from '../builtin/testing.ts'
import type { Profile } from '../profile.ts'
import { droneFounder, teacher } from '../testing/profiles.ts'
import { waterLossEngineer } from '../testing/profiles/water-loss-engineer.ts'
import { petitionLetter } from './compose.ts'
import { isNeed } from '../builtin/need.ts'

test.each([
  ['', false],
  ['They cannot pay for it.', false],
  ['More students pass algebra.', false],
  ['Small farms get a crop, dyers do not need to import.', false],
  ['An open method lets their own engineers do it, so that less water is lost.', false],
  ['Growers near rivers can spray again without harm to their neighbors.', false],
  ['A person with cancer should have the same chance without a center.', false],
  ['Small utilities lose a large part of the water because they cannot pay consultants.', true],
  ['Rural counties own bridges that they cannot afford to watch.', true],
  ['Small hospitals have no engineers who could do this work.', false],
  ['The mines and the battery plants here look for people who can read a graph.', true],
])('“%s” states a need: %s', (text, is) => expect(isNeed({ text })).toBe(is))

async function sectionsOf(profile: Profile) {
  const endeavors =
    profile.endeavors.length > 0
      ? profile.endeavors
      : (await draftEndeavors(buildCaseFile(profile), [], quietRun()))
          .slice(0, 1)
          .map((one) => ({ id: 1, is_selected: true, is_locked: false, ...one }))
  const blocks = await petitionLetter(buildCaseFile({ ...profile, endeavors }), {
    endeavor_id: endeavors[0]?.id ?? 0,
  }).compose({ seed: 0, length: 'usual' }, async () => undefined)
  return (section: string): string =>
    blocks
      .flatMap((block) => (block.kind === 'paragraph' && block.section === section ? block.sentences : []))
      .map(plain)
      .join(' ')
}

describe('the first element rests on the endeavor at large', async () => {
  const water = await sectionsOf(waterLossEngineer)

  test('the problem opens with the need of all, before the one place where it was met', () => {
    const text = water('endeavor-problem')
    expect(text.indexOf('Small utilities lose')).toBe(0)
    expect(text.indexOf('east side')).toBeGreaterThan(0)
  })

  test('merit names the undertaking and its field, then the need, its effect, and only then the place', () => {
    const text = water('substantial-merit').toLowerCase()
    const order = [
      'municipal drinking water loss control',
      'small utilities lose',
      'an open method lets their own engineers',
      'the east side had pressures',
    ].map((words) => text.indexOf(words))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('importance argues from the field, the reach, those served and the plan’s own outcomes', () => {
    const text = water('national-importance')
    expect(text).toContain('municipal drinking water loss control')
    expect(text).toContain('small and mid-size water utilities')
    expect(text).toMatch(/(?:measured by what the plan sets itself|By the plan’s own measure)[^.]*ten more utilities/)
  })

  test('a plan that states no need leaves the problem to the work', async () => {
    const founder = await sectionsOf(droneFounder)
    expect(founder('endeavor-problem')).toMatch(/^Dr\. Tallisker (?:knows|met) the problem/)
  })

  test('a profile without a named field is argued in the field of its plan', async () => {
    const taught = await sectionsOf(teacher)
    expect(taught('national-importance')).toContain('physics teaching in small rural high schools')
  })
})

test('the steps of a plan are rows with their times', async () => {
  const [first] = await draftEndeavors(buildCaseFile(waterLossEngineer), [], quietRun())
  if (first === undefined) throw new Error('No endeavor was drafted')
  const endeavors = [{ id: 1, is_selected: true, is_locked: false, ...first }]
  const blocks = await petitionLetter(buildCaseFile({ ...waterLossEngineer, endeavors }), { endeavor_id: 1 }).compose(
    { seed: 0, length: 'usual' },
    async () => undefined,
  )
  const table = blocks.find((block) => block.kind === 'table' && block.section === 'endeavor-steps')
  const rows = table?.kind === 'table' ? table.rows.map((row) => row.map((cell) => plain({ inlines: cell }))) : []
  expect(rows.map(([, when]) => when)).toEqual(['2027', '2028', '2029'])
  expect(rows[0]).toContain('Publish the worksheet and its manual as free software')
})
