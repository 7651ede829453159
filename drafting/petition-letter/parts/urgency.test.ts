import { expect, test } from 'vitest'
import { plain } from '../../builtin/phrase.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { petitionLetter } from '../compose.ts'

async function urgencyOf(profile: Profile): Promise<string> {
  const [endeavor] = profile.endeavors
  const blocks = await petitionLetter(buildCaseFile(profile), { endeavor_id: endeavor?.id ?? 0 }).compose(
    { seed: 0, length: 'usual' },
    async () => undefined,
  )
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' && block.section === 'urgency' ? block.sentences : []))
    .map(plain)
    .join(' ')
}

/** The case with another reason and another plan. */
function withReason(reason: string, plan: Partial<Profile['futureplan'][number]> = {}): Profile {
  return {
    ...batteryResearcher,
    endeavors: batteryResearcher.endeavors.map((one) => ({ ...one, exp_nation_impt_urgency: reason })),
    futureplan: batteryResearcher.futureplan.map((one) => ({ ...one, ...plan })),
    academicprojects: batteryResearcher.academicprojects.map((one) => ({
      ...one,
      background: 'The group met in 2015.',
    })),
    professionalprojects: batteryResearcher.professionalprojects.map((one) => ({
      ...one,
      background: 'The line was new.',
    })),
  }
}

const ASKS = '[Missing: why the work cannot wait for a labor certification]'
const NO_NEED = { impact: 'Graded modules give schools storage at a lower price.' }

test('urgency uses all that the record has: the present need, what has begun, what is bound to a time', async () => {
  const text = await urgencyOf(batteryResearcher)
  // The endeavor says so of the present, and nothing in the record does.
  expect(text).not.toContain('now come back from buses in growing numbers')
  expect(text).toContain('who today cannot tell a safe second-life unit from a dangerous one')
  expect(text).toContain('written the first two of six training modules')
  expect(text).toContain('2027')
  expect(text).not.toContain(ASKS)
})

test.each([
  ['nothing', ''],
  ['only that work is under way', 'The work is under way, and a pause would come in the middle of it.'],
  ['only a first step', 'An early first step would let the others follow in time.'],
])('a case whose reason is %s is asked for one', async (_, reason) => {
  const text = await urgencyOf(withReason(reason, NO_NEED))
  expect(text).toContain(ASKS)
  if (reason !== '') expect(text).not.toContain(reason)
})

test('a goal for a year is no time to which anything is bound', async () => {
  const text = await urgencyOf(
    withReason('', { ...NO_NEED, current_progress: 'A bench was set up. By 2029 three recyclers will run the line.' }),
  )
  expect(text).not.toMatch(/until 20\d\d|bound to a time/)
})

test.each([
  ['what the plan would bring', 'Fleets that store modules today would be told which ones are safe.'],
  [
    'what is finished',
    NO_NEED.impact,
    'The first line is commissioned. A recycler in Ohio wrote in May that it wishes to run it.',
  ],
])('%s is no reason why it cannot wait', async (_, impact, current_progress = 'The line is commissioned.') => {
  const text = await urgencyOf(withReason('', { impact, current_progress, status: 'In Progress' }))
  expect(text).toBe(ASKS)
})

test('of an effect to come, how it is today is told as the need', async () => {
  const impact = 'Fire crews of small towns, who open packs today without a test, would know which ones are safe.'
  const text = await urgencyOf(
    withReason('', { impact, current_progress: 'I have written the first two of six modules.' }),
  )
  expect(text).toContain('The need is that of fire crews of small towns, who open packs today without a test')
  expect(text).not.toMatch(/would know|\[Missing|\[Verify/)
  expect(text).toContain('the first two of six modules')
})

const noted = (comments: string) =>
  urgencyOf(withReason('', { ...NO_NEED, current_progress: 'The line is commissioned.', comments }))

test.each([
  'This is not urgent.',
  'This isn’t urgent.',
  'There is no deadline; the work can wait.',
  'The work is less urgent than the grant.',
  'Nothing here is urgent.',
  'It is hardly urgent.',
  'No modules will be lost without the line.',
  'It is not true that this cannot wait.',
  'It is never too late to begin.',
  'If urgent, the work could wait a year.',
  'Budget: ask Tom before it is sent.',
  'The deadline of the grant was met.',
])('the comment “%s” is no reason why it cannot wait', async (comment) => expect(await noted(comment)).toBe(ASKS))

test.each(['The work cannot wait: packs reach the recyclers this year', 'The packs will be lost within two years'])(
  'the comment “%s.” is quoted as a reason',
  async (comment) => {
    const text = await noted(`${comment}.`)
    expect(text).toContain(comment)
    expect(text).not.toContain(ASKS)
  },
)
