import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_VERSION } from './stripe-objects.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'

let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripeServer()
  stripe.letWebhooksBe('lost')
})
afterAll(() => stripe.close())

const SESSION = {
  mode: 'payment',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '100',
  'line_items[0][price_data][product_data][name]': 'A letter',
  'line_items[0][quantity]': '2',
  success_url: 'https://w.test/done',
}
const { mode: _mode, ...WITHOUT_MODE } = SESSION
const { 'line_items[0][quantity]': _quantity, ...WITHOUT_QUANTITY } = SESSION

interface Body {
  id: string
  error: { type: string; code?: string; param?: string; message: string }
}
const call = async (method: string, path: string, body: string | undefined, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${stripe.url}${path}`, {
    method,
    body,
    headers: {
      authorization: `Bearer ${stripe.secretKey}`,
      'stripe-version': API_VERSION,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
}
const create = (params: Record<string, string>, headers?: Record<string, string>) =>
  call('POST', '/v1/checkout/sessions', new URLSearchParams(params).toString(), headers)

test.each<[string, Record<string, string>, string, string]>([
  ['unknown', { ...SESSION, colour: 'red' }, 'parameter_unknown', 'colour'],
  ['unknown within', { ...SESSION, 'line_items[0][price]': 'p' }, 'parameter_unknown', 'line_items[0][price]'],
  ['missing', WITHOUT_MODE, 'parameter_missing', 'mode'],
  ['missing within', WITHOUT_QUANTITY, 'parameter_missing', 'line_items[0][quantity]'],
  ['no number', { ...SESSION, 'line_items[0][quantity]': '1.5' }, 'parameter_invalid', 'line_items[0][quantity]'],
  ['no address', { ...SESSION, success_url: '/done' }, 'parameter_invalid', 'success_url'],
  ['no e-mail', { ...SESSION, customer_email: 'casey' }, 'parameter_invalid', 'customer_email'],
])('a parameter that is %s is refused by its name', async (_what, params, code, param) => {
  expect(await create(params)).toMatchObject({
    status: 400,
    body: { error: { type: 'invalid_request_error', code, param } },
  })
})

test.each<[number, Record<string, string>]>([
  [401, { authorization: 'Bearer sk_test_other' }],
  [401, { authorization: '' }],
  [400, { 'stripe-version': '2019-01-01' }],
  [400, { 'content-type': 'application/json' }],
])('%i for %o', async (status, headers) => {
  expect(await create(SESSION, headers)).toMatchObject({ status, body: { error: { type: 'invalid_request_error' } } })
})

test('a key is of one call, and a wrong one of the account gets nothing of it', async () => {
  const key = { 'idempotency-key': 'one' }
  const made = await create(SESSION, key)
  const again = await create(SESSION, key)
  expect(again.body).toEqual(made.body)
  expect([made, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(await create({ ...SESSION, client_reference_id: 'x' }, key)).toMatchObject({
    status: 400,
    body: { error: { type: 'idempotency_error' } },
  })
  expect((await create(SESSION, { ...key, authorization: 'Bearer sk_test_other' })).status).toBe(401)
  expect((await create(SESSION)).body.id).not.toBe(made.body.id)
})

test('a session ends once', async () => {
  const { id } = (await create(SESSION)).body
  const path = `/v1/checkout/sessions/${id}`
  expect((await call('GET', path, undefined)).body).toMatchObject({ status: 'open', payment_intent: null })
  expect((await call('POST', `${path}/expire`, '')).body).toMatchObject({ status: 'expired', url: null })
  expect((await call('POST', `${path}/expire`, '')).body.error.message).toContain('has a status of `expired`')
  await expect(stripe.pay(id)).rejects.toThrow('expired')
  const paid = (await create(SESSION)).body.id
  await stripe.pay(paid)
  expect((await call('POST', `/v1/checkout/sessions/${paid}/expire`, '')).status).toBe(400)
  const shown = await call('GET', `/v1/checkout/sessions/${paid}?expand[0]=payment_intent`, undefined)
  expect(shown.body).toMatchObject({ payment_status: 'paid', payment_intent: { status: 'succeeded', amount: 200 } })
  expect((await call('GET', `/v1/checkout/sessions/${paid}?expand[0]=customer`, undefined)).status).toBe(400)
  expect((await call('GET', '/v1/checkout/sessions/cs_none', undefined)).status).toBe(404)
  expect((await call('GET', '/v1/customers', undefined)).status).toBe(404)
})
