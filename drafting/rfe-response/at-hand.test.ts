import { expect, test } from 'vitest'
import { civilEngineer } from '../testing/profiles.ts'
import { paper } from '../testing/profiles/paper.ts'
import { noticeOf, respond } from './testing.ts'

const HEAD = `REQUEST FOR EVIDENCE
Receipt Number: IOE0912345678
Form: I-140, Immigrant Petition for Alien Workers
NATIONAL INTEREST WAIVER
USCIS may grant a national interest waiver if the petitioner shows the three elements of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
`
const NOTICE = `${HEAD}Record of Success
The record does not establish a record of success in similar efforts.
Letters
The letters of recommendation do not describe instances in which the method was adopted by others.
Model or Plan
The petitioner did not provide a plan for future activities. You may submit:
- A model or plan for future activities;
- Letters from prospective users showing interest.`

const ADOPTED = 'The method has been adopted by the Varden ferry company and by two harbor offices'
const wish = paper(777, 'harbor-letter.pdf')
const profile = {
  ...civilEngineer,
  evidence: civilEngineer.evidence.slice(0, 1).map((one) => ({
    ...one,
    id: 777,
    category: 'Project' as const,
    sub_category: 'Development' as const,
    name: 'Harbor letter of interest',
    issuing_organization: 'Varden Harbor Office',
    brief_introduction: 'The harbor office wrote in May 2025 about the sonar watch.',
    supporting_doc: wish,
  })),
  uploads: [
    {
      url: wish.url,
      pages: ['Varden Harbor Office, May 4, 2025\nWe wish to test the sonar watch at our north pier next summer.'],
      by: 'text' as const,
    },
  ],
}
const rfe = {
  ...noticeOf(NOTICE),
  filed: [
    {
      kind: 'petition_letter' as const,
      name: 'Petition',
      url: '/petition',
      pages: [`Petition letter.\n\n${ADOPTED} (Exhibit 6).`],
    },
    {
      kind: 'response_letter' as const,
      name: 'Response',
      url: '/response',
      pages: [
        'The harbor office of Varden wrote on May 4, 2025 that it wishes to test the sonar watch at its north pier.',
      ],
    },
  ],
}

const answered = await respond({ profile, rfe })
const titles = answered.document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
const under = (heading: string) => answered.text(1 + ['Record of Success', 'Letters', 'Model or Plan'].indexOf(heading))

test('each point stands under its heading', () =>
  expect(titles).toEqual(expect.arrayContaining(['Record of Success', 'Letters', 'Model or Plan'])))

test('a sentence of the petition is quoted without the number of another index, and its end is marked', () =>
  expect(under('Record of Success')).toMatch(new RegExp(`“${ADOPTED} …\\.?”`, 'u')))

test('and a point on which it bears as well sends the reader there', () =>
  expect(under('Letters')).toMatch(/quoted above, under “Record of Success,?”/u))

test('a letter of somebody who wants the work answers the point that asks for such letters', () => {
  expect(under('Model or Plan')).toMatch(
    /“We wish to test the sonar watch at our north pier next summer.” \(Ex\. \d+, p\. 1\)/u,
  )
  expect(under('Letters')).not.toContain('Harbor letter')
})

test('and what an earlier answer says of it stands there without a question for proof', () => {
  expect(under('Model or Plan')).toContain('“The harbor office of Varden wrote on May 4, 2025')
  expect(under('Model or Plan')).not.toContain('own account says here')
})
