import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { seeded } from '../testing/seeded.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { wipeBooks } from '../testing/wipe.ts'
import { judge } from './testing/judge.ts'
import { Killed, mortalDb, mortalPayments } from './testing/mortal.ts'
import { addPerson, PAPER } from './testing/people.ts'
import { rememberingPayments } from './testing/remembering-payments.ts'
import { Stumbled } from './testing/work.ts'
import { comeToRest, type Deed, DOINGS, type Doings, type World } from './testing/world.ts'

const FULL = process.env['WAIVERLY_FULL'] === '1'
const SEED = Number(process.env['WAIVERLY_SEED'] ?? (FULL ? Date.now() % 1_000_000 : 7))
const LIVES = FULL ? 3_000 : 20
const PATIENCE_MS = FULL ? 3_600_000 : 100_000

let app: TestApp
let ahead = 0
const provider = rememberingPayments()
const paper = randomUUID()
beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + ahead) }
  // Nobody runs what is queued: the test says when a worker does.
  app = await startTestApp({ env: { ROLE: 'api' }, payments: provider, clock })
  await app.parts.files.put(paper, Readable.from(PAPER))
})
afterAll(() => app.close())

/** What leads to more is done more often. */
const OFTEN: Partial<Record<Doings, number>> = {
  buy: 4,
  order: 5,
  checkOut: 2,
  pay: 3,
  tell: 6,
  add: 4,
  cancelOrder: 3,
  refundAll: 4,
  decline: 2,
  letter: 6,
  petition: 2,
  endeavors: 3,
  succeed: 3,
  fail: 4,
}

interface Action extends Deed {
  doing: Doings
  /** After how many steps the process dies that does it. */
  dies: number | null
  /** By what the others' turns between its statements are drawn. */
  seed: number
}
const action: fc.Arbitrary<Action> = fc.record({
  doing: fc.oneof(
    ...(Object.keys(DOINGS) as Doings[]).map((name) => ({ weight: OFTEN[name] ?? 1, arbitrary: fc.constant(name) })),
  ),
  who: fc.constantFrom(0, 0, 1),
  at: fc.nat(11),
  item_id: fc.constantFrom(1, 2, 3, 4, 4),
  quantity: fc.integer({ min: 1, max: 3 }),
  dies: fc.option(fc.oneof(fc.nat(6), fc.nat(40)), { freq: 2, nil: null }),
  seed: fc.nat(),
})
/** Each begins with something to spend; then comes what is done at once, and then what after that. */
const start: Action = { doing: 'buy', who: 0, at: 0, item_id: 2, quantity: 1, dies: null, seed: 0 }
const life = fc
  .array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 14 })
  .map((moments) => [[start], ...moments])

async function makeWorld(): Promise<World> {
  const { db } = app.parts
  await wipeBooks(db)
  provider.forget()
  ahead = 0
  const people = [await addPerson(db, 'ana', paper), await addPerson(db, 'bea', paper)]
  return {
    parts: app.parts,
    provider,
    people,
    paper,
    later: (ms) => void (ahead += ms),
    strange: new Set(),
    removed: new Set(),
  }
}

async function perform(world: World, { doing, dies, seed, ...deed }: Action): Promise<void> {
  const person = world.people[deed.who]
  if (!person) return
  const chance = seeded(seed)
  const one = { left: dies }
  const db = mortalDb(world.parts.db, one, () => chance.whole(0, 3))
  const payments = mortalPayments(provider, one, () => chance.whole(0, 20))
  const hands = { ...world.parts, db, payments }
  try {
    await DOINGS[doing](world, hands, person, deed)
  } catch (error) {
    // A refusal is an answer; that somebody dies or stumbles is what the test is for. Anything else is a fault.
    const isMeant = error instanceof AppError || error instanceof Killed || error instanceof Stumbled
    if (!isMeant) throw error
  }
}

test(
  'the books balance after lives in which anything is lost, repeated, reordered, done at once or killed',
  { timeout: 2 * PATIENCE_MS + 60_000 },
  async () => {
    console.log(`WAIVERLY_SEED=${SEED}`)
    const began = performance.now()
    const done = { lives: 0, actions: 0 }
    await fc.assert(
      fc.asyncProperty(life, async (moments) => {
        if (performance.now() - began > PATIENCE_MS) return
        const world = await makeWorld()
        for (const moment of moments) {
          const ends = await Promise.allSettled(moment.map((one) => perform(world, one)))
          for (const end of ends) if (end.status === 'rejected') throw end.reason
          done.actions += moment.length
        }
        const unasked = await comeToRest(world)
        expect([...unasked, ...(await judge(world))]).toEqual([])
        done.lives += 1
      }),
      // Lives in a database are not the same twice, so that a smaller one would prove little.
      { seed: SEED, numRuns: LIVES, endOnFailure: true },
    )
    const seconds = (performance.now() - began) / 1000
    console.log(`${done.lives} lives, ${done.actions} actions, ${(done.lives / seconds).toFixed(1)} lives a second`)
    expect(done.lives).toBeGreaterThan(10)
  },
)
