import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { MailRefused } from '../mail/mail-refused.ts'
import type { Mail, Mailer } from '../parts.ts'
import { startOddSmtp, startSmtp, type Received, type SmtpListener } from '../testing/smtp-server.ts'
import { smtpMailer } from './mail-smtp.ts'
import { readSmtpUrl } from './smtp-url.ts'

const FROM = 'Waiverly <no-reply@niw.example.test>'
const ID = '9f0d3b1e-5a0c-4a52-8d24-0f8c8a3f6f10'
const MAIL: Mail = { id: ID, to: 'ann@example.test', subject: 'Hello', text: 'Hello Ann,\n\nyes.', html: '<p>yes.</p>' }
const QUICK = 'connectionTimeout=300&greetingTimeout=300&socketTimeout=300'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

const keep = <T extends SmtpListener>(server: T): T => {
  open.push(server)
  return server
}
const mailerTo = (url: string, { from = FROM, patienceMs = 5_000 } = {}): Mailer => {
  const server = readSmtpUrl(url)
  if (!server) throw new Error(`${url} is no server`)
  const mailer = smtpMailer(server, from, patienceMs)
  open.push({ close: () => mailer.close?.() })
  return mailer
}
const only = (received: Received[]): Received => {
  expect(received).toHaveLength(1)
  return received[0] as Received
}
/** Why it was not sent, and that it did not take long to find out. */
const failure = async (sending: Promise<void>): Promise<Error & { responseCode?: number; status?: number }> => {
  const begun = performance.now()
  const error = await sending.then(
    () => expect.fail('It was sent'),
    (reason: unknown) => reason,
  )
  expect(performance.now() - begun).toBeLessThan(4_000)
  expect(error).toBeInstanceOf(Error)
  return error as Error
}

describe('a mail that was not taken', () => {
  test.for([
    ['connect', 421],
    ['connect', 554],
    ['from', 451],
    ['from', 553],
    ['to', 450],
    ['to', 452],
    ['data', 421],
    ['data', 451],
  ] as const)('may be taken another time: at %s, %i', async ([step, code]) => {
    const server = keep(await startSmtp({ answer: (at) => (at === step ? code : undefined) }))
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}`).send(MAIL))
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(error.responseCode).toBe(code)
  })

  test.for([
    ['to', 550],
    ['to', 553],
    ['data', 552],
    ['data', 554],
  ] as const)('never will be: at %s, %i', async ([step, code]) => {
    const server = keep(await startSmtp({ answer: (at) => (at === step ? code : undefined) }))
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}`).send(MAIL))
    expect(error).toBeInstanceOf(MailRefused)
    expect(error.status).toBe(code)
    expect(error.message).not.toContain('example.test')
  })

  test('is taken over the same mailer once the server is there', async () => {
    const gone = await startSmtp()
    await gone.close()
    const mailer = mailerTo(`smtp://127.0.0.1:${gone.port}`)
    expect(await failure(mailer.send(MAIL))).not.toBeInstanceOf(MailRefused)
    const server = keep(await startSmtp({ port: gone.port }))
    await mailer.send(MAIL)
    only(server.received)
  })

  test('bears the same Message-ID the next time', async () => {
    const answers = [451, undefined]
    const server = keep(await startSmtp({ answer: (at) => (at === 'data' ? answers.shift() : undefined) }))
    const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`)
    await failure(mailer.send(MAIL))
    await mailer.send(MAIL)
    expect(server.received.map(({ email }) => email.messageId)).toEqual(Array(2).fill(`<${ID}@niw.example.test>`))
  })
})

describe('a server that keeps one waiting is left soon:', () => {
  const lines = (line: string, socket: Socket) => {
    if (line.startsWith('EHLO')) socket.write('250 odd.example.test\r\n')
    else if (/^(MAIL|RCPT)/.test(line)) socket.write('250 yes\r\n')
    else if (line === 'DATA') socket.write('354 go on\r\n')
  }
  const greet = (socket: Socket) => void socket.write('220 odd.example.test\r\n')
  const drip = (text: string, socket: Socket) => {
    const timer = setInterval(() => socket.write(text), 20)
    socket.on('close', () => clearInterval(timer))
  }

  test('it never greets', async () => {
    const server = keep(await startSmtp({ answer: (at) => (at === 'connect' ? 'silence' : undefined) }))
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}/?${QUICK}`).send(MAIL))
    expect(error).toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('its greeting never ends', async () => {
    const server = keep(await startOddSmtp((socket) => drip('220-and so on\r\n', socket), lines))
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}/?${QUICK}`).send(MAIL))
    expect(error).toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('it never says that it has the mail', async () => {
    const server = keep(await startSmtp({ answer: (at) => (at === 'data' ? 'silence' : undefined) }))
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}/?${QUICK}`).send(MAIL))
    expect(error).toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('it stops reading in the middle of the mail', async () => {
    const server = keep(
      await startOddSmtp(greet, (line, socket) => {
        lines(line, socket)
        if (line === 'DATA') socket.pause()
      }),
    )
    const text = 'x'.repeat(8_000_000)
    const mail = { ...MAIL, text, html: undefined }
    const error = await failure(mailerTo(`smtp://127.0.0.1:${server.port}/?${QUICK}`).send(mail))
    expect(error).toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('its answer to the mail never ends', async () => {
    const server = keep(
      await startOddSmtp(greet, (line, socket) =>
        line === '.' ? drip('250-and so on\r\n', socket) : lines(line, socket),
      ),
    )
    const mailer = mailerTo(`smtp://127.0.0.1:${server.port}/?${QUICK}`, { patienceMs: 600 })
    expect(await failure(mailer.send(MAIL))).toMatchObject({ code: 'EABORT' })
  })

  test('it hangs up in the middle of the mail, every time', async () => {
    let mails = 0
    const server = keep(
      await startOddSmtp(greet, (line, socket) => {
        lines(line, socket)
        if (line !== 'DATA') return
        mails += 1
        socket.destroy()
      }),
    )
    await failure(mailerTo(`smtp://127.0.0.1:${server.port}/?${QUICK}`).send(MAIL))
    expect(mails).toBe(1)
  })

  test('whoever waits calls it off', async () => {
    const asked = new AbortController()
    const server = keep(
      await startSmtp({
        answer: (at) => {
          if (at === 'to') asked.abort()
          return at === 'to' ? 'silence' : undefined
        },
      }),
    )
    const sending = mailerTo(`smtp://127.0.0.1:${server.port}`).send(MAIL, asked.signal)
    expect(await failure(sending)).toMatchObject({ code: 'EABORT' })
    expect(server.received).toEqual([])
  })
})

