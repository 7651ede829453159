/**
 * How long people wait while others draft. Two hundred people at once open pages of their profiles, each page read for five
 * to fifteen seconds, while ten petitions are drafted, again and again, by the built-in drafter: the 99th of a hundred
 * requests, and of a hundred looks at `/healthz`. Then another caller, while one account has the case file and a draft of the
 * largest profile that is allowed computed; once more after the product was killed in the midst of it and started again.
 * The people, the product and the database are processes of their own. `--short`: fewer people, for a few seconds, and a
 * rich profile in the place of the largest.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isFinished, type Task } from '#domain/task.ts'
import { batteryResearcher } from '#drafting/testing/profiles.ts'
import type { Client } from '#server/testing/client.ts'
import { type ProductProcess, startProduct } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask, type Caller } from './load/asking.ts'
import type { Waits, Work } from './load/users.ts'
import { percentile, report, target } from './measure.ts'
import { buyItems, clientOf, expectWell, makeReady, PETITION } from './product/account.ts'
import { type Seeded, seedAccounts } from './product/seed.ts'
import { largestByText } from './profiles/largest.ts'
import { richProfile } from './profiles/rich.ts'
import { SHORT } from './short.ts'

const PEOPLE = SHORT ? 8 : 200
const PETITIONS = SHORT ? 1 : 10
const SECONDS = SHORT ? 2 : 45
const THINK_MS: [number, number] = SHORT ? [500, 2_500] : [5_000, 15_000]
const GOALS = { request: 250, healthz: 50, other: 100 }
const BEFORE = { request: 1_250, healthz: 274 }
const FULL_PACKAGE = 1
const OTHERS_LOOKS = SHORT ? 10 : 200

const folder = await makeTempFolder()
const ordinary = batteryResearcher
const largest = SHORT ? richProfile() : largestByText()
const names = Array.from({ length: PEOPLE + PETITIONS }, (_, at) => `person-${at}`)
const accounts = await seedAccounts(folder.path, {
  ...Object.fromEntries(names.map((name, at) => [name, at < PEOPLE ? ordinary : richProfile()])),
  largest: { ...largest, futureplan: largest.futureplan.slice(1) },
})
const people = accounts.slice(0, PEOPLE)
const drafting = accounts.slice(PEOPLE, PEOPLE + PETITIONS)
const [holder] = accounts.slice(-1)
const [somebody] = people
if (holder === undefined || somebody === undefined) throw new Error('No account was made')

const settings = { DATA_DIR: folder.path, RATE_LIMIT_FACTOR: '100000' }
let product: ProductProcess = await startProduct(settings)

/** The waits of people who use the product as told. */
async function usedBy(callers: Caller[]): Promise<Waits> {
  const child = fork(fileURLToPath(new URL('load/users.ts', import.meta.url)))
  child.send({ url: product.url, callers, seconds: SECONDS, thinkMs: THINK_MS } satisfies Work)
  const [waits] = (await once(child, 'message')) as [Waits]
  return waits
}

/** Draws up petitions one after the other until it is told to end. */
async function draftUntil(client: Client, off: AbortSignal, drafted: () => void): Promise<void> {
  while (!off.aborted) {
    const task_id = await startPetition(client)
    const state = async () => (await client.get<Task>(`/api/task-status/${task_id}/`)).body.status
    await waitFor('a petition', async () => off.aborted || isFinished(await state()), 600_000, 500)
    if (off.aborted) await client.delete(`/api/task-status/${task_id}/`)
    else drafted()
  }
}

const startPetition = async (client: Client): Promise<string> =>
  expectWell(await client.post<{ task_id: string }>(PETITION), 'petition').task_id

function say(name: string, { requests, healthz, failed }: Waits): void {
  const waits = { p50: percentile(requests, 0.5), p99: percentile(requests, 0.99) }
  report(`${name}, ${requests.length} requests`, waits, 'ms')
  report(`${name}, /healthz`, { p50: percentile(healthz, 0.5), p99: percentile(healthz, 0.99) }, 'ms')
  if (failed.length === 0) return
  console.log(`${failed.length} failed, among them: ${failed[0]}`)
  process.exitCode = 1
}

async function measureLoad(): Promise<void> {
  const clients = await Promise.all(drafting.map((account) => clientOf(product.url, account)))
  for (const client of clients) {
    await makeReady(client)
    await buyItems(client, { [FULL_PACKAGE]: 4 })
  }
  const quiet = await usedBy(people)
  say(`${PEOPLE} people alone`, quiet)
  const off = new AbortController()
  let drafted = 0
  const drafts = clients.map((client) => draftUntil(client, off.signal, () => (drafted += 1)))
  const busy = await usedBy(people)
  off.abort()
  await Promise.all(drafts)
  say(`beside ${PETITIONS} petitions`, busy)
  console.log(`${' '.repeat(28)} ${drafted} petitions were drafted to their end meanwhile`)
  const p99 = percentile(busy.requests, 0.99)
  const health = percentile(busy.healthz, 0.99)
  if (!SHORT)
    console.log(`${' '.repeat(28)} before workers: ${BEFORE.request} ms, and ${BEFORE.healthz} ms for /healthz`)
  target(`a request, p99 (${(p99 / percentile(quiet.requests, 0.99)).toFixed(1)} x alone)`, p99, GOALS.request, 'ms')
  target(
    `/healthz, p99 (${(health / percentile(quiet.healthz, 0.99)).toFixed(1)} x alone)`,
    health,
    GOALS.healthz,
    'ms',
  )
}

/** How long another caller waits while the largest profile is opened and drafted from. */
async function measureOther(name: string, client: Client, other: Seeded): Promise<void> {
  const off = new AbortController()
  const holding = (async () => {
    while (!off.signal.aborted) await client.get('/api/case-file/')
  })()
  const waits: number[] = []
  for (let look = 0; look < OTHERS_LOOKS; look += 1) {
    waits.push(await ask(product.url, '/api/evidence/', other))
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  off.abort()
  await holding
  const p99 = percentile(waits, 0.99)
  report(name, { p50: percentile(waits, 0.5), p99, worst: Math.max(...waits) }, 'ms')
  target('another caller, p99', p99, GOALS.other, 'ms')
}

async function measureLargest(other: Seeded, largestOne: Seeded): Promise<void> {
  const client = await clientOf(product.url, largestOne)
  await makeReady(client)
  await buyItems(client, { [FULL_PACKAGE]: 1 })
  const letter = await startPetition(client)
  await measureOther('largest profile', client, other)
  await product.kill('SIGKILL')
  product = await startProduct(settings)
  client.url = product.url
  const state = async () => (await client.get<Task>(`/api/task-status/${letter}/`)).body.status
  await waitFor('the draft to go on', async () => (await state()) !== 'PENDING', 600_000, 200)
  await measureOther('  after a kill and a start', client, other)
}

try {
  await measureLoad()
  await measureLargest(somebody, holder)
} finally {
  await product.kill()
  await folder.remove()
}
