import { expect, test } from 'vitest'
import { civilEngineer } from '../testing/profiles.ts'
import { noticeOf, respond } from './testing.ts'

const NOTICE = `REQUEST FOR EVIDENCE
Receipt Number: IOE0912345678
Form: I-140, Immigrant Petition for Alien Workers
NATIONAL INTEREST WAIVER
USCIS may grant a national interest waiver if the petitioner shows the three elements of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
Record of Success
The record does not establish a record of success in similar efforts.
Balance
The petitioner has not established that, on balance, it would be beneficial to the United States to waive the job offer.`

const [work] = civilEngineer.professionalprojects
const [endeavor] = civilEngineer.endeavors
if (work === undefined || endeavor === undefined) throw new Error('The civil engineer has a project and an endeavor')

const URGENCY = 'Floods bring more gravel.'

const { text } = await respond({
  profile: {
    ...civilEngineer,
    academicprojects: [],
    evidence: [],
    professionalprojects: [
      {
        ...work,
        project_name: 'Sonar Gauges on Larkspur Bridge',
        background: 'The bridge was closed by calendar.',
        goal: 'Close it only when the bed is moving.',
        challenge: 'The bridge has no mains power.',
        solution: 'I built four sonar gauges and the rule that reads them.',
        impact: 'Larkspur Bridge was closed for 19 fewer days in 2023.',
      },
    ],
    endeavors: [{ ...endeavor, exp_nation_impt_urgency: URGENCY }],
  },
  rfe: noticeOf(NOTICE),
})

test('an aim that is no sentence stands behind its label, as it was typed', () =>
  expect(text(1)).toMatch(/The bridge was closed by calendar.*Aim: “Close it only when the bed is moving\.”/su))

test('the difficulty is told without an aside', () => expect(text(1)).not.toContain('sounds'))

test('a reason that only the endeavor states is asked for', () => {
  expect(text(2)).not.toMatch(/more gravel/iu)
  expect(text(2)).toContain('[Missing: why the work cannot wait for a labor certification]')
})

test('the endeavor draws on experience, and not on a union in one person', () =>
  expect(text(2)).not.toMatch(/united in one person|works of the record/u))
