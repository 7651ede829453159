import { expect, test } from 'vitest'
import type { DocumentView } from '#domain/drafted-document.ts'
import { sentencesIn } from '#drafting/proof/prove.ts'
import { fromFacts, purposeOf, verdicts } from '#drafting/testing/model-script.ts'
import type { Calibration } from '#drafting/verifier/calibration.ts'
import { verifierPrompt } from '#drafting/verifier/prompt.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startModelServer } from '../testing/model-server.ts'
import { outboxOf } from '../testing/outbox.ts'
import { addReadyReferee, selectEndeavor } from '../testing/ready-letter.ts'
import { makeTempFolder } from '../testing/temp-folder.ts'
import { startTestApp } from '../testing/test-app.ts'
import { storeCalibration } from './calibration-file.ts'

const MEASURED: Calibration = {
  provider: 'openai-compatible',
  model: 'reader-1',
  prompt: verifierPrompt.version,
  threshold: 90,
  passed: { count: 2, of: 1200, from: 0, to: 0.006 },
  withheld: { count: 30, of: 800, from: 0.02, to: 0.05 },
  sentences: 2000,
  day: '2026-11-20',
}

/** A letter by one model, read by another, on this whole product; its sentences that rest on something. */
async function lettersOf(calibration: Calibration) {
  const folder = await makeTempFolder()
  await storeCalibration(folder.path, calibration)
  const writer = await startModelServer({ script: (asked) => ({ text: fromFacts(asked) }) })
  const reader = await startModelServer({ script: (asked) => ({ text: verdicts(asked, {}) }) })
  const app = await startTestApp({
    env: {
      DATA_DIR: folder.path,
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'writer-1',
      LLM_BASE_URL: writer.url,
      LLM_API_KEY: 'of-the-writer',
      VERIFIER_MODEL: 'reader-1',
      VERIFIER_BASE_URL: reader.url,
    },
  })
  try {
    const { client } = await apply({ ...app, ...outboxOf(folder.path) })
    const { evidence } = await fillProfile(client)
    const endeavor = await selectEndeavor(client)
    await buy(app, client, { 1: 1 })
    const referee = await addReadyReferee(client, { evidence, endeavor })
    const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
    const { status, error, result } = await finishedTask<{ letter_id: number }>(client, task_id)
    expect([status, error]).toEqual(['SUCCESS', null])
    const view = await client.get<DocumentView>(`/api/product/documents/${result?.letter_id ?? 0}/`)
    return { writer: [...writer.calls], reader: [...reader.calls], sentences: sentencesIn(view.body.blocks) }
  } finally {
    await app.close()
    await Promise.all([writer.close(), reader.close(), folder.remove()])
  }
}

test('another model reads what the drafting model wrote, and its word counts where it was measured', async () => {
  const { writer, reader, sentences } = await lettersOf(MEASURED)
  expect(writer.filter((call) => purposeOf(call) === 'verdicts')).toEqual([])
  expect(reader.length).toBeGreaterThan(0)
  expect(reader.every((call) => purposeOf(call) === 'verdicts' && call.key !== 'of-the-writer')).toBe(true)
  const verified = sentences.filter(({ proof }) => proof?.state === 'verified')
  expect(verified.length).toBeGreaterThan(0)
  for (const { proof } of verified) expect(proof?.verified?.by).toBe('reader-1')
})

test('of another prompt, the same word leaves the same sentences open', async () => {
  const { reader, sentences } = await lettersOf({ ...MEASURED, prompt: 'verifier-0' })
  expect(reader.length).toBeGreaterThan(0)
  expect(sentences.filter(({ proof }) => proof?.state === 'verified')).toEqual([])
  expect(sentences.filter(({ verified }) => verified !== undefined).length).toBeGreaterThan(0)
})
