import { expect, test } from 'vitest'
import type { Sentence } from '#domain/document.ts'
import { isEditable } from '#domain/editable.ts'
import { applicants, ofShortForm } from '../builtin/testing.ts'
import type { Profile } from '../profile.ts'
import { caseFileOf, lettersOf, petitionOf } from '../testing/drafted-once.ts'
import { parseParagraph } from './parse-paragraph.ts'
import { sentenceWords } from './sentence-words.ts'

/** Every paragraph, quotation and item of a list that is drafted for an applicant. */
async function drafted(profile: Profile): Promise<Sentence[][]> {
  const blocks = [await petitionOf(profile), ...(await lettersOf(profile))].flatMap(({ document }) => document.blocks)
  return blocks.filter(isEditable).flatMap((block) => (block.kind === 'list' ? block.items : [block.sentences]))
}

const typed = (sentences: readonly Sentence[]): string => sentences.map(sentenceWords).join(' ')

for (const [name, profile] of applicants)
  test(`typed as it stands, each paragraph of ${name} stays as it is`, ofShortForm(name), async () => {
    const caseFile = caseFileOf(profile)
    const paragraphs = await drafted(profile)
    expect(paragraphs.length).toBeGreaterThan(5)
    for (const sentences of paragraphs)
      expect(parseParagraph(typed(sentences), sentences, { caseFile, voice: 'petition' })).toEqual(sentences)
  })

const THREE = ['batteryResearcher', 'droneFounder', 'ordinaryApplicant']

test('typed without a paragraph before it, nearly every one falls into the same sentences', async () => {
  const other: string[] = []
  let count = 0
  for (const [, profile] of applicants.filter(([name]) => THREE.includes(name))) {
    const caseFile = caseFileOf(profile)
    for (const sentences of await drafted(profile)) {
      const read = parseParagraph(typed(sentences), [], { caseFile, voice: 'petition' })
      count++
      if (read.map(sentenceWords).join('\n') !== sentences.map(sentenceWords).join('\n')) other.push(typed(sentences))
    }
  }
  expect(count).toBeGreaterThan(200)
  expect(other.length / count).toBeLessThan(0.01)
})
