import { expect, test } from 'vitest'
import type { Block, Inline } from '#domain/document.ts'
import { plain } from '../../builtin/phrase.ts'
import { endeavorOf, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import { qualityOf } from '../../quality/index.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { draftPetitionLetter } from '../draft.ts'

/** Each of these papers with one page that tells of something else. */
const OTHER: Readonly<Record<string, string>> = {
  'Halvorsen Prize certificate.pdf':
    'Northern Electrochemical Union\nCertificate of attendance. Summer school, October 2019.',
  'Adoption letter.pdf':
    'Three Rivers Recycling Cooperative\nInvoice 4471 for 128 pallets of scrap metal, payable in 30 days.',
  'Work plan.pdf':
    'Menu for the autumn\nThe kitchen will serve three warm meals a week. Prices stay as they were last year.',
}

async function drafted() {
  const papers = [
    ...batteryResearcher.evidence.map(({ supporting_doc }) => supporting_doc),
    ...batteryResearcher.futureplan.map(({ supporting_doc }) => supporting_doc),
  ]
  const caseFile = buildCaseFile({
    ...batteryResearcher,
    uploads: papers.flatMap((file) => {
      const page = OTHER[file?.name ?? '']
      return file === null || page === undefined ? [] : [{ url: file.url, pages: [page], by: 'text' as const }]
    }),
  })
  const { document } = await draftPetitionLetter(caseFile, { endeavor_id: endeavorOf(batteryResearcher) }, quietRun())
  const numbers = caseFile.exhibits.filter(({ file }) => file.name in OTHER).map(({ number }) => number)
  const found = qualityOf(document, caseFile, []).filter(({ rule }) => rule === 'unused-exhibits')
  return { blocks: document.blocks, numbers, found: found.map(({ text }) => text) }
}

const cited = (blocks: readonly Block[]): number[] =>
  sentencesIn(blocks).flatMap(({ inlines }) =>
    inlines.flatMap((inline: Inline) => (inline.kind === 'exhibit' ? [inline.number] : [])),
  )

test('a paper that tells of something else is cited for nothing, and asked after once', async () => {
  const { blocks, numbers, found } = await drafted()
  expect(found.filter((text) => text.includes('tell of something else'))).toHaveLength(3)
  expect(numbers).toHaveLength(3)
  expect(cited(blocks).filter((number) => numbers.includes(number))).toEqual([])
  const open = sentencesIn(blocks)
    .map(plain)
    .filter((text) => text.startsWith('[Missing: a paper that shows'))
  const named = open.map((text) => /“[^”]*”/.exec(text)?.[0])
  expect(named).toHaveLength(3)
  expect(new Set(named)).toEqual(
    new Set([
      '“Adoption Letter of the Three Rivers Recycling Cooperative”',
      '“Halvorsen Prize for Young Electrochemists”',
      '“Open Safety Grading for Second-Life Batteries”',
    ]),
  )
  const text = sentencesIn(blocks).map(plain).join(' ')
  expect(text).not.toContain('The plan is documented')
  expect(text).not.toMatch(/(?:shown|confirmed) by the Adoption Letter/)
})

test('an article is not cited for how often it was cited, and a report is asked for', async () => {
  const { blocks } = await drafted()
  const counted = sentencesIn(blocks).filter((sentence) =>
    /\b(?:cited \d+ times|\d+ citations)\b/.test(plain(sentence)),
  )
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.flatMap(({ inlines }) => inlines.filter(({ kind }) => kind === 'exhibit'))).toEqual([])
  const open = sentencesIn(blocks).map(plain)
  expect(open.filter((text) => text.startsWith('[Missing: a citation report'))).toHaveLength(1)
})
