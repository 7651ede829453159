// A page has five million points; whoever is served meanwhile must not wait for them.
import { parentPort, workerData } from 'node:worker_threads'
import { fromPgm, toPgm } from './pgm.ts'
import { skewOf, turned } from './skew.ts'

/** Degrees that reading does not suffer from. */
const LEVEL = 0.25

const page = fromPgm(Buffer.from(workerData as Uint8Array))
const degrees = page === undefined ? 0 : skewOf(page)
parentPort?.postMessage(page === undefined || Math.abs(degrees) < LEVEL ? undefined : toPgm(turned(page, degrees)))
