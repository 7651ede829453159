import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { atOnce, requireKinds } from './at-once.ts'
import { draftingJob, plainJob, taskJob } from './job.ts'

const payload = z.object({})
const drafts = draftingJob({ kind: 'drafts', payload, run: () => Promise.reject(new Error('Not run here')) })
const computes = taskJob({ kind: 'computes', payload, run: () => Promise.reject(new Error('Not run here')) })
const single = plainJob({ kind: 'single', payload, concurrency: 1, run: () => Promise.resolve() })
const MODEL = { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k' }

test('few jobs run at once where the processor works, many where a model is waited for', () => {
  const widths = (env: Record<string, string>) => [drafts, computes, single].map((job) => atOnce(job, readConfig(env)))
  expect(widths({})).toEqual([2, 2, 1])
  expect(widths(MODEL)).toEqual([30, 2, 1])
  expect(widths({ ...MODEL, JOBS_AT_ONCE: 'drafts=50,single=3' })).toEqual([50, 2, 3])
})

test('a kind of job that does not exist stops the start with one line', () => {
  const config = readConfig({ JOBS_AT_ONCE: 'drafts=4,draughts=4' })
  expect(() => requireKinds([drafts, single], config)).toThrow(
    'JOBS_AT_ONCE names draughts, which is no kind of job; the kinds are drafts, single',
  )
})
