import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { smtpMailer } from '../adapters/mail-smtp.ts'
import { readSmtpUrl } from '../adapters/smtp-url.ts'
import { plainJob } from '../jobs/job.ts'
import { openLog } from '../log.ts'
import { describeStart } from '../start-message.ts'
import { startSmtp } from '../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { queueMail, sendMailJob } from './send-mail.ts'

const ADDRESS = 'ann@example.test'
const MAIL = { to: ADDRESS, subject: 'Hello', text: 'The link: https://w.test/verify-email/secret' }

const jobsOf = async (app: TestApp) =>
  (
    await sql<{ state: string; data: string; retry_count: number }>`
      select state, data::text, retry_count from pgboss.job where name = ${sendMailJob.kind}`.execute(app.parts.db)
  ).rows

const send = (app: TestApp, mail = MAIL) => app.parts.db.transaction().execute((trx) => queueMail(app.parts, trx, mail))

/** As if a minute had gone by since. */
const aMinuteLater = async (app: TestApp) => {
  await sql`update pgboss.job set completed_on = completed_on - interval '61 s'`.execute(app.parts.db)
  await sql`update pgboss.queue set maintain_on = maintain_on - interval '61 s'`.execute(app.parts.db)
}

describe('kept in the outbox', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('what a mail said, its link too, is gone from the queue a minute or two after it was sent', async () => {
    await send(app)
    const sent = await waitFor('the job', async () => (await jobsOf(app)).find(({ state }) => state === 'completed'))
    expect(sent.data).toContain('/verify-email/')
    await aMinuteLater(app)
    await waitFor('the job to go', async () => (await jobsOf(app)).length === 0)
  })
})

