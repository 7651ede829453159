import type { BrowserContext } from '@playwright/test'
import { Client } from '#server/testing/client.ts'
import { APPLICATION } from '#server/testing/entries.ts'
import { form, pdf } from '#server/testing/papers.ts'
import { PASSWORD } from '#server/testing/sign-up.ts'
import { outboxOf } from '#server/testing/outbox.ts'
import type { Running } from './topology.ts'

/** Somebody made through the API, for what a test does not mean to type. */
export interface Account {
  client: Client
  email: string
}

async function expectStatus<T>(call: Promise<{ status: number; body: T }>, status: number): Promise<T> {
  const reply = await call
  if (reply.status !== status) throw new Error(`answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

let given = 0
/** A name that nobody has: the files that one worker runs share its product. */
export const nameOfNobody = (like: string): string => `${like}x${++given}`

/** Registers, follows the link in the mail and logs in, under a name like this one. */
export async function makeAccount(
  product: Pick<Running, 'url' | 'dataDir'>,
  name: string,
  username = nameOfNobody(name),
): Promise<Account> {
  const client = new Client(product.url)
  const email = `${username}@example.test`
  const fields = { username, email, password: PASSWORD, acceptedTerms: true }
  await expectStatus(client.post('/api/auth/register/', fields), 201)
  // Whoever is asked for a letter may have an account later: the newest mail need not be the one with the link.
  const link = /\/verify-email\/([\w-]+)/
  const mail = await outboxOf(product.dataDir).nextMailTo(email, ({ text }) => link.test(text ?? ''))
  const token = link.exec(mail.text ?? '')?.[1] ?? ''
  await expectStatus(client.get(`/api/auth/verify-email/${token}/`), 200)
  await expectStatus(client.post('/api/auth/login/', { email, password: PASSWORD }), 200)
  return { client, email }
}

/** Saves personal info; what is sent from now on is about that application. */
export async function makeApplication({ client }: Account, fields: Record<string, string> = {}): Promise<number> {
  const sent = form({ ...APPLICATION, ...fields }, { resume: { name: 'Résumé.pdf', bytes: pdf('Resume') } })
  const { id } = await expectStatus(client.post<{ id: number }>('/api/application/', sent), 201)
  client.applicationId = id
  return id
}

/** Puts items of the catalogue into the cart and checks out; the order's id. */
export async function order({ client }: Account, lines: Record<number, number>): Promise<string> {
  const { id } = await expectStatus(client.post<{ id: string }>('/api/payments/cart/'), 201)
  for (const [item_id, quantity] of Object.entries(lines))
    await expectStatus(client.post(`/api/payments/cart/${id}/items/`, { item_id: Number(item_id), quantity }), 201)
  const bought = { redirect_url: '/order-confirmation' }
  const call = client.post<{ order_id: string }>(`/api/payments/cart/${id}/checkout/`, bought)
  return (await expectStatus(call, 201)).order_id
}

/** Presses a button of the sandbox's payment page. */
export async function settle({ client }: Account, orderId: string, outcome: string): Promise<void> {
  const page = (await client.get<string>(`/sandbox/pay/${orderId}/`)).body
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ outcome, token }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await expectStatus(client.post(`/sandbox/pay/${orderId}/`, body, { headers }), 303)
}

/** Signs the browser in as an account. */
export async function signIn(context: BrowserContext, { client }: Account): Promise<void> {
  await context.clearCookies()
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.url })))
}
