import { describe, expect, test } from 'vitest'
import { EB2_BASES } from '#domain/options.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import {
  artist,
  batteryResearcher,
  civilEngineer,
  nurseInformatics,
  physician,
  teacher,
} from '../../testing/profiles.ts'

const [ADVANCED, FIVE, ABILITY] = EB2_BASES
const choosing = (profile: Profile, eb2_basis: (typeof EB2_BASES)[number] | ''): Profile => ({
  ...profile,
  application: { ...profile.application, eb2_basis },
})
const notes = (profile: Profile): string[] =>
  buildCaseFile(profile).contradictions.flatMap(({ text }) => (text.startsWith('You chose') ? [text] : []))

/** The engineer three years after the bachelor's degree. */
const early: Profile = {
  ...civilEngineer,
  professionalhistory: civilEngineer.professionalhistory
    .slice(0, 1)
    .map((job) => ({ ...job, start_date: '2023-11-20', end_date: null, is_current: true })),
  evidence: [],
}

describe('a basis that the entries do not carry', () => {
  test.each<[string, Profile, string]>([
    [
      'three years of five',
      choosing(early, FIVE),
      "You chose “Bachelor's degree plus five years” for EB-2, but your entries show 3 years of full-time work after Education 1.",
    ],
    [
      'no advanced degree',
      choosing(civilEngineer, ADVANCED),
      "You chose “Advanced degree” for EB-2, but your highest finished degree is Education 1 (Bachelor's). They do hold what “Bachelor's degree plus five years” asks for.",
    ],
    [
      'no bachelor’s degree',
      choosing(batteryResearcher, FIVE),
      "You chose “Bachelor's degree plus five years” for EB-2, but no entry under Education is a finished bachelor’s degree. They do hold what “Advanced degree” asks for.",
    ],
    [
      'two kinds of evidence',
      choosing(civilEngineer, ABILITY),
      "You chose “Exceptional ability” for EB-2, but your entries speak for 2 of the six kinds of evidence, and at least three are asked for. They do hold what “Bachelor's degree plus five years” asks for.",
    ],
  ])('%s', (_, profile, expected) => expect(notes(profile)).toEqual([expected]))

  test('leads to the choice and to the entries', () => {
    const [note] = buildCaseFile(choosing(early, FIVE)).contradictions.filter(({ text }) =>
      text.startsWith('You chose'),
    )
    expect(note?.places.map(({ place }) => place)).toEqual([
      'Personal Info, How you qualify for EB-2',
      'Education 1, End date',
      'Employment 1, Start date',
    ])
  })

  test.each<[string, Profile]>([
    ['left to the entries', choosing(civilEngineer, '')],
    ['a doctor’s advanced degree', choosing(physician, ADVANCED)],
    ['five years after a bachelor’s degree', choosing(teacher, FIVE)],
    ['the bachelor’s degree of somebody with a higher one', choosing(nurseInformatics, FIVE)],
    ['six criteria', choosing(artist, ABILITY)],
    ['a choice before any entry', choosing({ ...civilEngineer, academichistory: [] }, ADVANCED)],
    ['a choice before any evidence', choosing({ ...civilEngineer, evidence: [] }, ABILITY)],
  ])('nothing of %s', (_, profile) => expect(notes(profile)).toEqual([]))
})
