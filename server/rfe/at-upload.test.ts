import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUpload } from '#documents/reading/read-upload.ts'
import { lockedPdf } from '#documents/testing/hostile.ts'
import { signUp } from '../testing/sign-up.ts'
import { NOTICE_PAGES } from '../testing/notice.ts'
import { form, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let client: Awaited<ReturnType<typeof signUp>>['client']
beforeAll(async () => {
  app = await startTestApp({ readUpload })
  ;({ client } = await signUp(app))
})
afterAll(() => app.close())

const upload = (bytes: Buffer, as?: string) =>
  client.post<{ url: string; notice?: unknown }>(
    '/api/files/',
    form(as === undefined ? {} : { as }, { file: { name: 'rfe.pdf', bytes } }),
  )

test('what a notice says of itself is told as it is uploaded', async () => {
  expect(await upload(pdf(...NOTICE_PAGES), 'notice')).toMatchObject({
    status: 201,
    body: {
      name: 'rfe.pdf',
      notice: {
        likeness: 'notice',
        notice_date: { value: '2026-02-03', page: 1 },
        response_date: { value: '2026-04-28', page: 1 },
        response_days: null,
      },
    },
  })
  expect((await upload(pdf('Lunch. Soup of the day 6.50.'), 'notice')).body.notice).toMatchObject({ likeness: 'none' })
})

test.each([
  ['asks for a password', lockedPdf(), 'This notice asks for a password. Please add a copy of it without one.'],
  [
    'is cut off',
    pdf(...NOTICE_PAGES).subarray(0, 60),
    'This notice could not be opened: the file is damaged. Please download or scan it again and add it anew.',
  ],
])('one that %s is refused then, and nothing of it is kept', async (_, bytes, message) => {
  const files = () => app.parts.db.selectFrom('files').select('id').execute()
  const before = await files()
  expect(await upload(bytes, 'notice')).toMatchObject({ status: 400, body: { file: [message] } })
  expect(await files()).toEqual(before)
})

test('a file that is uploaded as nothing, or whose pages have no text, is taken unread', async () => {
  for (const [bytes, as] of [[lockedPdf()], [pdf(...NOTICE_PAGES), 'letter'], [pdf(''), 'notice']] as const) {
    const reply = await upload(bytes, as)
    expect(reply.status).toBe(201)
    expect(reply.body).not.toHaveProperty('notice')
  }
})
