import { describe, expect, test } from 'vitest'
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

function remarks(profile: Profile, row: Partial<Referee>) {
  const [first] = profile.referees
  if (first === undefined) throw new Error('No recommender')
  const named = { ...profile, referees: [{ ...first, relationship: '', ...row }] }
  const { referees, person, applicant } = portraitOf(buildCaseFile(named))
  const [writer] = referees
  if (writer === undefined) throw new Error('No recommender')
  const { said, unclear } = inWritersVoice(row.comments ?? '', writer, person, applicant)
  return { said: said.map(({ text }) => text).join(' '), unclear }
}

const man = civilEngineer.application
const woman = batteryResearcher.application

describe('of a man', () => {
  test.each([
    [WOMAN, 'He built the model and we used it at three plants.'],
    [WOMAN, 'He refused to publish before the test.'],
    [MAN, 'I used the worksheet in 2024. He answered every question of mine.'],
    [MAN, 'We flew eight units.'],
  ])('%o: “%s” stands as it was typed', (writer, comments) => {
    expect(remarks(civilEngineer, { ...writer, comments })).toEqual({ said: comments, unclear: [] })
  })

  test.each([
    [MAN, 'He used his worksheet at his plant.'],
    [WOMAN, 'She approved the east side project and its budget.'],
    [WOMAN, 'She has shown them to her operators.'],
    [WOMAN, 'Ragna Brandvold paid for it.'],
    [MAN, 'his group used my results for 5 bridges'],
    [WOMAN, 'The weather was bad.'],
  ])('%o: nobody can tell of whom “%s” is, so it is asked', (writer, comments) => {
    expect(remarks(civilEngineer, { ...writer, comments })).toEqual({ said: '', unclear: [comments] })
  })

  test.each(['Please make it short.', 'My thesis supervisor is retired.'])('“%s” is a note on the form', (comments) => {
    expect(remarks(civilEngineer, { ...WOMAN, comments })).toEqual({ said: '', unclear: [] })
  })

  test('a first name becomes the name that the letter uses', () => {
    const comments = `${man.first_name} is the best engineer I worked with.`
    const said = `${man.pronoun} ${man.last_name} is the best engineer I worked with.`
    expect(remarks(civilEngineer, { ...WOMAN, comments }).said).toBe(said)
  })
})

test.each([
  [WOMAN, 'She approved the pilot line.'],
  [MAN, 'He paid for the trial.'],
  [MAN, 'He used my protocol in his plant and asked me twice.'],
])('of a woman, %o: “%s” is asked about', (writer, comments) => {
  expect(remarks(batteryResearcher, { ...writer, comments })).toEqual({ said: '', unclear: [comments] })
})

test('a man says “she” of a woman alone', () => {
  const comments = 'She only publishes what she has measured twice.'
  expect(remarks(batteryResearcher, { ...MAN, comments })).toEqual({ said: comments, unclear: [] })
  expect(woman.gender).toBe('Female')
})
