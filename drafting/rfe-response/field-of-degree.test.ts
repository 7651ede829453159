import { expect, test } from 'vitest'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { noticeOf, respond } from './testing.ts'

const NOTICE = `REQUEST FOR EVIDENCE
Receipt Number: IOE0912345678
Form: I-140, Immigrant Petition for Alien Workers
NATIONAL INTEREST WAIVER
USCIS may grant a national interest waiver if the petitioner shows the three elements of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
Advanced Degree
The record does not establish that the petitioner holds an advanced degree. Submit an official academic record.`

const filed = [
  {
    kind: 'petition_letter' as const,
    name: 'Petition',
    url: '/petition',
    pages: ['Petition letter.', 'I hold a doctorate in marine law from Lakeshore State University.'],
  },
]

test('one degree in two fields is asked about, and never both told as they are', async () => {
  const { text } = await respond({ profile: ordinaryApplicant, rfe: { ...noticeOf(NOTICE), filed } }, null)
  expect(text(1)).toMatch(
    /in which field the degree is: the petition letter, page 2, says “doctorate in marine law”, and your entry “Materials Science”/u,
  )
})
