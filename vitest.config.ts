import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const database = './server/testing/global-setup.ts'
const testsIn = (rooms: string) => [`${rooms}/**/*.test.{ts,tsx}`]

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: [...testsIn('{documents,server}'), 'scripts/**/*.test.mjs'],
          globalSetup: existsSync(new URL(database, import.meta.url)) ? [database] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          // These rooms start nothing and replace nothing, so that their files can share a process and what it has loaded.
          include: testsIn('{domain,drafting,web,bench}'),
          isolate: false,
        },
      },
    ],
  },
})
