import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { exhibitLabel, isOfResponse } from '#domain/exhibit-number.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher, civilEngineer } from '../testing/profiles.ts'
import { noticeOf, respond } from './testing.ts'

const FEE =
  'REQUEST FOR EVIDENCE\nI-140, national interest waiver.\nFEE\nThe fee was not paid. Submit the fee.\nURGENCY\nThe petitioner has not shown that the need is urgent. Submit evidence of urgency.'

test.each([
  ['the civil engineer', civilEngineer],
  ['the battery researcher', batteryResearcher],
])('papers of %s that no point asks for stand in the index alone', async (_, profile) => {
  const newPapers = buildCaseFile(profile).exhibits.map(({ file }) => file.url)
  const { document, caseFile } = await respond({ profile: { ...profile, newPapers }, rfe: noticeOf(FEE) })
  const fresh = caseFile.exhibits.filter(({ number }) => isOfResponse(number))
  const isIn = (label: string, text: string) => text.replaceAll('\u00a0', ' ').includes(label)
  const answers = document.blocks
    .filter(({ section }) => section?.startsWith('issue-'))
    .map(blockText)
    .join('\n')
  const tables = document.blocks.flatMap((block) =>
    block.kind === 'table' && block.section === undefined ? block.rows : [],
  )
  const apart = fresh.filter(({ number }) => !isIn(`(Ex. ${exhibitLabel(number)}`, answers))
  expect(apart.length).toBeGreaterThan(0)
  for (const { number } of apart) {
    const row = tables
      .map((cells) => cells.map((cell) => blockText({ kind: 'lines', id: '', align: 'left', lines: [cell] })))
      .find(([no]) => no?.replaceAll('\u00a0', ' ') === `Ex. ${exhibitLabel(number)}`)
    expect(row?.at(-1)).toMatch(/^Part of the record$/u)
  }
  expect(document.blocks.map(blockText).join('\n')).not.toMatch(
    /new evidence also includes|further submits|Also enclosed/u,
  )
})
