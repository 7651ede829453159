import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const database = './server/testing/global-setup.ts'

export default defineConfig({
  test: {
    include: ['{domain,documents,drafting,server,web,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: existsSync(new URL(database, import.meta.url)) ? [database] : [],
  },
})
