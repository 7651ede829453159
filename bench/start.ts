// How long a second start takes until /readyz answers 200, against the least that there is: PostgreSQL and an empty Node server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startEmbeddedDatabase } from '#server/db/embedded.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'
import { median, report, target, timed } from './measure.ts'
import { SHORT } from './short.ts'

const ROUNDS = SHORT ? 1 : 5
const folder = await makeTempFolder()
const env = { DATA_DIR: folder.path, NODE_ENV: 'development' }

const untilReady = async () => {
  const product = await startProduct(env)
  const answer = await fetch(`${product.url}/readyz`)
  if (answer.status !== 200) throw new Error(`/readyz answered ${answer.status}`)
  return product
}

const bareNode = async (): Promise<void> => {
  const script = `require('node:http').createServer((_, r) => r.end()).listen(0, () => console.log('ready'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
}

try {
  const first = await timed(async () => (await untilReady()).kill())
  const starts: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    const product = await untilReady()
    starts.push(performance.now() - from)
    await product.kill()
    const postgresFrom = performance.now()
    const database = await startEmbeddedDatabase({ dataDir: folder.path })
    const postgres = performance.now() - postgresFrom
    await database.stop()
    bare.push(postgres + (await timed(bareNode)))
  }
  const second = median(starts) / 1000
  report('start, first (and its end)', { once: first / 1000 }, 's')
  report('start, second', { p50: second }, 's', {
    reference: 'bare postgres + node',
    value: second,
    base: median(bare) / 1000,
  })
  target('second start to ready, p50', second, 3, 's')
} finally {
  await folder.remove()
}
