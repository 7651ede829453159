/**
 * Whether a call or a repeated job takes longer because others have accounts too: the same applicant among 10^3, 10^4 and
 * 10^5 others (`--short`: 10 and 100). Each call may take at most 1.3 times as long from first to last; each run of a
 * repeated job ends within a minute, since a run does a bounded number of pieces.
 */
import { createApp } from '#server/app.ts'
import { noteBooks } from '#server/commerce/check-books.ts'
import { settleOrders } from '#server/commerce/settle.ts'
import { readConfig } from '#server/config.ts'
import { applyAndDraft } from '#server/drafts/testing/with-documents.ts'
import { sweepFiles } from '#server/files/sweep-files.ts'
import { sweepOrphans } from '#server/files/sweep-orphans.ts'
import { openLog } from '#server/log.ts'
import { deleteAccounts } from '#server/own-data/delete-accounts.ts'
import { sweepExports } from '#server/own-data/sweep-exports.ts'
import { purgeDeleted } from '#server/recently-deleted/purge.ts'
import { remindOfDeadlines } from '#server/rfe/remind.ts'
import { Client } from '#server/testing/client.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { cloneAccount } from './growth/clone.ts'
import { report, target, timed } from './measure.ts'
import { READS } from './product/reads.ts'
import { SHORT } from './short.ts'

const SIZES = SHORT ? [10, 100] : [1_000, 10_000, 100_000]
const ROUNDS = SHORT ? 1 : 40
const RATIO = 1.3
/** Milliseconds by which the same call differs on a machine that does other things. */
const NOISE_MS = 3
const RUN_MS = 60_000

const folder = await makeTempFolder()
const settings = readConfig({ NODE_ENV: 'test', DATA_DIR: folder.path, PORT: '0', RATE_LIMIT_FACTOR: '100000' })
const product = await createApp(settings, { log: openLog('test') })
const url = (await product.listen()) ?? ''
const { parts } = product
const door = { ...product, ...outboxOf(folder.path), url, visitor: () => new Client(url) }

const { client, petition, letter } = await applyAndDraft(door)
const me = (await client.get<{ id: number }>('/api/auth/me/')).body
const CALLS = [...READS, `/api/progress/${client.applicationId}/`, petition, letter]

const JOBS: Readonly<Record<string, () => Promise<unknown>>> = {
  'sweep-files': () => sweepFiles(parts),
  'sweep-orphans': () => sweepOrphans(parts),
  'sweep-exports': () => sweepExports(parts),
  'delete-accounts': () => deleteAccounts(parts),
  'rfe-reminders': () => remindOfDeadlines(parts),
  'settle-orders': () => settleOrders(parts),
  'check-books': () => noteBooks(parts, undefined, { most: 50 }),
  'purge-deleted': () => purgeDeleted(parts),
}

async function ask(path: string): Promise<void> {
  const reply = await client.get(path)
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
}

/**
 * The fastest of each call. Whatever else the machine does only ever slows one, and for a while: so the calls take turns, and
 * the first round only warms them.
 */
async function fastest(): Promise<Map<string, number>> {
  const best = new Map<string, number>()
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const path of CALLS) {
      const took = await timed(() => ask(path))
      if (round > 0) best.set(path, Math.min(best.get(path) ?? Infinity, took))
    }
  return best
}

const calls = new Map<string, number[]>()
const runs = new Map<string, number[]>()
const note = (all: Map<string, number[]>, name: string, value: number): void => {
  all.set(name, [...(all.get(name) ?? []), value])
}

try {
  let made = 0
  for (const size of SIZES) {
    const took = await timed(() => cloneAccount(parts.db, me.id, made + 1, size))
    made = size
    console.log(`${size} accounts, made in ${(took / 1000).toFixed(0)} s`)
    for (const [path, value] of await fastest()) note(calls, path, value)
    for (const [name, run] of Object.entries(JOBS)) note(runs, name, await timed(run))
  }
  const sizes = (values: readonly number[]) => Object.fromEntries(values.map((value, at) => [String(SIZES[at]), value]))
  for (const [path, values] of calls) {
    const [first = 0, last = 0] = [values[0], values.at(-1)]
    report(path, sizes(values), 'ms')
    target('last against first', last - first <= NOISE_MS ? 1 : last / first, RATIO, 'x')
  }
  for (const [name, values] of runs) {
    report(name, sizes(values), 'ms')
    target('a run', values.at(-1) ?? 0, RUN_MS, 'ms')
  }
} finally {
  await product.close()
  await folder.remove()
}
