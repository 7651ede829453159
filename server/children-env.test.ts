import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const sources = ['server', 'documents', 'drafting'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/[.]test[.]ts$|testing\//.test(path))
    .map((path) => join(room, path)),
)
const STARTS = /\b(fork|spawn|spawnSync|execFile|new Worker|run)\(/g
const NAMES_A_CHILD = /from 'node:(child_process|worker_threads)'/

test('every process that the product starts is told its environment, which holds no secret of ours', () => {
  const starting = sources
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => NAMES_A_CHILD.test(text) && STARTS.test(text))
  expect(starting.length).toBeGreaterThan(4)
  const untold = starting.filter(({ text }) => !/\benv\b[:,]/.test(text))
  expect(untold.map(({ path }) => path)).toEqual([])
})

test('a process that calls a model is told how to reach it and nothing else', () => {
  const env = {
    SESSION_SECRET: 's'.repeat(40),
    LLM_PROVIDER: 'openai',
    LLM_API_KEY: 'sk-secret',
    HTTPS_PROXY: 'http://proxy.example:3128',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    PATH: '/usr/bin',
    HOME: '/home/somebody',
  }
  expect(readConfig(env).networkEnv).toEqual({
    HTTPS_PROXY: 'http://proxy.example:3128',
    NODE_EXTRA_CA_CERTS: '/etc/ca.pem',
    PATH: '/usr/bin',
  })
})
