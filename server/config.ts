import { resolve } from 'node:path'
import { z } from 'zod'
import type { ProviderSettings } from './accounts/provider.ts'
import type { ModelSettings } from './adapters/llm.ts'
import type { StripeSettings } from './adapters/payments-stripe.ts'
import { readSmtpUrl, type SmtpServer } from './adapters/smtp-url.ts'

/** A setting that cannot be used; its message is the one line that the operator reads. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

type Env = Record<string, string | undefined>

const whole = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)

const httpAddress = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !/[?#]/.test(value))
  .transform((value) => value.replace(/\/+$/, ''))

const isLoopbackName = (host: string) => /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)

/** What travels over a network must be sealed. */
const sealed = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !/[?#]/.test(value))
  .transform((value) => new URL(value))
  .refine(({ protocol, hostname }) => protocol === 'https:' || isLoopbackName(hostname))

/** The path of an issuer is part of its name, so a slash there stays. */
const issuer = sealed.transform(({ origin, pathname, href }) => (pathname === '/' ? origin : href))

const modelName = z.string().regex(/^[\w./:@-]+$/)

const secret = z.string().regex(/^[!-~]+$/)

const addresses = z
  .string()
  .transform((value) => value.split(',').map((item) => item.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))

const MAILBOX = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const countOfKind = (pair: string): [string, number] => {
  const [kind = '', count] = pair.split('=')
  return [kind, Number(count)]
}

const settings = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  PORT: whole.refine((value) => value <= 65_535).optional(),
  PUBLIC_URL: httpAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: addresses.default([]),
  OPERATOR_EMAIL: z.email().optional(),
  SMTP_URL: z
    .string()
    .transform(readSmtpUrl)
    .refine((server) => server !== undefined)
    .optional(),
  MAIL_FROM: z.string().regex(MAILBOX).optional(),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .refine((value) => value > 0 && value <= 1_000_000)
    .default(1),
  METRICS_TOKEN: z.string().min(16).optional(),
  LLM_PROVIDER: z.enum(['builtin', 'anthropic', 'openai', 'openai-compatible']).default('builtin'),
  LLM_MODEL: modelName.optional(),
  LLM_BASE_URL: httpAddress.optional(),
  LLM_API_KEY: secret.optional(),
  VERIFIER_PROVIDER: z.enum(['anthropic', 'openai', 'openai-compatible']).optional(),
  VERIFIER_MODEL: modelName.optional(),
  VERIFIER_BASE_URL: httpAddress.optional(),
  VERIFIER_API_KEY: secret.optional(),
  LLM_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){2}$/)
    .transform((list) => {
      const [input = 0, cached = 0, output = 0] = list.split(',').map(Number)
      return { input, cached, output }
    })
    .optional(),
  JOBS_AT_ONCE: z
    .string()
    .regex(/^[a-z-]+=([1-9]\d?|100)(,[a-z-]+=([1-9]\d?|100))*$/)
    .transform((list) => Object.fromEntries(list.split(',').map(countOfKind)))
    .optional(),
  GOOGLE_CLIENT_ID: secret.optional(),
  GOOGLE_CLIENT_SECRET: secret.optional(),
  OIDC_ISSUER: issuer.optional(),
  PAYMENTS_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: secret.refine((key) => !key.startsWith('pk_')).optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_API_BASE: sealed
    .refine(({ pathname, username }) => pathname === '/' && username === '')
    .transform(({ origin }) => origin)
    .default('https://api.stripe.com'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  ALLOW_SANDBOX_PAYMENTS: z.enum(['0', '1']).default('0'),
  WAIVERLY_PARENT: z.literal('ipc').optional(),
})

type Setting = keyof typeof settings.shape

