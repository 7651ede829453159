import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { press } from '#server/testing/buy.ts'
import { Client, type Reply } from '#server/testing/client.ts'
import { finishedTask } from '#server/testing/finished-task.ts'
import { addReadyReferee } from '#server/testing/ready-letter.ts'
import type { Seeded } from './seed.ts'

export const PETITION = '/api/product/petition/letter/'

/** The browser of a seeded account. */
export async function clientOf(url: string, { token, application_id }: Seeded): Promise<Client> {
  const client = new Client(url)
  client.cookies.set('sessionid', token)
  client.applicationId = application_id
  expectWell(await client.get('/api/auth/csrf/'), 'csrf')
  return client
}

/** What an answer holds; one that is none of success ends the run. */
export function expectWell<T>({ status, body }: Reply<T>, what: string): T {
  if (status >= 400) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Buys so many of each of these items of the catalogue. */
export async function buyItems(client: Client, lines: Readonly<Record<number, number>>): Promise<void> {
  const { id } = expectWell(await client.post<{ id: string }>('/api/payments/cart/'), 'cart')
  for (const [item_id, quantity] of Object.entries(lines))
    for (let bought = 0; bought < quantity; bought += 1)
      expectWell(
        await client.post(`/api/payments/cart/${id}/items/`, { item_id: Number(item_id), quantity: 1 }),
        'item',
      )
  const order = { redirect_url: '/order-confirmation' }
  const checkout = await client.post<{ payment_url: string }>(`/api/payments/cart/${id}/checkout/`, order)
  await press(client, expectWell(checkout, 'checkout'), 'completed')
}

/** Adds an endeavor that is selected and a recommender whose letter can be drafted; the recommender's number. */
export async function makeReady(client: Client): Promise<number> {
  const parts = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, 'It makes water networks safer.']))
  const own = { title: 'Safer water networks', ...parts, is_selected: true }
  const added = await client.post<{ id: number }>('/api/product/proposed-endeavor/', own)
  const { id: endeavor } = expectWell(added, 'endeavor')
  const list = await client.get<{ results: { id: number }[] }>('/api/evidence/')
  return addReadyReferee(client, { evidence: expectWell(list, 'evidence').results[0]?.id ?? 0, endeavor })
}

/** Starts a job and waits for its end. */
export async function runJob<T>(client: Client, path: string, body: unknown = {}): Promise<T> {
  const { task_id } = expectWell(await client.post<{ task_id: string }>(path, body), path)
  const { result, error } = await finishedTask<T>(client, task_id, 300_000)
  if (result === null) throw new Error(`${path} made nothing: ${error}`)
  return result
}