describe('encryption and password:', () => {
  const account = { user: 'me@w.test', pass: 'p/q #r' }
  const named = 'me%40w.test:p%2Fq%20%23r@127.0.0.1'

  test('a wrong password is no end of the mail, since the operator can put it right', async () => {
    const server = keep(await startSmtp({ account }))
    const error = await failure(mailerTo(`smtp://me:wrong@127.0.0.1:${server.port}`).send(MAIL))
    expect(error).toMatchObject({ code: 'EAUTH', responseCode: 535 })
    expect(error).not.toBeInstanceOf(MailRefused)
  })

  test('a certificate that nobody signed is not trusted', async () => {
    for (const [secure, url] of [
      [true, 'smtps://127.0.0.1'],
      [false, 'smtp://127.0.0.1?requireTLS=true'],
    ] as const) {
      const server = keep(await startSmtp({ account, secure }))
      const error = await failure(mailerTo(url.replace('127.0.0.1', `${named}:${server.port}/`)).send(MAIL))
      expect(error.message).toMatch(/self-signed certificate/)
      expect(server.received).toEqual([])
    }
  })

  test('unless the operator says so', async () => {
    for (const [secure, url] of [
      [true, 'smtps://127.0.0.1?tls.rejectUnauthorized=false'],
      [false, 'smtp://127.0.0.1?requireTLS=true&tls.rejectUnauthorized=false'],
    ] as const) {
      const server = keep(await startSmtp({ account, secure }))
      await mailerTo(url.replace('127.0.0.1', `${named}:${server.port}/`)).send(MAIL)
      expect(only(server.received)).toMatchObject({ encrypted: true, user: 'me@w.test' })
    }
  })

  test('a password is not told to a server that cannot encrypt where that is asked for', async () => {
    const heard: string[] = []
    const server = keep(
      await startOddSmtp(
        (socket) => void socket.write('220 odd.example.test\r\n'),
        (line, socket) => {
          heard.push(line)
          socket.write(line.startsWith('EHLO') ? '250-odd.example.test\r\n250 AUTH PLAIN\r\n' : '502 no\r\n')
        },
      ),
    )
    await failure(mailerTo(`smtp://${named}:${server.port}/?requireTLS=true`).send(MAIL))
    expect(heard.join()).toMatch(/^EHLO [^,]*,STARTTLS$/)
  })

  test('on this machine encryption is taken where it is offered, and missed where it is not', async () => {
    for (const disabledCommands of [[], ['STARTTLS']]) {
      const server = keep(await startSmtp({ account, disabledCommands }))
      await mailerTo(`smtp://${named}:${server.port}`).send(MAIL)
      expect(only(server.received)).toMatchObject({ encrypted: disabledCommands.length === 0, user: 'me@w.test' })
    }
  })
})

