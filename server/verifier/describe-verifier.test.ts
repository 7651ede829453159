import { expect, test } from 'vitest'
import { scriptedLlm } from '#drafting/testing/scripted-llm.ts'
import { describeVerifier } from './describe-verifier.ts'

const llm = scriptedLlm()
const passed = { count: 2, of: 1200, from: 0, to: 0.006 }
const calibration = { provider: llm.provider, model: llm.model, prompt: 'verifier-1', threshold: 90, passed }
const measured = { ...calibration, withheld: passed, sentences: 2000, day: '2026-11-20' }

test.each([
  [undefined, 'no model: sentences are vouched for by your record and by people'],
  [
    { llm, calibration: undefined },
    'scripted-1 (openai-compatible), not calibrated: no sentence becomes plain by its word until npm run eval -- --calibrate has measured it',
  ],
  [
    { llm, calibration: measured },
    'scripted-1 (openai-compatible), measured on 2026-11-20: let 2 of 1200 false sentences pass at threshold 90',
  ],
])('an operator is told in a line which verifier reads and how far it is believed', (verifier, line) => {
  expect(describeVerifier({ verifier })).toBe(line)
})
