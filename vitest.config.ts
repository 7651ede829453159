import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'

const database = './server/testing/global-setup.ts'
// As `npm test` sets it: workers, and the products that tests start as processes of their own, spend half their time without.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.build/compiled', import.meta.url))

const patience = process.env['WAIVERLY_FULL'] === '1' ? 300_000 : 120_000

const testsIn = (rooms: string) => [`${rooms}/**/*.test.{ts,tsx}`]

export default defineConfig({
  plugins: [lingui({ macroTransform: true })],
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Far more than any takes: the checks run beside the tests, and what shares the machine is not under test.
    testTimeout: patience,
    hookTimeout: patience,
    // No test replaces a module of ours, so that files can share a process, what it has loaded and what that has warmed up.
    isolate: false,
    tags: [{ name: 'long', description: 'the same thing once more, in another form or number: only in the long form' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: testsIn('server'),
          globalSetup: existsSync(new URL(database, import.meta.url)) ? [database] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'rooms',
          setupFiles: ['web/language/in-english.ts'],
          include: [...testsIn('{domain,documents,drafting,web,bench}'), 'scripts/**/*.test.mjs'],
        },
      },
    ],
  },
})