describe('nothing gets into the head of a mail, or among its addressees:', () => {
  test.for<[string, Partial<Mail>]>([
    ['a subject', { subject: 'Hello\r\nBcc: x@evil.test\r\n\r\nBody' }],
    ['a name', { subject: 'Li\nBcc: x@evil.test has signed your letter', text: 'Hello\r\n.\r\nRCPT TO:<x@evil.test>' }],
    ['an address', { to: 'ann@example.test\r\nBcc: x@evil.test' }],
    ['a list', { to: 'ann@example.test, x@evil.test' }],
    ['a command', { to: 'ann@example.test>\r\nRCPT TO:<x@evil.test' }],
    ['a group', { to: 'all: ann@example.test, x@evil.test;' }],
    ['a file', { html: '<img src="file:///etc/passwd"><img src="/etc/passwd">' }],
  ])('%s', async ([, given]) => {
    const server = keep(await startSmtp())
    const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`)
    const refused = await mailer.send({ ...MAIL, ...given }).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (given.to !== undefined) {
      expect(refused).toBeInstanceOf(MailRefused)
      expect(server.received).toEqual([])
      return
    }
    const { to, email } = only(server.received)
    expect(to).toEqual(['ann@example.test'])
    expect(email.bcc).toBeUndefined()
    expect(email).toMatchObject({ to: [{ address: 'ann@example.test' }], attachments: [] })
  })
})

test('a mail arrives as it was written, whatever its letters and however long its lines', async () => {
  const server = keep(await startSmtp({ disabledCommands: ['STARTTLS'] }))
  const text = `Hello 王小明,\n\n.\n${'Kőszegi '.repeat(600)}\n${'x'.repeat(5_000)}`
  const from = 'Kőszegi & 王小明 <no-reply@niw.example.test>'
  const subject = `王小明 asks you for a letter ${'of recommendation '.repeat(20)}`.trim()
  await mailerTo(`smtp://127.0.0.1:${server.port}`, { from }).send({ ...MAIL, subject, text })
  const { email, raw, to, from: sender } = only(server.received)
  expect({ to, sender }).toEqual({ to: ['ann@example.test'], sender: 'no-reply@niw.example.test' })
  expect(email).toMatchObject({
    subject,
    from: { name: 'Kőszegi & 王小明', address: 'no-reply@niw.example.test' },
    to: [{ name: '', address: 'ann@example.test' }],
    messageId: `<${ID}@niw.example.test>`,
  })
  expect(email.text?.trimEnd()).toBe(text)
  expect(email.html?.trim()).toBe('<p>yes.</p>')
  expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  const lines = raw.toString('latin1').split('\r\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
  expect(raw.toString('latin1')).toMatch(/^[\x01-\x7f]*$/)
})

test('a connection that the server closed in between is opened again, and the mail goes out once', async () => {
  const first = await startSmtp()
  const mailer = mailerTo(`smtp://127.0.0.1:${first.port}`)
  await mailer.send(MAIL)
  await first.close()
  const server = keep(await startSmtp({ port: first.port }))
  await mailer.send(MAIL)
  expect([first, server].map(({ received }) => received.length)).toEqual([1, 1])
})

test('many at once share a few connections', async () => {
  let connections = 0
  const server = keep(
    await startSmtp({
      answer: (at) => {
        if (at === 'connect') connections += 1
        return undefined
      },
    }),
  )
  const mailer = mailerTo(`smtp://127.0.0.1:${server.port}/?maxConnections=2`)
  const addressees = Array.from({ length: 12 }, (_, n) => `ann${n}@example.test`)
  await Promise.all(addressees.map((to) => mailer.send({ ...MAIL, to })))
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(addressees.toSorted())
  expect(connections).toBeLessThanOrEqual(2)
})
