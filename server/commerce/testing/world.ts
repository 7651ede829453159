import { isPending } from '#domain/order.ts'
import type { Db } from '../../db/client.ts'
import { startGeneration } from '../../endeavors/generate.ts'
import { runJob } from '../../jobs/worker.ts'
import type { Parts } from '../../parts.ts'
import { changeCart } from '../change-cart.ts'
import { checkOut } from '../checkout.ts'
import { findOrder, type OrderRow } from '../order-store.ts'
import { ownCart } from '../own-cart.ts'
import type { PaymentEvent } from '../payments.ts'
import { applyEvent } from '../receive-event.ts'
import { cancelOrder, settleOrder, settleOrdersJob } from '../settle.ts'
import { startPaidTask } from '../start-paid-task.ts'
import type { Person } from './people.ts'
import type { News, RememberingPayments } from './remembering-payments.ts'
import { jobThat, type WorkEnds } from './work.ts'

export interface World {
  parts: Parts
  provider: RememberingPayments
  people: Person[]
  /** The file that stands for every letter. */
  paper: string
  /** Lets time pass. */
  later(ms: number): void
  /** Payments that no order agreed on, by their events. */
  strange: Set<string>
  /** What people took out of their carts themselves: person and item. */
  removed: Set<string>
}

export interface Deed {
  who: number
  /** Which order, piece of news or task, of those that there are. */
  at: number
  item_id: number
  quantity: number
}

/** `hands` are the parts of whoever does it: a process that may die. */
type Doing = (world: World, hands: Parts, person: Person, deed: Deed) => Promise<unknown>

const nth = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length]

const ordersOf = (db: Db, { id }: Person): Promise<OrderRow[]> =>
  db.selectFrom('orders').selectAll().where('user_id', '=', id).orderBy('created_at').orderBy('id').execute()

const tasksOf = (db: Db, { id }: Person) =>
  db
    .selectFrom('tasks')
    .select(['task_id', 'kind'])
    .where('user_id', '=', id)
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .orderBy('task_id')
    .execute()

/** An order that can be paid: one whose payment page the person knows. */
const payable = async ({ parts, provider }: World, person: Person, at: number): Promise<string> => {
  const known = (await ordersOf(parts.db, person)).filter(({ payment_url }) => payment_url !== null)
  return (
    nth(
      known.filter(({ id }) => provider.sessions.get(id)?.state === 'open'),
      at,
    )?.id ?? ''
  )
}

/** One whose money the provider has, whatever the product knows of it. */
const kept = async ({ parts, provider }: World, person: Person, at: number): Promise<string> => {
  const paid = (await ordersOf(parts.db, person)).filter(({ id, total_cents }) => {
    const session = provider.sessions.get(id)
    return session?.state === 'paid' && session.refunded_cents < total_cents
  })
  return nth(paid, at)?.id ?? ''
}

/** One that waits, or any. */
const pending = async ({ parts }: World, person: Person, at: number): Promise<OrderRow | undefined> => {
  const all = await ordersOf(parts.db, person)
  return (
    nth(
      all.filter(({ status }) => isPending(status)),
      at,
    ) ?? nth(all, at)
  )
}

const tell = async (hands: Parts, news: News): Promise<void> => {
  await applyEvent(hands, news.event)
  news.heard = true
}

async function work(world: World, hands: Parts, person: Person, at: number, ends: WorkEnds): Promise<void> {
  const task = nth(await tasksOf(world.parts.db, person), at)
  if (!task) return
  await runJob(jobThat(task.kind, ends, world.paper), hands, claimed(task.task_id))
}

/** A job as the queue hands it to a worker. */
const claimed = (id: string) => ({ id, data: { payload: {} }, signal: new AbortController().signal })

const letter: Doing = (_world, hands, { id, applications }, { at }) => {
  const [application_id] = applications
  const payload = { application_id, referee_id: at }
  const owner = { user_id: id, application_id }
  return startPaidTask(hands, { kind: 'recommendation-letter', key: `referee:${id}-${at % 4}`, ...owner, payload })
}

const take = async (hands: Parts, person: Person, item_id: number, quantity: number): Promise<void> =>
  changeCart(hands.db, person.id, await ownCart(hands, person.id), { item_id, quantity })

const order = async (hands: Parts, person: Person): Promise<string> => {
  const cart = await ownCart(hands, person.id)
  const site = 'https://waiverly.example'
  return (await checkOut(hands, person, cart, { redirect_url: `${site}/order-confirmation`, site })).order_id
}

/** What money may do that nobody agreed on. */
const strangely = ({ id, total_cents }: OrderRow, at: number): PaymentEvent => {
  const about = { event_id: `strange-${id}-${at}`, order_id: id }
  return (
    nth<PaymentEvent>(
      [
        { ...about, outcome: 'COMPLETED', amount_cents: total_cents - 1, currency: 'usd' },
        { ...about, outcome: 'COMPLETED', amount_cents: total_cents, currency: 'eur' },
        { ...about, outcome: 'REFUNDED', amount_cents: total_cents + 1, currency: 'usd' },
      ],
      at,
    ) ?? { ...about, outcome: 'FAILED' }
  )
}

