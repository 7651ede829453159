import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { architectureFindings } from './architecture.mjs'
import { root } from './root.mjs'

const rooms = ['domain', 'documents', 'drafting', 'server', 'web', 'e2e', 'bench']
let tree

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'waiverly-architecture-'))
  for (const room of rooms) mkdirSync(join(tree, room))
})

afterEach(() => rmSync(tree, { recursive: true }))

function plant(file, text) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

const violations = [
  // The arrows, each in every direction that they do not point.
  ['arrows', 'domain/a.ts', `import { b } from '#documents/b.ts'`],
  ['arrows', 'domain/a.ts', `import { b } from '#web/b.ts'`],
  ['arrows', 'domain/a.test.ts', `import { b } from '#server/b.ts'`],
  ['arrows', 'documents/a.ts', `import { b } from '#drafting/b.ts'`],
  ['arrows', 'documents/a.ts', `export * from '#server/b.ts'`],
  ['arrows', 'drafting/a.ts', `export { b } from '#server/b.ts'`],
  ['arrows', 'drafting/a.ts', `import type { B } from '#web/b.ts'`],
  ['arrows', 'server/a.ts', `const b = await import('#web/b.ts')`],
  ['arrows', 'web/a.tsx', `import { b } from '#server/b.ts'\nexport const A = () => <p>{b}</p>`],
  ['arrows', 'web/a.ts', `type B = import('#drafting/b.ts').B`],
  ['arrows', 'web/a.ts', 'void import(`#documents/b.ts`)'],
  ['arrows', 'server/a.ts', `import { b } from '#bench/b.ts'`],
  ['arrows', 'domain/a.ts', `import { b } from '#e2e/b.ts'`],
  ['arrows', 'e2e/a.ts', `import { b } from '#bench/b.ts'`],
  ['arrows', 'bench/a.ts', `import { b } from '#e2e/b.ts'`],

  ['relative imports stay in their room', 'web/pages/a.ts', `import { b } from '../../domain/b.ts'`],
  ['relative imports stay in their room', 'server/a.ts', `import { b } from '../scripts/b.mjs'`],
  ['relative imports stay in their room', 'server/a.ts', `const b = require('../package.json')`],
  ['within a room imports are relative', 'domain/a.ts', `import { b } from '#domain/b.ts'`],

  ['packages', 'domain/a.ts', `import { useState } from 'react'`],
  ['packages', 'domain/a.ts', `import { readFileSync } from 'node:fs'`],
  ['packages', 'domain/a.ts', `import { test } from 'vitest'`],
  ['packages', 'documents/a.ts', `import pg from 'pg'`],
  ['packages', 'drafting/a.ts', `import Fastify from 'fastify'`],
  ['packages', 'drafting/a.ts', `import cookie from '@fastify/cookie'`],
  ['packages', 'drafting/a.ts', `import type { Kysely } from 'kysely'`],
  ['packages', 'drafting/a.ts', `import { sql } from 'kysely/helpers/postgres'`],
  ['packages', 'drafting/a.ts', `import { request } from 'node:http'`],
  ['packages', 'drafting/a.ts', `import { request } from 'https'`],
  ['packages', 'web/a.ts', `import { join } from 'node:path'`],

  ['environment', 'server/http/a.ts', `export const port = process.env.PORT`],
  ['environment', 'server/http/a.ts', `export const port = process['env']['PORT']`],
  ['environment', 'server/http/a.ts', `export const port = globalThis.process.env.PORT`],
  ['environment', 'documents/a.ts', `const { env } = process`],
  ['environment', 'drafting/a.ts', `import { env } from 'node:process'`],
  ['environment', 'web/config.ts', `export const port = process.env.PORT`],

  ['names', 'domain/utils.ts', ''],
  ['names', 'server/accounts/password-helpers.ts', ''],
  ['names', 'web/common/button.tsx', ''],
  ['names', 'server/services/mail.ts', ''],
  ['names', 'server/session-manager.ts', ''],
  ['names', 'web/ui/common.css', ''],

  ['no mocks of our own', 'server/a.test.ts', `vi.mock('./mail.ts')`],
  ['no mocks of our own', 'server/a.test.ts', `vi.doMock(import('#domain/plans.ts'))`],
]

test.each(violations)('%s: %s with %s is found', (rule, file, text) => {
  plant(file, text)
  expect(architectureFindings(tree)).toEqual([expect.objectContaining({ rule, file, line: 1 })])
})

test.each([
  ['domain/a.ts', `import { z } from 'zod'\nimport max from 'libphonenumber-js/max'\nimport { b } from './b/c.ts'`],
  ['domain/a.test.ts', `import { test } from 'vitest'\nimport fc from 'fast-check'`],
  ['documents/a.ts', `import { b } from '#domain/b.ts'\nimport { Worker } from 'node:worker_threads'`],
  ['drafting/deep/a.ts', `import { b } from '#documents/b.ts'\nimport { c } from '../c.ts'`],
  [
    'server/a.ts',
    `import { b } from '#drafting/b.ts'\nimport Fastify from 'fastify'\n// process.env is read elsewhere`,
  ],
  ['server/config.ts', `export const port = process.env.PORT`],
  ['server/accounts/a.test.ts', `process.env.TZ = 'UTC'`],
  [
    'web/a.tsx',
    `import { b } from '#domain/b.ts'\nimport './a.css'\nexport const A = () => <p title="process.env">{b}</p>`,
  ],
  ['e2e/a.ts', `import { b } from '#server/testing/b.ts'`],
  ['bench/a.ts', `import { b } from '#server/b.ts'`],
  ['domain/commons-act.ts', `export const processes = { env: 1 }.env`],
])('%s with %s is allowed', (file, text) => {
  plant(file, text)
  expect(architectureFindings(tree)).toEqual([])
})

test('the line of a finding is the line of its import', () => {
  plant('domain/a.ts', `// the first line\n\nimport { b } from '#server/b.ts'\n`)
  expect(architectureFindings(tree)).toEqual([
    { file: 'domain/a.ts', line: 3, rule: 'arrows', detail: 'domain imports #server/b.ts' },
  ])
})

test('a file that cannot be parsed is not passed over', () => {
  plant('domain/a.ts', `import { from 'zod'`)
  expect(() => architectureFindings(tree)).toThrow('domain/a.ts cannot be parsed')
})

test('every room of the house is looked at', () => {
  for (const room of rooms) plant(`${room}/services.ts`, '')
  expect(architectureFindings(tree).map(({ file }) => file)).toEqual(rooms.map((room) => `${room}/services.ts`))
  expect(() => architectureFindings(root)).not.toThrow()
})
