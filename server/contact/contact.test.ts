import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_EMAIL: 'operator@example.test' } })
})
afterAll(() => app.close())

const send = (body: unknown) => app.visitor().post('/api/contact/', body)
const stored = () => app.parts.db.selectFrom('contact_messages').selectAll().execute()

test.each([
  [{}, { name: ['This field is required'], email: ['This field is required'], message: ['This field is required'] }],
  [
    { name: ' ', email: 'x', message: ' ' },
    {
      name: ['This field is required'],
      email: ['Please enter a valid email address'],
      message: ['This field is required'],
    },
  ],
  [{ name: 1, email: {}, phone: [], message: true }, { phone: ['Please enter text'] }],
  [
    { name: 'A', email: 'a@b.test', message: 'x'.repeat(20_001) },
    { message: ['Please keep this to 20,000 characters'] },
  ],
])('%j is refused', async (body, fields) => {
  const reply = await send(body)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject(fields)
  expect(await stored()).toEqual([])
})

test('a program that fills in what nobody sees is thanked, and nothing is kept', async () => {
  const message = { name: 'Ana', email: 'ana@example.test', message: 'Cheap watches', website: 'https://watches.test' }
  expect(await send(message)).toMatchObject({
    status: 201,
    body: { message: 'Thank you for your message. We will contact you soon!' },
  })
  expect(await stored()).toEqual([])
})

test('an address that has written its share of an hour is refused', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  try {
    const message = { name: 'Ana', email: 'ana@example.test', message: 'Hello' }
    const statuses: number[] = []
    for (let sent = 0; sent < 3; sent++) statuses.push((await limited.visitor().post('/api/contact/', message)).status)
    expect(statuses).toEqual([201, 201, 429])
  } finally {
    await limited.close()
  }
})

test('a message is kept and mailed to the operator', async () => {
  const message = { name: 'Ana', email: 'ana@example.test', message: 'Hello\u0000 there' }
  expect(await send({ ...message, name: 'Ana\r\nBcc: x@evil.test' })).toMatchObject({
    status: 400,
    body: { name: ['Please write this on one line'] },
  })
  expect(await send(message)).toMatchObject({
    status: 201,
    body: { message: 'Thank you for your message. We will contact you soon!' },
  })
  expect(await stored()).toMatchObject([{ email: 'ana@example.test', phone: '', message: 'Hello there' }])
  const mail = await app.nextMailTo('operator@example.test')
  expect(mail.text).toContain('Hello there')
  expect(mail.bcc ?? []).toEqual([])
  expect(await app.mailsTo('operator@example.test')).toHaveLength(1)
})

test('without an operator to mail to, a message is kept', async () => {
  const silent = await startTestApp()
  try {
    const message = { name: 'Ana', email: 'ana@example.test', phone: '+1 202 555 0123', message: 'Hello' }
    expect((await silent.visitor().post('/api/contact/', message)).status).toBe(201)
    expect(await silent.parts.db.selectFrom('contact_messages').select('phone').execute()).toEqual([
      { phone: '+1 202 555 0123' },
    ])
  } finally {
    await silent.close()
  }
})
