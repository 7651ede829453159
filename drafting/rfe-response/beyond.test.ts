import { expect, test } from 'vitest'
import { respond, noticeOf } from './testing.ts'

const WAGE = `REQUEST FOR EVIDENCE
Receipt Number: IOE0912345678
Form: I-140, Immigrant Petition for Alien Workers
You seek classification as a member of the professions holding an advanced degree and a national interest waiver.
NATIONAL INTEREST WAIVER
USCIS may grant a national interest waiver if the petitioner shows the three elements of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
NATIONAL IMPORTANCE
The petitioner has not shown that the endeavor has national importance. Please submit evidence of its prospective impact.
ABILITY TO PAY
Submit evidence that the prospective employer has the ability to pay the proffered wage of $92,000, such as annual reports or audited financial statements. See 8 CFR 204.5(g)(2).`

test('a request that does not belong is answered by the law, and by nothing else', async () => {
  const { document, quality } = await respond({ rfe: noticeOf(WAGE) })
  const at = document.blocks.findIndex((block) => block.kind === 'heading' && block.text === 'ABILITY TO PAY')
  const section = document.blocks[at]?.section
  const answer = document.blocks.filter((block) => block.section === section)
  expect(answer.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'quote', 'paragraph'])
  const law = answer.flatMap((block) =>
    block.kind === 'paragraph' ? block.sentences.flatMap((one) => one.inlines) : [],
  )
  expect(law.flatMap((one) => (one.kind === 'authority' ? [one.id] : []))).toEqual([
    'cfr-204-5-g-2',
    'cfr-204-5-k-4-ii',
    'dhanasar@885-86 n.1',
  ])
  expect(law.filter(({ kind }) => kind === 'missing')).toEqual([])
  expect(quality.filter(({ text }) => text.includes('ABILITY TO PAY'))).toEqual([])
})
