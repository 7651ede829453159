import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { FiledPaper } from '../rfe.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { respond } from './testing.ts'

const { rfe } = bridgeEngineerNotice
const PROOF = '[Missing: a paper that proves what the petitioner’s own account says here'

const draft = (...pages: string[]): FiledPaper => ({ kind: 'initial_response', name: 'draft.docx', url: null, pages })
const answered = async (...filed: FiledPaper[]) => {
  const { document, text, drafted } = await respond({ rfe: { ...rfe, filed: [...rfe.filed, ...filed] } })
  // Of what a draft says, names and figures that the record lacks stand in a mark, and nothing else does.
  const marks = drafted.warnings.filter(({ kind }) => kind === 'verify')
  expect(marks.filter((one) => !one.text.includes(': only your own draft says this; '))).toEqual([])
  return { text, whole: document.blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ') }
}

/** Without what is asked of the applicant. */
const said = (text: string): string => text.replace(/\[Missing: [^\]]*\]/gu, '')

test('what a draft says is enclosed is asked for, and never said', async () => {
  const evaluation = 'I attach the evaluation of a credential service, which finds the degree equivalent.'
  const other = 'A copy of the museum’s invitation is enclosed.'
  const { text, whole } = await answered(
    draft(
      `${evaluation} The evaluator compared the degree with that of three universities of the United States.\n\n${other}`,
    ),
  )
  expect(said(whole)).not.toMatch(/I attach|The evaluator|is enclosed/u)
  expect(text(1)).toContain(`that is not among your exhibits; add it, or leave it out: “${evaluation}”]`)
  expect(whole.split(other)).toHaveLength(2)
})

test('what points to an exhibit of other numbers is said without it, and its paper asked for', async () => {
  const { text } = await answered(
    draft('The county of Hollow has set aside money for the publication of the drawings (Exhibit C).'),
  )
  expect(said(text(4))).toContain('“The county of Hollow has set aside money for the publication of the drawings …')
  expect(said(text(4))).not.toContain('Exhibit C')
  expect(text(4)).toContain('add it, or leave it out: “The county of Hollow')
})

test('every sentence of a draft that bears on a point stands under it, each point with its proof asked for', async () => {
  const funds = 'The publication of the drawings will be paid for by the flood fund of Hollow County.'
  const hosting = 'The plan of the publication keeps the hosting of the drawings at 40 dollars a month.'
  const post = 'No single employer would offer a position whose work is to serve counties that are not its clients.'
  const { text } = await answered(draft(`${funds} ${hosting}\n\n${post}`))
  expect(text(4)).toContain(funds.slice(0, -1))
  expect(text(4)).toContain(hosting.slice(0, -1))
  expect(text(4).match(/\[Verify: The petitioner adds/gu)).toHaveLength(2)
  expect(text(4)).toContain(PROOF)
  expect(text(5)).toContain(post.slice(0, -1))
  expect(text(5)).toContain(PROOF)
})

test('a sentence that leans on the one before is quoted with it or not at all', async () => {
  const first = 'The publication of the drawings will be paid for by the flood fund of Hollow County.'
  const { text, whole } = await answered(
    draft(`Thank you.\nIt is a fund of the county.\n\n${first} It was set up in May.`),
  )
  expect(text(4)).toContain(`“${first} It was set up in May.”`)
  expect(whole).not.toContain('It is a fund of the county')
})

test('a sentence of the petition that speaks of what was enclosed with it is not carried over', async () => {
  const sentence =
    'Enclosed are letters on the reach of the endeavor beyond his employer and its clients, the counties.'
  const { whole } = await answered({ kind: 'petition_letter', name: 'b.pdf', url: null, pages: [sentence] })
  expect(whole).not.toContain('Enclosed are letters')
})

test('what a draft dates after the filing is marked as corroboration', async () => {
  const later = 'In June 2026 the flood fund of Hollow County paid for the publication of the drawings.'
  const { text } = await answered(draft(later))
  expect(text(4)).toContain(later.slice(0, -1))
  expect(text(4)).toMatch(/corroboration/u)
})
