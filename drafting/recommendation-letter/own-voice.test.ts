import { expect, test } from 'vitest'
import { portraitOf } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher, civilEngineer } from '../testing/profiles.ts'
import { inWritersVoice } from './own-voice.ts'

type Referee = Profile['referees'][number]

const WOMAN = {
  gender: 'female',
  pronoun: 'Ms.',
  first_name: 'Ragna',
  middle_name: '',
  last_name: 'Brandvold',
} as const
const MAN = { gender: 'male', pronoun: 'Dr.', first_name: 'Osric', middle_name: '', last_name: 'Brandvold' } as const

function said(profile: Profile, row: Partial<Referee>): string {
  const [first] = profile.referees
  if (first === undefined) throw new Error('No recommender')
  const named = { ...profile, referees: [{ ...first, relationship: '', ...row }] }
  const { referees, person, applicant } = portraitOf(buildCaseFile(named))
  const [writer] = referees
  if (writer === undefined) throw new Error('No recommender')
  return inWritersVoice(row.comments ?? '', writer, person, applicant)
    .map(({ text }) => text)
    .join(' ')
}

const man = civilEngineer.application
const woman = batteryResearcher.application

test.each([
  // What cannot be told apart, and what only speaks to whoever drafts, is left out.
  [MAN, '', 'He used his worksheet at his plant.', 'He used his worksheet at his plant.'],
  [MAN, 'He asked for the worksheet.', 'He used it at his plant.', ''],
  [WOMAN, '', 'Please make it short.', ''],
  [WOMAN, '', 'My thesis supervisor is retired.', ''],
  [WOMAN, '', 'The weather was bad.', ''],
  // Of the writer.
  [
    WOMAN,
    '',
    'She approved the east side project and its budget, and she answered to the board for it.',
    'I approved the east side project and its budget, and I answered to the board for it.',
  ],
  [WOMAN, '', 'She often uses the units and trusts them.', 'I often use the units and trust them.'],
  [WOMAN, '', 'She has shown them to her operators.', 'I have shown them to my operators.'],
  [WOMAN, '', 'Ragna Brandvold paid for it.', 'I paid for it.'],
  [WOMAN, '', 'Ragna approved the budget.', 'I approved the budget.'],
  [
    MAN,
    'He asked for the worksheet after a talk. They have never worked together.',
    'He used the worksheet to design three zones in 2024. Night pressure there fell from 95 to 68 psi.',
    'I used the worksheet to design three zones in 2024. Night pressure there fell from 95 to 68 psi.',
  ],
  // Of the applicant.
  [
    WOMAN,
    '',
    'He built the model and we used it at three plants.',
    'He built the model and we used it at three plants.',
  ],
  [MAN, '', 'He refused to publish before the test.', 'He refused to publish before the test.'],
  [
    WOMAN,
    '',
    `${man.first_name} is the best engineer I worked with.`,
    `${man.pronoun} ${man.last_name} is the best engineer I worked with.`,
  ],
])('%o, %s: “%s” is told as “%s”', (writer, relationship, comments, told) => {
  expect(said(civilEngineer, { ...writer, relationship, comments })).toBe(told)
})

test.each([
  [WOMAN, 'She built the model and we use it daily.', 'She built the model and we use it daily.'],
  [WOMAN, `She hired ${woman.first_name} in 2019.`, `I hired ${woman.pronoun} ${woman.last_name} in 2019.`],
  [MAN, 'He paid for the trial.', 'I paid for the trial.'],
  [MAN, 'He used my protocol in his plant and asked me twice.', 'I used her protocol in my plant and asked her twice.'],
])('of a woman, %o: “%s” is told as “%s”', (writer, comments, told) => {
  expect(said(batteryResearcher, { ...writer, comments })).toBe(told)
})