/** Everything that people, the provider, workers and time do. What one does it to is looked up beyond the reach of death. */
export const DOINGS = {
  add: (_world, hands, person, { item_id, quantity }) => take(hands, person, item_id, quantity),
  remove(world, hands, person, { item_id }) {
    world.removed.add(`${person.id} ${item_id}`)
    return take(hands, person, item_id, -1)
  },
  checkOut: (_world, hands, person) => order(hands, person),
  async order(_world, hands, person, { item_id, quantity }) {
    await take(hands, person, item_id, quantity)
    await order(hands, person)
  },
  /** The provider takes the order and its answer is lost. */
  async orderUnanswered(_world, hands, person, { item_id, quantity }) {
    await take(hands, person, item_id, quantity)
    const start = (...asked: Parameters<typeof hands.payments.start>) =>
      hands.payments.start(...asked).then(() => Promise.reject(new Error('no connection')))
    await order({ ...hands, payments: { ...hands.payments, start } }, person)
  },

  async buy(world, hands, person, { item_id, quantity }) {
    await take(hands, person, item_id, quantity)
    const id = await order(hands, person)
    world.provider.pay(id)
    for (const news of world.provider.news) if (news.event.order_id === id) await tell(hands, news)
  },

  async pay(world, _hands, person, { at }) {
    world.provider.pay(await payable(world, person, at))
  },
  async decline(world, _hands, person, { at }) {
    world.provider.decline(await payable(world, person, at))
  },
  async expire(world, _hands, person, { at }) {
    world.provider.expire((await pending(world, person, at))?.id ?? '')
  },
  async refundAll(world, _hands, person, { at }) {
    world.provider.refund(await kept(world, person, at), Number.MAX_SAFE_INTEGER)
  },
  async refundSome(world, _hands, person, { at, quantity }) {
    world.provider.refund(await kept(world, person, at), quantity * 5_000)
  },

  async tell({ provider }, hands, _person, { at }) {
    const news = nth(
      provider.news.filter(({ lost, heard }) => !lost && !heard),
      at,
    )
    if (news) await tell(hands, news)
  },
  async tellAgain({ provider }, hands, _person, { at, quantity }) {
    const news = nth(provider.news, at)
    if (news) await Promise.all(Array.from({ length: quantity }, () => tell(hands, news)))
  },
  async lose({ provider }, _hands, _person, { at }) {
    const news = nth(provider.news, at)
    if (news) news.lost = true
    return Promise.resolve()
  },
  async tellStrangely(world, _hands, person, { at }) {
    const one = nth(await ordersOf(world.parts.db, person), at)
    if (!one) return
    const event = strangely(one, at)
    await applyEvent(world.parts, event)
    world.strange.add(event.event_id)
  },

  async cancelOrder(world, hands, person, { at }) {
    const one = await pending(world, person, at)
    if (one) await cancelOrder(hands, person.id, one.id)
  },
  async askStatus(world, hands, person, { at }) {
    const one = await pending(world, person, at)
    world.later(11_000)
    if (one) await settleOrder(hands, await findOrder(hands.db, person.id, one.id))
  },
  async settle(world, hands) {
    world.later(6 * 60_000)
    await settle(hands)
  },
  async wait(world) {
    world.later(61_000)
    return Promise.resolve()
  },

  letter,
  petition: (_world, hands, { id, applications }, { at }) => {
    const application_id = applications[at % 2] ?? 0
    const owner = { user_id: id, application_id }
    const payload = { application_id, endeavor_id: 1 }
    return startPaidTask(hands, { kind: 'petition-letter', key: `application:${application_id}`, ...owner, payload })
  },
  endeavors: (_world, hands, { id, applications }, { at }) =>
    startGeneration(hands, { user_id: id, application_id: applications[at % 2] ?? 0 }),
  succeed: (world, hands, person, { at }) => work(world, hands, person, at, 'success'),
  fail: (world, hands, person, { at }) => work(world, hands, person, at, 'failure'),
  stumble: (world, hands, person, { at }) => work(world, hands, person, at, 'stumble'),
  async revoke(world, hands, person, { at }) {
    const task = nth(await tasksOf(world.parts.db, person), at)
    if (task) await hands.jobs.cancelTask(hands.db, task.task_id)
  },
} satisfies Record<string, Doing>

export type Doings = keyof typeof DOINGS

const settle = async (hands: Parts): Promise<void> =>
  settleOrdersJob.plain?.run({ parts: hands, signal: new AbortController().signal, last: true }, {})

/**
 * What happens by itself in time: what was not heard is told again, orders are asked for of which all news was lost, what was
 * begun ends. Tells of the orders that were paid and not asked for.
 */
export async function comeToRest(world: World): Promise<string[]> {
  const { parts, provider, people } = world
  // What is told again comes as it comes: here the last first.
  for (const news of provider.news.toReversed()) if (!news.heard && !news.lost) await tell(parts, news)
  world.later(10 * 60_000)
  await settle(parts)
  const open = await parts.db.selectFrom('orders').select('id').where('status', '=', 'OPEN').execute()
  for (const news of provider.news) if (!news.heard) await tell(parts, news)
  const unasked = open.filter(({ id }) => provider.sessions.get(id)?.state === 'paid')
  for (const id of provider.sessions.keys()) provider.expire(id)
  world.later(10 * 60_000)
  await settle(parts)
  for (const person of people)
    for (const [at, { kind, task_id }] of (await tasksOf(parts.db, person)).entries())
      await runJob(jobThat(kind, at % 2 === 0 ? 'success' : 'failure', world.paper), parts, claimed(task_id))
  return unasked.map(({ id }) => `nobody asked how order ${id} stands`)
}
