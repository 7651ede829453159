import { expect, test } from 'vitest'
import type { Sentence } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { said } from '../testing/model-script.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { scriptedLlm, type Scripted } from '../testing/scripted-llm.ts'
import { Correspondence } from './correspondence.ts'
import { secondReading, UNREAD } from './second-reading.ts'

const caseFile = buildCaseFile(batteryResearcher)
const sentence = (text: string): Sentence => ({ inlines: [{ kind: 'text', text }], sources: ['F1'] })
const reading = (script: Scripted, sentences: Sentence[]) => {
  const llm = scriptedLlm(script)
  const on = { aborted: false, throwIfAborted: () => undefined }
  return {
    llm,
    doubts: secondReading(sentences, caseFile, new Correspondence(llm, { system: 'Read', material: '' }, on)),
  }
}
const yes = (at: number) => ({ sentence: at, entailed: true, reason: '' })

test('where nothing is stated, nobody is asked', async () => {
  const mark: Sentence = { inlines: [{ kind: 'missing', what: 'the date' }], sources: [] }
  const { llm, doubts } = reading(() => '', [mark])
  expect(await doubts).toEqual([])
  expect(llm.calls).toHaveLength(0)
})

test('a sentence that a reader passes over is asked about once more', async () => {
  const no = { sentence: 2, entailed: false, reason: 'No source says so.' }
  const { llm, doubts } = reading(
    (_asked, call) => said({ verdicts: call === 1 ? [yes(1)] : [yes(1), no] }),
    [sentence('She led it.'), sentence('She won it.')],
  )
  expect(await doubts).toEqual([{ at: 1, reason: 'No source says so.' }])
  expect(llm.calls[1]?.prompt).toContain('has no verdict on 2.')
})

test.each([
  ['no verdict at all', []],
  ['half of them', [yes(1)]],
  ['verdicts on others', [yes(1), yes(9)]],
])('%s, asked twice, vouches for nothing that it does not name', async (_, verdicts) => {
  const { llm, doubts } = reading(() => said({ verdicts }), [sentence('She led it.'), sentence('She won it.')])
  const unread = [0, 1].filter((at) => !verdicts.some((verdict) => verdict.sentence === at + 1))
  expect(await doubts).toEqual(unread.map((at) => ({ at, reason: UNREAD, isUnread: true })))
  expect(llm.calls).toHaveLength(2)
})

test('verdicts on sentences that do not exist are nobody’s', async () => {
  const odd = [0, -1, 7, 1.5e9].map((at) => ({ ...yes(at), entailed: false }))
  expect(await reading(() => said({ verdicts: [yes(1), ...odd] }), [sentence('She led it.')]).doubts).toEqual([])
})