/** How a refusal says what the value has to be. */
const EXPECTED: Record<Setting, string> = {
  HOST: 'a host name or an address',
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'an http:// or https:// address',
  DATA_DIR: 'a folder',
  ROLE: 'all, api or worker',
  DATABASE_URL: 'a postgres:// address',
  SESSION_SECRET: 'at least 32 characters long',
  TRUSTED_PROXIES: 'addresses or ranges, separated by commas',
  OPERATOR_EMAIL: 'an e-mail address',
  SMTP_URL: 'smtp://user:password@host:port or smtps://…, both names escaped, with options that nodemailer has',
  MAIL_FROM: 'an e-mail address, with or without a name',
  RATE_LIMIT_FACTOR: 'a number above 0, at most 1000000',
  METRICS_TOKEN: 'at least 16 characters long',
  LLM_PROVIDER: 'builtin, anthropic, openai or openai-compatible',
  LLM_MODEL: 'the name of a model',
  LLM_BASE_URL: 'an http:// or https:// address',
  LLM_API_KEY: 'a key without spaces',
  VERIFIER_PROVIDER: 'anthropic, openai or openai-compatible',
  VERIFIER_MODEL: 'the name of a model',
  VERIFIER_BASE_URL: 'an http:// or https:// address',
  VERIFIER_API_KEY: 'a key without spaces',
  LLM_PRICES: 'three prices for a million tokens in dollars, of input, cached input and output: 3,0.3,15',
  JOBS_AT_ONCE: 'kinds of job, each with how many run at once, from 1 to 100: petition-letter=40,read-upload=2',
  GOOGLE_CLIENT_ID: 'an id without spaces',
  GOOGLE_CLIENT_SECRET: 'a secret without spaces',
  OIDC_ISSUER: 'an https:// address, or an http:// address of this very machine',
  PAYMENTS_PROVIDER: 'sandbox or stripe',
  STRIPE_SECRET_KEY: 'the secret key (sk_…) or a restricted one (rk_…), not the publishable one',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook (whsec_…)',
  STRIPE_API_BASE: 'an https:// address without a path, or an http:// address of this very machine',
  NODE_ENV: 'production, development or test',
  ALLOW_SANDBOX_PAYMENTS: '0 or 1',
  WAIVERLY_PARENT: 'ipc',
}

const SECRETS: readonly string[] = [
  'SESSION_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'VERIFIER_BASE_URL',
  'VERIFIER_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
] satisfies Setting[]

/** Where each provider is, and the model that drafts where none is named: the middle of what it offers in November 2026. */
const PROVIDERS = {
  anthropic: { model: 'claude-sonnet-5-5', baseUrl: 'https://api.anthropic.com/v1' },
  openai: { model: 'gpt-6-astra', baseUrl: 'https://api.openai.com/v1' },
} as const

/** Settings whose part this version does not have. */
const NOT_BUILT_YET: { setting: string; part: string }[] = [
  { setting: 'STORAGE_URL', part: 'storage outside DATA_DIR' },
  { setting: 'ENCRYPTION_KEY', part: 'encryption of files at rest' },
]

export interface Config {
  host: string
  /** 0: any free port. */
  port: number
  /** False for a worker whose port nobody has set: roles that share a machine must not fight over the default one. */
  listens: boolean
  /** Without a trailing slash. */
  publicUrl: string | undefined
  /** Where the embedded database, files and outbox live. Absolute. */
  dataDir: string
  role: 'all' | 'api' | 'worker'
  /** Unset: the embedded database. */
  databaseUrl: string | undefined
  sessionSecret: string
  trustedProxies: string[]
  operatorEmail: string | undefined
  /** Unset: mail is kept in the outbox and goes nowhere. */
  smtp: SmtpServer | undefined
  mailFrom: string
  rateLimitFactor: number
  metricsToken: string | undefined
  /** The model that drafts. Unset: the built-in drafter. */
  llm: ModelSettings | undefined
  /** The model that reads drafted sentences against their sources: that of `llm` itself, unless another is named. */
  verifier: ModelSettings | undefined
  /** How many jobs of a kind run at once in this process, where that is not left to the product. */
  jobsAtOnce: Readonly<Record<string, number>>
  /** Who signs people in beside us. Unset: nobody. */
  google: ProviderSettings | undefined
  /** Who takes the money. */
  payments: { provider: 'sandbox' } | ({ provider: 'stripe' } & StripeSettings)
  environment: 'production' | 'development' | 'test'
  production: boolean
  /** What an operator should mend before people use the product, a line each. */
  warnings: string[]
  /** Where programs of the machine are looked for, such as those that read scanned papers. */
  toolPath: string
  /** What a child process that calls out over the network is told of the environment: none of our secrets. */
  networkEnv: Record<string, string>
  /** Where Node keeps what it has compiled; processes of ours start sooner with it. */
  compileCache: string | undefined
  /** Shut down when the channel to the process that started this one closes. */
  endsWithParent: boolean
}

