import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
/** Milliseconds. No wait may be longer than a minute: a slow server would hold the sending of every other mail. */
const wait = count.refine((ms) => ms <= 60_000)
const name = z.string().regex(/^[\w.:-]+$/)

/** The options of nodemailer that an operator may have need of; others, and misspelt ones, are refused. */
const options = z.strictObject({
  name: name.optional(),
  authMethod: z.enum(['PLAIN', 'LOGIN', 'CRAM-MD5']).optional(),
  requireTLS: flag.optional(),
  'tls.rejectUnauthorized': flag.optional(),
  'tls.servername': name.optional(),
  connectionTimeout: wait.default(10_000),
  greetingTimeout: wait.default(10_000),
  socketTimeout: wait.default(20_000),
  maxConnections: count.default(4),
  maxMessages: count.default(100),
  rateLimit: count.optional(),
  rateDelta: wait.optional(),
})

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i
const HOST = /^(\[[\da-f:.]+\]|[a-z\d]([\w.-]*[a-z\d])?)$/i

export type SmtpServer = NonNullable<ReturnType<typeof readSmtpUrl>>

/**
 * The server of `smtp://user:password@host:port/?option=value`, as nodemailer wants it told. Undefined where it cannot be
 * used, also where a password that was not escaped would have become a port, a path or an option.
 */
export const readSmtpUrl = (address: string) => {
  const url = URL.parse(address)
  if (!url || !/^smtps?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined
  if (url.port === '0' || !['', '/'].includes(url.pathname) || url.hash !== '' || /\s/.test(address)) return undefined
  const query = [...url.searchParams]
  const given = options.safeParse(Object.fromEntries(query))
  const credentials = [url.username, url.password].map(unescaped)
  const [user, pass] = credentials
  if (!given.success || query.length !== new Set(url.searchParams.keys()).size) return undefined
  if (user === undefined || pass === undefined) return undefined
  const { 'tls.rejectUnauthorized': rejectUnauthorized, 'tls.servername': servername, ...others } = given.data
  const host = url.hostname.replace(/[[\]]/g, '')
  const secure = url.protocol === 'smtps:'
  // What stays on this machine may go unencrypted, and a server there that offers TLS seldom has a certificate for the name.
  const within = !secure && LOOPBACK.test(host) && others.requireTLS !== true
  return {
    ...others,
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: others.requireTLS ?? !within,
    auth: user === '' && pass === '' ? undefined : { user, pass },
    tls: { rejectUnauthorized: rejectUnauthorized ?? !within, servername },
  }
}

const unescaped = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
