import { expect, test } from 'vitest'
import { NO_ENTRIES } from '../testing/no-entries.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { noticeOf, respond } from './testing.ts'

const HEAD = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.`
const nobody = { ...civilEngineer, ...NO_ENTRIES, uploads: [] }

const BALANCE = `${HEAD}
BALANCE
The petitioner has not shown that it would be impractical to obtain a labor certification or that, even if other qualified U.S. workers are available, the United States would benefit from the contributions.
The petitioner did not show that the need is sufficiently urgent to forgo the labor certification process.`

test('each factor of the balance that a point names is answered', async () => {
  const { text } = await respond({ rfe: noticeOf(BALANCE) })
  expect(text(1)).toMatch(/tests the market|minimum requirements/u)
  expect(text(1)).toMatch(/workers (?:may well be|can be found|are lacking)/u)
  expect(text(1)).toMatch(/a delay would interrupt|A delay would interrupt|cannot wait/u)
})

test('or asked for', async () => {
  const { text } = await respond({ profile: nobody, rfe: noticeOf(BALANCE) })
  expect(text(1)).toContain('[Missing: why the work cannot wait for a labor certification]')
  expect(text(1)).toMatch(/\[Missing: why a job offer or a labor certification would be impractical/u)
  expect(text(1)).toMatch(/\[Missing: the contributions that only come with this person/u)
})

test.each([
  [
    ['The petitioner did not show that the endeavor has national scope in all fifty states.'],
    /the words quoted above/u,
  ],
  [
    [
      'The evidence does not establish that the proposed endeavor is of national importance.',
      'The petitioner did not show that the endeavor has national scope in all fifty states.',
    ],
    /the second passage quoted above/iu,
  ],
  [
    [
      'The petitioner did not show that the endeavor has national scope in all fifty states.',
      'The evidence does not establish that the proposed endeavor has implications beyond one county.',
    ],
    /the first passage quoted above/iu,
  ],
])('of what is quoted, the one that states another test is named: %j', async (said, named) => {
  const { text, caseFile } = await respond({ rfe: noticeOf(`${HEAD}\nNATIONAL IMPORTANCE\n${said.join(' ')}`) })
  expect(caseFile.rfe?.reading.wrong_standard).toHaveLength(1)
  expect(text(1)).toMatch(named)
  if (said.length > 1) expect(text(1)).not.toMatch(/words quoted above/u)
})
