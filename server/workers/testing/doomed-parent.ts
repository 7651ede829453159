// Has a worker compute without end, says its number, and waits to be killed.
import { oddPool, serveOdd } from './odd-pool.ts'

const pool = await oddPool()
const { run } = serveOdd(pool)
await run('echo')
void run('spin').catch(() => undefined)
process.send?.(pool.workers()[0]?.pid)
process.on('disconnect', () => process.exit())
