import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { selfSigned } from './self-signed.ts'

export interface Received {
  from: string
  to: string[]
  encrypted: boolean
  user: string | undefined
  raw: Buffer
  email: Email
}

export interface SmtpListener {
  port: number
  close(): Promise<void>
}

type Step = 'connect' | 'auth' | 'from' | 'to' | 'data'

/** What a server says to a step instead of yes; `silence` says nothing, ever. */
type Answer = number | 'silence' | undefined

interface Behaviour extends Pick<SMTPServerOptions, 'secure' | 'disabledCommands'> {
  port?: number
  /** Whom it lets in, when it lets only some in. */
  account?: { user: string; pass: string }
  answer?(step: Step): Answer
}

/** A mail server on this machine, with a certificate that nobody has signed. */
export const startSmtp = async (behaviour: Behaviour = {}): Promise<SmtpListener & { received: Received[] }> => {
  const { port = 0, account, answer = () => undefined, ...options } = behaviour
  const received: Received[] = []
  const reply = (step: Step, yes: () => void, no: (error: Error) => void) => {
    const said = answer(step)
    if (said === 'silence') return
    if (said === undefined) yes()
    else no(Object.assign(new Error('No <secret@example.test> here'), { responseCode: said }))
  }
  const server = new SMTPServer({
    ...options,
    ...selfSigned,
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 10,
    onConnect: (_session, done) => reply('connect', done, done),
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.pass
        ? reply('auth', () => done(null, { user: username }), done)
        : done(Object.assign(new Error('Wrong'), { responseCode: 535 })),
    onMailFrom: (_address, _session, done) => reply('from', done, done),
    onRcptTo: (_address, _session, done) => reply('to', done, done),
    onData: (stream, session, done) => {
      const keep = async (): Promise<void> => {
        const raw = Buffer.concat((await stream.toArray()) as Buffer[])
        const { mailFrom, rcptTo } = session.envelope
        const email = await PostalMime.parse(raw)
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        received.push({ from, to, encrypted: session.secure, user: session.user as string | undefined, raw, email })
        reply('data', done, done)
      }
      void keep()
    },
  })
  // A client that turns away at the sight of the certificate is part of the play.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A server that answers line by line as it is told, for what no decent server does. */
export const startOddSmtp = async (
  greet: (socket: Socket) => void,
  hear: (line: string, socket: Socket) => void,
): Promise<SmtpListener> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (bytes: Buffer) => {
      for (const line of bytes.toString('latin1').split('\r\n')) if (line !== '') hear(line, socket)
    })
    greet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
