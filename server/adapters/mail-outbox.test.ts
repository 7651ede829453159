import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTempFolder, type TempFolder } from '../testing/temp-folder.ts'
import { listOutbox, outboxMailer, readOutboxMail } from './mail-outbox.ts'

let folder: TempFolder
let outbox: string
beforeAll(async () => {
  folder = await makeTempFolder()
  outbox = join(folder.path, 'outbox')
})
afterAll(() => folder.remove())

test('an outbox that was never written to is empty', async () => {
  expect(await listOutbox(outbox)).toEqual([])
  expect(await readOutboxMail(outbox, 'x.eml')).toBeUndefined()
})

test.for(['../secret.eml', '/etc/passwd', 'x.eml/../../y.eml', 'x.txt'])(
  '%j is no mail of the outbox',
  async (name) => {
    expect(await readOutboxMail(outbox, name)).toBeUndefined()
  },
)

test('a mail is one file, and reads back as it was written', async () => {
  const mailer = outboxMailer(outbox, 'Waiverly <no-reply@w.test>')
  const link = `https://w.test/verify-email/${'x'.repeat(90)}`
  await mailer.send({
    to: 'a@example.test',
    subject: 'Xác nhận – 确认',
    text: `Hello\n\n${link}\n`,
    html: `<a href="${link}">Yes</a>`,
  })
  await mailer.send({ to: 'b@example.test', subject: 'Second\r\nBcc: c@example.test', text: 'Hi' })
  const names = await listOutbox(outbox)
  expect(names).toHaveLength(2)
  expect(await readdir(outbox)).toHaveLength(2)
  const mails = await Promise.all(names.map((name) => readOutboxMail(outbox, name)))
  const first = mails.find((mail) => mail?.to?.[0]?.address === 'a@example.test')
  expect(first).toMatchObject({ subject: 'Xác nhận – 确认', from: { name: 'Waiverly', address: 'no-reply@w.test' } })
  expect(first?.text).toContain(link)
  expect(first?.html).toContain(`href="${link}"`)
  const second = mails.find((mail) => mail !== first)
  expect(second?.bcc).toBeUndefined()
  expect(await readFile(join(outbox, names[0] ?? ''), 'utf8')).toMatch(/^Message-ID: /m)
})