/** The settings as given. A session secret that is not given is made and kept in the data folder. */
export type Settings = Omit<Config, 'sessionSecret'> & { sessionSecret: string | undefined }

/** Reads every setting. Throws `BadSetting` naming the first that cannot be used. An empty value counts as unset. */
export const readConfig = (env: Env): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  refuseUnbuilt(given)
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw badValue(parsed.error, given)
  const value = parsed.data
  const production = value.NODE_ENV === 'production'
  if (value.ROLE !== 'all' && !value.DATABASE_URL)
    throw new BadSetting(`ROLE=${value.ROLE} needs DATABASE_URL: the embedded database belongs to one process`)
  if (production && !value.SESSION_SECRET) throw new BadSetting('SESSION_SECRET must be set when NODE_ENV=production')
  if (!production && value.PUBLIC_URL !== undefined && !isLoopbackName(new URL(value.PUBLIC_URL).hostname))
    throw new BadSetting(
      `PUBLIC_URL=${value.PUBLIC_URL} is not an address of this machine: set NODE_ENV=production with it, or everybody could read the mails at /dev/outbox`,
    )
  const payments = paymentsOf(value)
  const llm = modelOf('LLM', {
    provider: value.LLM_PROVIDER,
    model: value.LLM_MODEL,
    baseUrl: value.LLM_BASE_URL,
    apiKey: value.LLM_API_KEY,
    prices: value.LLM_PRICES,
  })
  if (production && payments.provider === 'sandbox' && value.ALLOW_SANDBOX_PAYMENTS !== '1')
    throw new BadSetting(
      'PAYMENTS_PROVIDER=sandbox takes no money: NODE_ENV=production needs ALLOW_SANDBOX_PAYMENTS=1 with it',
    )
  return {
    host: value.HOST,
    port: value.PORT ?? 3000,
    listens: value.ROLE !== 'worker' || value.PORT !== undefined,
    publicUrl: value.PUBLIC_URL,
    dataDir: resolve(value.DATA_DIR),
    role: value.ROLE,
    databaseUrl: value.DATABASE_URL,
    sessionSecret: value.SESSION_SECRET,
    trustedProxies: value.TRUSTED_PROXIES,
    operatorEmail: value.OPERATOR_EMAIL,
    smtp: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `Waiverly <no-reply@${new URL(value.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    metricsToken: value.METRICS_TOKEN,
    llm,
    verifier: verifierOf(value, llm),
    jobsAtOnce: value.JOBS_AT_ONCE ?? {},
    google: providerOf(value),
    payments,
    environment: value.NODE_ENV,
    production,
    warnings: production && value.SMTP_URL === undefined ? [NO_MAIL] : [],
    toolPath: given.PATH ?? '',
    networkEnv: Object.fromEntries(
      OF_THE_NETWORK.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ),
    compileCache: given.NODE_COMPILE_CACHE,
    endsWithParent: value.WAIVERLY_PARENT === 'ipc',
  }
}

/** How the machine reaches others, whom it trusts, and how a database address is filled up. */
const OF_THE_NETWORK = [
  'PATH',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'NODE_USE_ENV_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'PGHOST',
  'PGPORT',
  'PGUSER',
  'PGPASSWORD',
  'PGSSLMODE',
]

const NO_MAIL =
  'SMTP_URL is not set: no mail leaves this machine, so that nobody can verify an address or reset a password'

const GOOGLE = 'https://accounts.google.com'

const providerOf = (value: z.infer<typeof settings>): ProviderSettings | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: given } = value
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, issuer: given ?? GOOGLE }
  if (clientId !== undefined) throw new BadSetting('GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET')
  if (clientSecret !== undefined) throw new BadSetting('GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID')
  if (given !== undefined) throw new BadSetting('OIDC_ISSUER needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')
  return undefined
}

const paymentsOf = (value: z.infer<typeof settings>): Config['payments'] => {
  const { PAYMENTS_PROVIDER: provider, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value
  if (provider === 'sandbox') return { provider }
  if (secretKey === undefined) throw new BadSetting(`PAYMENTS_PROVIDER=${provider} needs STRIPE_SECRET_KEY`)
  if (webhookSecret === undefined) throw new BadSetting(`PAYMENTS_PROVIDER=${provider} needs STRIPE_WEBHOOK_SECRET`)
  return { provider, secretKey, webhookSecret, apiBase: value.STRIPE_API_BASE }
}

type Given = { [name in 'model' | 'baseUrl' | 'apiKey' | 'prices']?: ModelSettings[name] | undefined }

const modelOf = (
  name: 'LLM' | 'VERIFIER',
  { provider, model, baseUrl, apiKey, prices }: { provider: ModelSettings['provider'] | 'builtin' } & Given,
): ModelSettings | undefined => {
  if (provider === 'builtin') return undefined
  if (provider === 'openai-compatible') {
    if (baseUrl === undefined) throw new BadSetting(`${name}_PROVIDER=${provider} needs ${name}_BASE_URL`)
    if (model === undefined) throw new BadSetting(`${name}_PROVIDER=${provider} needs ${name}_MODEL`)
    return { provider, model, baseUrl: withVersion(baseUrl, false), apiKey, prices }
  }
  if (apiKey === undefined) throw new BadSetting(`${name}_PROVIDER=${provider} needs ${name}_API_KEY`)
  const own = PROVIDERS[provider]
  const address = baseUrl === undefined ? own.baseUrl : withVersion(baseUrl, provider === 'anthropic')
  return { provider, model: model ?? own.model, baseUrl: address, apiKey, prices }
}

const OF_VERIFIER = ['VERIFIER_PROVIDER', 'VERIFIER_MODEL', 'VERIFIER_BASE_URL', 'VERIFIER_API_KEY'] as const

/**
 * Another model of the drafting provider takes its address and key from there; a key goes to no other address than the one it was
 * set for.
 */
const verifierOf = (value: z.infer<typeof settings>, llm: ModelSettings | undefined): ModelSettings | undefined => {
  const given = OF_VERIFIER.find((name) => value[name] !== undefined)
  if (given === undefined) return llm
  const provider = value.VERIFIER_PROVIDER ?? llm?.provider
  if (provider === undefined) throw new BadSetting(`${given} needs VERIFIER_PROVIDER`)
  const own = { model: value.VERIFIER_MODEL, apiKey: value.VERIFIER_API_KEY, baseUrl: value.VERIFIER_BASE_URL }
  if (llm === undefined || provider !== llm.provider || own.baseUrl !== undefined)
    return modelOf('VERIFIER', { provider, ...own })
  const model = own.model ?? llm.model
  return { ...llm, model, apiKey: own.apiKey ?? llm.apiKey, prices: model === llm.model ? llm.prices : undefined }
}

/** Every provider's calls lie under `/v1`. Anthropic's own tools want the address without it, the others with it; both are understood. */
const withVersion = (address: string, everywhere: boolean): string => {
  const { pathname } = new URL(address)
  return pathname === '/' || (everywhere && !/\/v\d+$/.test(pathname)) ? `${address}/v1` : address
}

const refuseUnbuilt = (given: Env): void => {
  for (const { setting, part } of NOT_BUILT_YET)
    if (given[setting] !== undefined)
      throw new BadSetting(`${setting} cannot be used yet: ${part} is not part of this version`)
}

const badValue = (error: z.ZodError, given: Env): BadSetting => {
  const setting = String(error.issues[0]?.path[0]) as Setting
  const shown = SECRETS.includes(setting) ? '' : `, not ${JSON.stringify(given[setting])}`
  return new BadSetting(`${setting} must be ${EXPECTED[setting]}${shown}`)
}
