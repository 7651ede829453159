import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { FiledPaper } from '../rfe.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { respond } from './testing.ts'

const { rfe } = bridgeEngineerNotice
const draft = (...pages: string[]): FiledPaper => ({ kind: 'initial_response', name: 'draft.docx', url: null, pages })

const USED = 'The county of Hollow has set aside money for the publication of the drawings.'
const FAR = 'My grandmother kept bees behind a yellow house near the sea for most of her life.'
const LAW = 'The officer who wrote this request for evidence did not read my petition with care.'

/** What the sheet for the reader says, and what the response itself does. */
const drafted = async (...pages: string[]) => {
  const { document } = await respond({ rfe: { ...rfe, filed: [...rfe.filed, draft(...pages)] } })
  return { sheet: document.cover.paragraphs, whole: document.blocks.map(blockText).join('\n') }
}

test('what of an earlier draft is not used is told on the sheet, with the reason, and nowhere else', async () => {
  const { sheet, whole } = await drafted(`Dear Officer,\n\n${USED}\n\n${FAR} She sold the honey at a market.`, LAW)
  expect(whole).toContain(USED.slice(0, -1))
  expect(sheet).toContain(
    'Not used of what you wrote before: 2. Where one of these belongs to a point, write it there yourself.',
  )
  expect(sheet).toContain(`Page 1 of your draft: “${FAR}” (it lies near no point of the notice)`)
  expect(sheet).toContain(
    `Page 2 of your draft: “${LAW}” (it speaks of the law or of the notice, and tells nothing of your case)`,
  )
  expect(sheet.join('\n')).not.toContain('set aside money')
  expect(whole).not.toContain('grandmother')
})

test('of a long draft the beginning of each passage is told, and of many the first', async () => {
  const { sheet } = await drafted(
    Array.from({ length: 18 }, (_, at) => `${FAR.slice(0, -1)} and of hers in winter ${at} of the bees.`).join('\n\n'),
  )
  expect(sheet.filter((one) => one.startsWith('Page 1 of your draft: '))).toHaveLength(15)
  expect(sheet.join('\n')).toContain(
    '“My grandmother kept bees behind a yellow house near the sea for most of her life and of …”',
  )
  expect(sheet).toContain('And 3 more after these.')
})

test('nothing is told where there is no draft, or all of it is used', async () => {
  expect((await drafted()).sheet.join('\n')).not.toContain('Not used')
  expect((await drafted(USED)).sheet.join('\n')).not.toContain('Not used')
})
