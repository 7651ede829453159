import { readFile } from 'node:fs/promises'
import { findTools, readsScans } from '#documents/reading/tools.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAbandoned, startProduct, startRefused, type ProductProcess } from './testing/product-process.ts'
import { makeTestDatabase } from './testing/test-database.ts'
import { makeTempFolder, type TempFolder } from './testing/temp-folder.ts'

let folder: TempFolder
let product: ProductProcess
beforeAll(async () => {
  folder = await makeTempFolder()
  product = await startProduct({ DATA_DIR: folder.path })
})
afterAll(async () => {
  await product.kill()
  await folder.remove()
})

test('a bad setting ends the start with one line', async () => {
  const refused = await startRefused({ DATA_DIR: folder.path, PORT: 'x' })
  expect(refused).toEqual({ code: 1, output: 'PORT must be a port number from 0 to 65535, not "x"' })
})

test('a data folder that cannot be made ends the start with one line', { tags: 'long' }, async () => {
  expect(await startRefused({ DATA_DIR: '/dev/null/data' })).toEqual({
    code: 1,
    output: "DATA_DIR cannot be used (ENOTDIR: not a directory, open '/dev/null/data/session-secret')",
  })
})

test('a second start on the data folder ends with one line', async () => {
  expect(await startRefused({ DATA_DIR: folder.path })).toEqual({
    code: 1,
    output: `${folder.path} is in use by another Waiverly (process ${product.child.pid}); end it or set DATA_DIR to another folder`,
  })
})

test('a port in use ends the start with one line', { tags: 'long' }, async () => {
  const other = await makeTempFolder()
  const { port } = new URL(product.url)
  expect(await startRefused({ DATA_DIR: other.path, PORT: port })).toEqual({
    code: 1,
    output: `Port ${port} is in use; end what uses it or set PORT to another`,
  })
  await other.remove()
})

test('a host that is not of this machine ends the start with one line', { tags: 'long' }, async () => {
  const other = await makeTempFolder()
  const database = await makeTestDatabase()
  const env = { DATA_DIR: other.path, DATABASE_URL: database.url, HOST: '203.0.113.1' }
  expect(await startRefused(env)).toEqual({ code: 1, output: 'HOST=203.0.113.1 is no address of this machine' })
  await database.drop()
  await other.remove()
})

test('a start that is left alone before it stands ends', async () => {
  const other = await makeTempFolder()
  const database = await makeTestDatabase()
  expect(await startAbandoned({ DATA_DIR: other.path, DATABASE_URL: database.url })).toBe(0)
  await database.drop()
  await other.remove()
})

test('a database that does not answer ends the start with one line', { tags: 'long' }, async () => {
  const other = await makeTempFolder()
  expect(await startRefused({ DATA_DIR: other.path, DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toEqual({
    code: 1,
    output: 'DATABASE_URL: no connection to the database (connect ECONNREFUSED 127.0.0.1:1)',
  })
  await other.remove()
})

test('it says where it is and which parts it brought along', async () => {
  const scans = readsScans(await findTools(process.env.PATH ?? ''))
  expect(product.output()).toBe(
    [
      `Waiverly is ready at ${product.url}`,
      `  Data folder ${folder.path}`,
      `  Database    embedded PostgreSQL in ${folder.path}/postgres`,
      `  Files       ${folder.path}/files`,
      `  Mail        outbox ${folder.path}/outbox, shown at ${product.url}/dev/outbox`,
      '  Drafting    built-in drafter',
      '  Verifying   no model: sentences are vouched for by your record and by people',
      `  Scans       scanned papers are ${scans ? 'read' : 'not read; to have them read: apt-get install tesseract-ocr poppler-utils poppler-data (Debian)'}`,
      '  Payments    sandbox, no money is taken',
      '',
    ].join('\n'),
  )
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
})

test(
  'it ends cleanly on SIGINT and with its parent, and starts again at once, also killed',
  { tags: 'long' },
  async () => {
    expect(await product.kill('SIGINT')).toBe(0)
    product = await startProduct({ DATA_DIR: folder.path })
    product.child.disconnect()
    expect(await product.ended).toBe(0)
    product = await startProduct({ DATA_DIR: folder.path })
    expect(await product.kill('SIGKILL')).toBeNull()
    product = await startProduct({ DATA_DIR: folder.path })
  },
)

test('it ends cleanly on SIGTERM, and starts again at once', async () => {
  expect(await product.kill('SIGTERM')).toBe(0)
  product = await startProduct({
    DATA_DIR: folder.path,
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'rk_test_a1',
    STRIPE_WEBHOOK_SECRET: 'whsec_a1',
  })
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  expect(product.output()).toContain('  Payments    Stripe at api.stripe.com, with a test key: no money is taken\n')
  expect(product.output()).not.toMatch(/rk_test|whsec/)
})

test('a database that is killed ends it with one line, and the next start recovers', async () => {
  const before = product.output()
  const postmaster = await readFile(`${folder.path}/postgres/cluster/postmaster.pid`, 'utf8')
  process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL')
  expect(await product.ended).toBe(1)
  expect(product.output().slice(before.length)).toContain(
    `The database ended unexpectedly (see ${folder.path}/postgres/postgres.log), so Waiverly ends too; start it again\n`,
  )
  product = await startProduct({ DATA_DIR: folder.path })
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
})
