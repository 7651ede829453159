import { addReadyReferee, selectEndeavor } from './ready-letter.ts'
import { apply } from './apply.ts'
import { press } from './buy.ts'
import type { Reply } from './client.ts'
import { ENTRIES } from './entries.ts'
import { fillProfile } from './fill-profile.ts'
import type { Chance } from './seeded.ts'
import type { Applicant, Door } from './sign-up.ts'

const NAMED = { evidence: 'name', futureplan: 'plan_title' } as const
export type NamedSection = keyof typeof NAMED
export const nameOf = (section: NamedSection, entry: object): unknown => Reflect.get(entry, NAMED[section])

/** What the product has told an applicant, and must not take back. */
export interface Acknowledged {
  /** The ids of entries by their names. */
  entries: Record<NamedSection, Map<string, number>>
  /** Orders whose payment went through. */
  orders: string[]
  tasks: string[]
}

/** An applicant who goes on writing whatever happens to the product. */
export interface Writer extends Applicant {
  acknowledged: Acknowledged
  /** Names of all entries that were ever sent. */
  sent: Set<string>
  /** Saves, buys and starts jobs in whatever order chance has it, until the product is gone. */
  writeUntilGone(chance: Chance, onAcknowledged: () => void): Promise<void>
}

/** Somebody with a profile, two recommenders and a Full Package. */
export const makeWriter = async (door: Door): Promise<Writer> => {
  const applicant = await apply(door)
  const { client } = applicant
  const { evidence } = await fillProfile(client)
  const endeavor = await selectEndeavor(client)
  const referees = await Promise.all([1, 2].map(() => addReadyReferee(client, { evidence, endeavor })))
  const acknowledged: Acknowledged = {
    entries: { evidence: new Map(), futureplan: new Map() },
    orders: [],
    tasks: [],
  }
  const sent = new Set<string>()
  let told = (): void => undefined

  const save = async (section: NamedSection): Promise<void> => {
    const name = `${section} ${sent.size + 1}`
    sent.add(name)
    const entry = { ...ENTRIES[section](), [NAMED[section]]: name }
    const [saved] = expectStatus(await client.post<{ id: number }[]>(`/api/${section}/`, [entry]), 201)
    acknowledged.entries[section].set(name, saved?.id ?? 0)
    told()
  }

  const pay = async (item_id: number): Promise<void> => {
    const cart = expectStatus(await client.post<{ id: string }>('/api/payments/cart/'), 201)
    const path = `/api/payments/cart/${cart.id}`
    expectStatus(await client.post(`${path}/items/`, { item_id, quantity: 1 }), 201)
    const checkout = await client.post<{ order_id: string; payment_url: string }>(`${path}/checkout/`, {
      redirect_url: '/order-confirmation',
    })
    const order = expectStatus(checkout, 201)
    expectStatus(await press(client, order, 'completed'), 303)
    acknowledged.orders.push(order.order_id)
    told()
  }

  const start = async (path: string): Promise<void> => {
    const reply = await client.post<{ task_id: string }>(path)
    // One of the kind runs already, or there is no credit for it.
    if (reply.status === 409 || reply.status === 402) return
    acknowledged.tasks.push(expectStatus(reply, 201).task_id)
    told()
  }

  /** Takes back the newest; one that has ended already stays as it is. */
  const cancel = async (): Promise<void> => {
    const task_id = acknowledged.tasks.at(-1)
    if (task_id === undefined) return
    expectStatus(await client.delete(`/api/task-status/${task_id}/`), 204)
    told()
  }

  const deeds = (chance: Chance): Promise<void> =>
    chance.oneOf([
      () => save(chance.oneOf(['evidence', 'futureplan'])),
      () => save(chance.oneOf(['evidence', 'futureplan'])),
      () => pay(chance.oneOf([1, 4])),
      () => start(`/api/product/rec/letter/${chance.oneOf([referees[0], referees[1]])}/`),
      () => start(chance.oneOf(['/api/product/petition/letter/', '/api/product/proposed-endeavor/generate/'])),
      cancel,
    ])()

  await pay(1)
  return {
    ...applicant,
    acknowledged,
    sent,
    async writeUntilGone(chance, onAcknowledged) {
      told = onAcknowledged
      try {
        for (;;) await deeds(chance)
      } catch (error) {
        // What fetch says of a connection that is refused or breaks off.
        if (!(error instanceof TypeError)) throw error
      }
    },
  }
}

const expectStatus = <T>(reply: Reply<T>, status: number): T => {
  if (reply.status !== status) throw new Error(`answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}
