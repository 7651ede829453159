import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { qualityOf } from '../quality/index.ts'
import { headed } from './answered.ts'
import { noticeOf, respond } from './testing.ts'

test.each([
  ['a table answers a point as a sentence does', ['table'], 0],
  ['quotations of the notice answer nothing', [], 1],
])('%s', async (_, kept, unanswered) => {
  const { document, caseFile } = await respond()
  const of = 'issue-1'
  const blocks = document.blocks.filter(
    ({ section, kind }) => section !== of || ['heading', 'quote', ...kept].includes(kind),
  )
  expect(blocks.some(({ section, kind }) => section === of && kind === 'table')).toBe(kept.length > 0)
  const found = qualityOf({ ...document, blocks }, caseFile, []).filter(({ rule }) => rule === 'issues-answered')
  expect(found.map(({ text }) => text)).toHaveLength(unanswered)
})

test('no answer points to one that holds nothing', async () => {
  const { document, caseFile } = await respond({
    rfe: noticeOf(
      'REQUEST FOR EVIDENCE\nForm I-140, national interest waiver\n\nSalary (D)\n\nThe petitioner submitted a salary survey. It does not show a salary that demonstrates exceptional ability. You may submit evidence of the wages of others.\n\nMembership (E)\n\nThe petitioner did not submit evidence of membership in professional associations. You may submit evidence of memberships.',
    ),
  })
  const quality = qualityOf(document, caseFile, [])
  const unanswered = quality.filter(({ rule }) => rule === 'issues-answered').map(({ text }) => text)
  const isAsked = (section: string): boolean =>
    document.blocks.some(
      (block) => block.section === section && /\[Missing: evidence that answers/.test(blockText(block)),
    )
  expect(unanswered).toHaveLength(['issue-1', 'issue-2'].filter(isAsked).length)
})

const BALANCE =
  'REQUEST FOR EVIDENCE\nForm I-140\n\nOn balance\n\nThe petitioner has not shown that, on balance, it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification. The petitioner may submit evidence on the factors of the third prong.'

test('a doubt of the balance is answered factor by factor, as the petition argues them', async () => {
  const { text } = await respond({ rfe: noticeOf(BALANCE) })
  expect(text(1)).toMatch(/labor certification (?:tests the market|goes by)|Under labor certification/iu)
  expect(text(1)).toContain('employed by Llano Verde Bridge Consultants')
  expect(text(1)).toMatch(/five counties now use the units/iu)
  // Only the endeavor says why it cannot wait, and an endeavor proves nothing but what it proposes.
  expect(text(1)).toContain('[Missing: why the work cannot wait for a labor certification]')
  expect(text(1)).toMatch(/in favor of the waiver/)
  expect(text(1)).not.toMatch(/one paragraph for each of the three factors|Part V|section B/)
})

test('a petition that was prepared elsewhere is argued from the same facts', async () => {
  const { text } = await respond({ rfe: noticeOf(BALANCE) }, null)
  expect(text(1)).toContain('employed by Llano Verde Bridge Consultants')
  expect(text(1)).toMatch(/five counties now use the units/iu)
})

test('interest is not said to stand in writing beside the letter that is asked for', async () => {
  const { text } = await respond()
  expect(text(3)).toContain('[Missing: the signed letter of')
  expect(text(3)).not.toContain('put in writing')
})

const LONG =
  'The letters that came with the petition praise the alarms at length, but they do not tell which county has put one to use, and neither do the reports that were filed with them.'
test.each([
  ['a title of ours', 'Urgency', 'The need is not urgent.', 'Urgency'],
  ['words that fit', 'The letters praise', 'The letters praise it.', 'The letters praise'],
  [
    'a sentence cut short',
    'The letters of the county …',
    'The letters of the county are undated.',
    'The letters of the county are undated',
  ],
  [
    'a long one',
    `${LONG.slice(0, 60)} …`,
    LONG,
    'The letters that came with the petition praise the alarms at length, but they do not tell which county has put one to use',
  ],
])('a point is headed by whole words: %s', (_, title, quote, heading) => expect(headed({ title, quote })).toBe(heading))
