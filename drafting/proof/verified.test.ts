import { expect, test } from 'vitest'
import type { Block, Sentence } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { asVerified } from '../verifier/as-verified.ts'
import type { Calibration } from '../verifier/calibration.ts'
import { claimOf } from '../verifier/claim-of.ts'
import { verifierPrompt } from '../verifier/prompt.ts'
import { proved } from './prove.ts'

const caseFile = buildCaseFile(batteryResearcher)
const BY = { provider: 'openai-compatible', model: 'small-1' } as const
const MEASURED: Calibration = {
  ...BY,
  prompt: verifierPrompt.version,
  threshold: 80,
  passed: { count: 0, of: 900, from: 0, to: 0.01 },
  withheld: { count: 20, of: 400, from: 0.03, to: 0.08 },
  sentences: 1300,
  day: '2026-11-20',
}

/** A fact of two sentences or more, so that a part of it is not the whole. */
const fact = caseFile.facts.find(({ section, value }) => section === 'professionalprojects' && value.length > 120)
const proposal = caseFile.facts.find(({ section, field }) => section === 'endeavors' && field !== 'title')
if (fact === undefined || proposal === undefined) throw new Error('The profile lacks a fact')

function verified(text: string, { id, value } = fact ?? { id: '', value: '' }): Sentence {
  const sentence: Sentence = { inlines: [{ kind: 'text', text }], sources: [id] }
  const claim = claimOf(sentence, caseFile, 'petition')
  const rests = [{ source: id, words: value.slice(0, 60) }]
  return asVerified(sentence, claim, { verdict: 'entailed', rests, sure: 90 }, BY)
}

const TEXT = 'The project is described in the record.'
const stateOf = (sentence: Sentence, verifier: Calibration | undefined = MEASURED, of = caseFile) => {
  const blocks: Block[] = [{ kind: 'paragraph', id: 'p-1', sentences: [sentence] }]
  const [block] = proved(blocks, of, verifier === NOBODY ? {} : { verifier })
  return block?.kind === 'paragraph' ? block.sentences[0]?.proof : undefined
}
const NOBODY = { ...MEASURED, model: 'nobody' }

test('a sentence is verified by the words on which it rests', () => {
  expect(stateOf(verified(TEXT))).toEqual({
    state: 'verified',
    spans: [{ start: 0, end: TEXT.length, sources: [fact.id] }],
    verified: { by: 'small-1', rests: [{ source: fact.id, words: fact.value.slice(0, 60) }] },
  })
})

const changed = {
  ...caseFile,
  facts: caseFile.facts.map((one) => (one === fact ? { ...one, value: `${one.value} Or not.` } : one)),
}
const removed = { ...caseFile, facts: caseFile.facts.filter((one) => one !== fact) }
const sentence = verified(TEXT)
const said = (more: Partial<NonNullable<Sentence['verified']>>): Sentence => ({
  ...sentence,
  ...(sentence.verified && { verified: { ...sentence.verified, ...more } }),
})

test.each<[string, Sentence, Calibration, typeof caseFile]>([
  ['nobody is measured', sentence, NOBODY, caseFile],
  ['another model is configured', sentence, { ...MEASURED, model: 'small-2' }, caseFile],
  ['the prompt is another', sentence, { ...MEASURED, prompt: 'verifier-9' }, caseFile],
  ['the threshold rose', sentence, { ...MEASURED, threshold: 91 }, caseFile],
  [
    'a comma was changed',
    { ...sentence, inlines: [{ kind: 'text', text: TEXT.replace(' is', ', is') }] },
    MEASURED,
    caseFile,
  ],
  [
    'an exhibit is cited since',
    { ...sentence, inlines: [...sentence.inlines, { kind: 'exhibit', number: 2 }] },
    MEASURED,
    caseFile,
  ],
  ['its source changed', sentence, MEASURED, changed],
  ['its source is gone', sentence, MEASURED, removed],
  [
    'the words are not in that source',
    said({ rests: [{ source: fact.id, words: 'She did it all alone.' }] }),
    MEASURED,
    caseFile,
  ],
  ['it rests on nothing', said({ rests: [] }), MEASURED, caseFile],
  ['it tells a proposal as done', verified('She had already built and sold it.', proposal), MEASURED, caseFile],
])('it is open where %s', (_, one, verifier, of) => {
  expect(stateOf(one, verifier, of)).toEqual({ state: 'open' })
})

test('what is said of the proposal rests on what is proposed', () => {
  expect(stateOf(verified('The endeavor will go on from there.', proposal))?.state).toBe('verified')
})

test('a mark stays a mark', () => {
  const marked: Sentence = { ...sentence, inlines: [{ kind: 'verify', text: TEXT, reason: 'A rule says so.' }] }
  expect(stateOf(marked)).toEqual({ state: 'contradicted' })
})
