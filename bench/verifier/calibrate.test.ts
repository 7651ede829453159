import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answering, entailedBy, NOT_STATED } from '#drafting/testing/model-script.ts'
import { scriptedLlm } from '#drafting/testing/scripted-llm.ts'
import { CORPORA, casesIn } from '../corpus/cases.ts'
import { calibrated, thresholdFor } from './calibrate.ts'
import { figuresOf } from './figures.ts'
import { labelledIn } from './labelled.ts'
import { isFalse, NotReached, type Outcome, outcomesOf, passes } from './outcomes.ts'
import { recorded, recording } from './recorded.ts'
import { fewestFor, shareInWords, shareOf } from './wilson.ts'

const BY = { provider: 'openai-compatible', model: 'small-1' } as const
const ruled = (kind: Outcome['kind'], sure: number | undefined, count: number): Outcome[] =>
  Array.from({ length: count }, () => ({
    corpus: 'tuning',
    kind,
    isMarked: false,
    ruling:
      sure === undefined
        ? { verdict: 'not stated', rests: [], reason: 'No.' }
        : { verdict: 'entailed', rests: [], sure },
  }))

describe('an interval', () => {
  // By the formula: 10 of 100 lie between 5.5 and 17.4 %, none of 100 below 3.7 %.
  test.each([
    [10, 100, '10 of 100, 10.0 % (5.5–17.4)'],
    [0, 100, '0 of 100, 0.0 % (0.0–3.7)'],
    [100, 100, '100 of 100, 100.0 % (96.3–100.0)'],
    [0, 0, '0 of 0, – % (0.0–100.0)'],
  ])('of %i of %i', (count, of, words) => {
    expect(shareInWords(shareOf(count, of))).toBe(words)
  })

  test('of none ends at a share with the fewest that show it', () => {
    const fewest = fewestFor(0.005)
    expect(shareOf(0, fewest).to).toBeLessThanOrEqual(0.005)
    expect(shareOf(0, fewest - 1).to).toBeGreaterThan(0.005)
  })
})

describe('a threshold', () => {
  const truthful = ruled('true', 90, 300)
  test('is the lowest at which half a percent of the falsehoods pass', () => {
    const outcomes = [
      ...truthful,
      ...ruled('number', 60, 5),
      ...ruled('number', 80, 5),
      ...ruled('number', undefined, 990),
    ]
    expect(thresholdFor(outcomes)).toBe(80)
    expect(calibrated(outcomes, BY, '2026-11-29').measured).toMatchObject({
      ...BY,
      threshold: 80,
      passed: { count: 5, of: 1000 },
      withheld: { count: 0, of: 300 },
      sentences: 1300,
    })
  })

  test('is none where the falsehoods pass at every one', () => {
    const { measured, lines } = calibrated([...truthful, ...ruled('number', 100, 100)], BY, '2026-11-29')
    expect(measured).toBeUndefined()
    expect(lines.join(' ')).toContain('at every threshold more than 0.5 %')
  })

  test('of few sentences is told to be of few', () => {
    const { lines } = calibrated([...truthful, ...ruled('number', undefined, 100)], BY, '2026-11-29')
    expect(lines.join(' ')).toContain('These 100 false sentences are too few to show that at most 0.5 % pass')
    expect(lines.join(' ')).toContain('It takes 765 of which none passes.')
  })

  test('of a verifier that was not reached is not stored', () => {
    const outcomes = truthful.map((one) => ({ ...one, ruling: { verdict: 'unread' as const, reason: 'No answer.' } }))
    expect(calibrated([...outcomes, ...outcomes], BY, '2026-11-29').measured).toBeUndefined()
  })
})

describe('a run over labelled sentences', async () => {
  const [one] = casesIn((await CORPORA['tuning']?.()) ?? {}, true)
  if (one === undefined) throw new Error('The corpus is empty')
  const sentences = labelledIn('tuning', one)
  const truths = new Set(sentences.flatMap(({ kind, claim }) => (kind === 'true' ? (claim?.text ?? []) : [])))
  const perfect = scriptedLlm((asked) =>
    answering(asked, (claim) => (truths.has(claim.text) ? entailedBy(claim) : NOT_STATED)),
  )

  test('of a verifier that knows them lets nothing false pass, says so, and is played again without it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waiverly-eval-'))
    try {
      const file = join(folder, 'answers.jsonl')
      const { outcomes, usage } = await outcomesOf(sentences, { llm: await recording(perfect, file) })
      expect(outcomes.filter((each) => isFalse(each) && passes(each, 0))).toEqual([])
      const truthful = outcomes.filter((each) => !isFalse(each))
      expect(truthful.filter((each) => passes(each, 0)).length / truthful.length).toBeGreaterThan(0.9)
      const lines = figuresOf(outcomes, 0).join('\n')
      expect(lines).toContain('recall            ')
      for (const { claim } of sentences) if (claim !== undefined) expect(lines).not.toContain(claim.text)
      const played = await recorded(file)
      expect(await outcomesOf(sentences, { llm: played })).toEqual({ outcomes, usage })
      await expect(outcomesOf(sentences.slice(3), { llm: played })).rejects.toThrow(NotReached)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