describe('sent by SMTP', () => {
  type Server = Awaited<ReturnType<typeof startSmtp>>
  /** What the server says to the addressee of a mail; yes when nothing is left. */
  let answers: (number | 'silence')[] = []
  let greeted = 0
  let lines: string[] = []
  let server: Server
  let app: TestApp

  const greet = plainJob({ kind: 'test-greet', payload: z.object({}), run: async () => void (greeted += 1) })
  const account = { user: 'me', pass: 's3cret' }
  const start = (port = 0) =>
    startSmtp({ port, account, answer: (step) => (step === 'to' ? answers.shift() : undefined) })
  const outcomes = async (): Promise<Record<string, number>> => {
    const metrics = String((await app.visitor().get('/metrics')).body)
    return Object.fromEntries(
      [...metrics.matchAll(/waiverly_mails_total\{outcome="(\w+)"\} (\d+)/g)].map(
        ([, name = '', n]): [string, number] => [name, Number(n)],
      ),
    )
  }
  const waiting = () =>
    waitFor('the mail to wait', async () => (await jobsOf(app)).find(({ state }) => state === 'retry'))
  /** As if the time to try again had come. */
  const soon = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(app.parts.db)
  const written = () => lines.join('')

  beforeAll(async () => {
    server = await start()
    const stream = { write: (line: string) => void lines.push(line) }
    app = await startTestApp({
      jobs: [greet],
      log: openLog('production', stream),
      env: {
        SMTP_URL: `smtp://me:s3cret@127.0.0.1:${server.port}/?socketTimeout=30000`,
        MAIL_FROM: 'Waiverly <no-reply@w.test>',
      },
    })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })
  beforeEach(() => {
    answers = []
    lines = []
    greeted = 0
    Object.assign(app.parts.mails, { sent: 0, deferred: 0, refused: 0, given_up: 0 })
  })
  afterEach(async () => {
    // The server had a mail before its job is noted as done.
    await waitFor('the mails to be noted', async () => (await jobsOf(app)).every(({ state }) => state !== 'active'))
    server.received.splice(0)
    await sql`delete from pgboss.job where name = ${sendMailJob.kind}`.execute(app.parts.db)
  })

  test('a mail that is asked for arrives, and there is no outbox', async () => {
    const registered = await app.visitor().post('/api/auth/register/', {
      username: 'ann',
      email: ADDRESS,
      password: 'Correct1Horse',
      acceptedTerms: true,
    })
    expect(registered.status).toBe(201)
    const { to, from, email } = await waitFor('the mail', async () => server.received[0])
    expect({ to, from }).toEqual({ to: [ADDRESS], from: 'no-reply@w.test' })
    expect(email.text).toContain('/verify-email/')
    expect((await app.visitor().get('/dev/outbox')).status).toBe(404)
    expect(await app.mailsTo(ADDRESS)).toEqual([])
    await waitFor('its count', async () => (await outcomes()).sent === 1)
    expect(written()).not.toContain(ADDRESS)
    const told = describeStart(app, app.url, false)
    expect(told).toContain(`  Mail        SMTP by 127.0.0.1 port ${server.port}, from Waiverly <no-reply@w.test>`)
    expect(`${told}${written()}`).not.toMatch(/s3cret|outbox/)
  })

  test('a busy server is asked again later, for the same mail', async () => {
    answers = [450]
    await send(app)
    expect(await waiting()).toMatchObject({ retry_count: 0 })
    expect(server.received).toEqual([])
    expect(await outcomes()).toEqual({ sent: 0, deferred: 1, refused: 0, given_up: 0 })
    expect(written()).toContain('"status":450')
    const { id } = (JSON.parse((await waiting()).data) as { payload: { id: string } }).payload
    await soon()
    const { email } = await waitFor('the mail', async () => server.received[0])
    expect(email.messageId).toBe(`<${id}@w.test>`)
    expect(written()).not.toContain('example.test')
  })

  test('the second attempt follows in seconds, the last ones half an hour apart, within a day', async () => {
    answers = [450]
    await send(app)
    await waiting()
    const job = await sql<{ delay: number; retry_limit: number; retry_delay_max: number }>`
      select extract(epoch from start_after - started_on)::float as delay, retry_limit, retry_delay_max
      from pgboss.job where name = ${sendMailJob.kind}`.execute(app.parts.db)
    expect(job.rows).toMatchObject([{ retry_limit: 30, retry_delay_max: 1800 }])
    expect(job.rows[0]?.delay).toBeGreaterThanOrEqual(10)
    expect(job.rows[0]?.delay).toBeLessThanOrEqual(30)
  })

  test('a server that was down gets its mails when it is up', async () => {
    await server.close()
    await send(app)
    await send(app, { ...MAIL, to: 'ben@example.test' })
    await waitFor('both to wait', async () => (await jobsOf(app)).every(({ state }) => state === 'retry'))
    expect(written()).toContain('ECONNREFUSED')
    server = await start(server.port)
    await soon()
    await waitFor('the mails', async () => server.received.length === 2)
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([ADDRESS, 'ben@example.test'])
  })

  test('a mail that is refused is not tried again, told without its address, and gone a minute later', async () => {
    answers = [550]
    await send(app)
    await waitFor('the end', async () => (await jobsOf(app)).find(({ state }) => state === 'completed'))
    expect(await outcomes()).toEqual({ sent: 0, deferred: 0, refused: 1, given_up: 0 })
    expect(written()).toContain('"status":550')
    expect(written()).not.toContain('example.test')
    await aMinuteLater(app)
    await waitFor('the job to go', async () => (await jobsOf(app)).length === 0)
    expect(server.received).toEqual([])
  })

  test('a mail that nobody took to the last is given up, told and gone', async () => {
    answers = [450, 450]
    await send(app)
    await waiting()
    await sql`update pgboss.job set retry_limit = 1 where state = 'retry'`.execute(app.parts.db)
    await soon()
    await waitFor('the end', async () => (await jobsOf(app)).find(({ state }) => state === 'failed'))
    expect(await outcomes()).toEqual({ sent: 0, deferred: 1, refused: 0, given_up: 1 })
    expect(written()).toContain('a mail could not be sent and is given up')
    await aMinuteLater(app)
    await waitFor('the job to go', async () => (await jobsOf(app)).length === 0)
  })

  test('the operator is told why a server is not trusted', async () => {
    const smtp = readSmtpUrl(`smtp://127.0.0.1:${server.port}/?requireTLS=true`)
    const mailer = smtp && smtpMailer(smtp, 'no-reply@w.test')
    if (!mailer) throw new Error('No mailer')
    const context = { parts: { ...app.parts, mailer }, signal: new AbortController().signal, last: false }
    await expect(sendMailJob.plain?.run(context, MAIL)).rejects.toThrow('certificate')
    mailer.close?.()
    expect(written()).toContain('"reason":"self-signed certificate')
    expect(written()).not.toContain('example.test')
  })

  test('mails that hang keep no other job waiting, and go out once when the server is itself again', async () => {
    answers = Array<'silence'>(4).fill('silence')
    for (let n = 0; n < 6; n += 1) await send(app)
    await waitFor('four to hang', async () => answers.length === 0)
    await app.parts.db.transaction().execute((trx) => app.parts.jobs.enqueue(trx, greet.kind, {}))
    await waitFor('the other job', async () => greeted === 1)
    expect(server.received).toEqual([])
    await server.close()
    server = await start(server.port)
    await waitFor('the mails', async () => {
      await soon()
      return server.received.length === 6
    })
    expect(new Set(server.received.map(({ email }) => email.messageId)).size).toBe(6)
  })
})
