import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { publicSite } from './testing/public-site.ts'

const LONG = 'x'.repeat(32)

describe('a setting that cannot be used stops the start with one line', () => {
  test.for<[Record<string, string>, string]>([
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535, not "http"'],
    [{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535, not "-1"'],
    [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, not "65536"'],
    [{ HOST: 'local host' }, 'HOST must be a host name or an address, not "local host"'],
    [{ PUBLIC_URL: 'waiverly.test' }, 'PUBLIC_URL must be an http:// or https:// address, not "waiverly.test"'],
    [{ PUBLIC_URL: 'ftp://w.test' }, 'PUBLIC_URL must be an http:// or https:// address, not "ftp://w.test"'],
    [{ PUBLIC_URL: 'http://w.test/?a' }, 'PUBLIC_URL must be an http:// or https:// address, not "http://w.test/?a"'],
    [{ ROLE: 'boss' }, 'ROLE must be all, api or worker, not "boss"'],
    [{ ROLE: 'api' }, 'ROLE=api needs DATABASE_URL: the embedded database belongs to one process'],
    [{ ROLE: 'worker' }, 'ROLE=worker needs DATABASE_URL: the embedded database belongs to one process'],
    [{ DATABASE_URL: 'mysql://secret@x/y' }, 'DATABASE_URL must be a postgres:// address'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long'],
    [
      { TRUSTED_PROXIES: '10.0.0.1,proxy' },
      'TRUSTED_PROXIES must be addresses or ranges, separated by commas, not "10.0.0.1,proxy"',
    ],
    [{ OPERATOR_EMAIL: 'nobody' }, 'OPERATOR_EMAIL must be an e-mail address, not "nobody"'],
    [{ MAIL_FROM: 'A <b>' }, 'MAIL_FROM must be an e-mail address, with or without a name, not "A <b>"'],
    [
      { SMTP_URL: 'smtp://u:12#secret@m.test', MAIL_FROM: 'a@w.test' },
      'SMTP_URL must be smtp://user:password@host:port or smtps://…, both names escaped, with options that nodemailer has',
    ],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above 0, at most 1000000, not "0"'],
    [{ RATE_LIMIT_FACTOR: '-2' }, 'RATE_LIMIT_FACTOR must be a number above 0, at most 1000000, not "-2"'],
    [
      { RATE_LIMIT_FACTOR: '9'.repeat(400) },
      `RATE_LIMIT_FACTOR must be a number above 0, at most 1000000, not "${'9'.repeat(400)}"`,
    ],
    [{ METRICS_TOKEN: 'abc' }, 'METRICS_TOKEN must be at least 16 characters long'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, not "prod"'],
    [{ ALLOW_SANDBOX_PAYMENTS: 'yes' }, 'ALLOW_SANDBOX_PAYMENTS must be 0 or 1, not "yes"'],
    [{ LLM_PROVIDER: 'gpt' }, 'LLM_PROVIDER must be builtin, anthropic, openai or openai-compatible, not "gpt"'],
    [{ LLM_PROVIDER: 'anthropic' }, 'LLM_PROVIDER=anthropic needs LLM_API_KEY'],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, 'LLM_PROVIDER=openai needs LLM_API_KEY'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_PROVIDER=openai-compatible needs LLM_BASE_URL'],
    [
      { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://localhost:11434/v1' },
      'LLM_PROVIDER=openai-compatible needs LLM_MODEL',
    ],
    [
      { VERIFIER_PROVIDER: 'builtin' },
      'VERIFIER_PROVIDER must be anthropic, openai or openai-compatible, not "builtin"',
    ],
    [{ VERIFIER_PROVIDER: 'anthropic' }, 'VERIFIER_PROVIDER=anthropic needs VERIFIER_API_KEY'],
    [{ VERIFIER_PROVIDER: 'openai-compatible' }, 'VERIFIER_PROVIDER=openai-compatible needs VERIFIER_BASE_URL'],
    [
      { VERIFIER_PROVIDER: 'openai-compatible', VERIFIER_BASE_URL: 'http://localhost:11434' },
      'VERIFIER_PROVIDER=openai-compatible needs VERIFIER_MODEL',
    ],
    [{ VERIFIER_MODEL: 'm' }, 'VERIFIER_MODEL needs VERIFIER_PROVIDER'],
    [{ VERIFIER_MODEL: 'a model' }, 'VERIFIER_MODEL must be the name of a model, not "a model"'],
    [{ VERIFIER_BASE_URL: 'localhost:11434' }, 'VERIFIER_BASE_URL must be an http:// or https:// address'],
    [{ VERIFIER_API_KEY: 'sk secret' }, 'VERIFIER_API_KEY must be a key without spaces'],
    [{ LLM_MODEL: 'a model' }, 'LLM_MODEL must be the name of a model, not "a model"'],
    [{ LLM_BASE_URL: 'localhost:11434' }, 'LLM_BASE_URL must be an http:// or https:// address'],
    [{ LLM_API_KEY: 'sk secret' }, 'LLM_API_KEY must be a key without spaces'],
    [
      { LLM_PRICES: '3,15' },
      'LLM_PRICES must be three prices for a million tokens in dollars, of input, cached input and output: 3,0.3,15, not "3,15"',
    ],
    ...['petition-letter', 'petition-letter=0', 'petition-letter=101', 'a=1,,b=2', 'a=1 b=2'].map(
      (list): [Record<string, string>, string] => [
        { JOBS_AT_ONCE: list },
        `JOBS_AT_ONCE must be kinds of job, each with how many run at once, from 1 to 100: petition-letter=40,read-upload=2, not "${list}"`,
      ],
    ),
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID'],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's e' }, 'GOOGLE_CLIENT_SECRET must be a secret without spaces'],
    [{ OIDC_ISSUER: 'https://i.test' }, 'OIDC_ISSUER needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'],
    ...['http://i.test', 'http://localhost.i.test', 'https://i.test/?a=1', 'i.test'].map(
      (issuer): [Record<string, string>, string] => [
        { OIDC_ISSUER: issuer },
        `OIDC_ISSUER must be an https:// address, or an http:// address of this very machine, not "${issuer}"`,
      ],
    ),
    [{ PAYMENTS_PROVIDER: 'cash' }, 'PAYMENTS_PROVIDER must be sandbox or stripe, not "cash"'],
    [{ PAYMENTS_PROVIDER: 'stripe' }, 'PAYMENTS_PROVIDER=stripe needs STRIPE_SECRET_KEY'],
    [
      { PAYMENTS_PROVIDER: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'PAYMENTS_PROVIDER=stripe needs STRIPE_SECRET_KEY',
    ],
    [
      { PAYMENTS_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_x' },
      'PAYMENTS_PROVIDER=stripe needs STRIPE_WEBHOOK_SECRET',
    ],
    ...['pk_live_x', 'sk x', 'sk_x\n'].map((key): [Record<string, string>, string] => [
      { STRIPE_SECRET_KEY: key },
      'STRIPE_SECRET_KEY must be the secret key (sk_…) or a restricted one (rk_…), not the publishable one',
    ]),
    [{ STRIPE_WEBHOOK_SECRET: 'whsec x' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook (whsec_…)'],
    ...['http://s.test', 'http://127.0.0.1.s.test', 'https://s.test/v1', 'https://u@s.test', 's.test'].map(
      (address): [Record<string, string>, string] => [
        { STRIPE_API_BASE: address },
        'STRIPE_API_BASE must be an https:// address without a path, or an http:// address of this very machine',
      ],
    ),
    [
      { PUBLIC_URL: 'https://w.test' },
      'PUBLIC_URL=https://w.test is not an address of this machine: set NODE_ENV=production with it, or everybody could read the mails at /dev/outbox',
    ],
    [{ PUBLIC_URL: 'http://192.168.1.2:3000', NODE_ENV: 'test' }, 'set NODE_ENV=production with it'],
    [{ PUBLIC_URL: 'http://localhost.w.test' }, 'set NODE_ENV=production with it'],
    [{ NODE_ENV: 'production' }, 'SESSION_SECRET must be set when NODE_ENV=production'],
    [
      { NODE_ENV: 'production', SESSION_SECRET: LONG },
      'PAYMENTS_PROVIDER=sandbox takes no money: NODE_ENV=production needs ALLOW_SANDBOX_PAYMENTS=1 with it',
    ],
  ])('%o', ([env, line]) => {
    expect(() => readConfig(env)).toThrow(line)
    expect(line).not.toContain('\n')
  })

  test.for([
    { STRIPE_SECRET_KEY: 'pk_live_abc' },
    { STRIPE_SECRET_KEY: 'sk_live abc' },
    { STRIPE_WEBHOOK_SECRET: 'whsec_ abc' },
    { STRIPE_API_BASE: 'https://u:abc@s.test' },
  ])('which shows no secret: %o', (env) => {
    expect(() => readConfig(env)).toThrow(/^(?!.*abc)/)
  })
})

describe('a setting of a part that is not there yet stops the start and says so', () => {
  test.for<[string, string, string]>([
    ['STORAGE_URL', 's3://b', 'STORAGE_URL cannot be used yet: storage outside DATA_DIR is not part of this version'],
    [
      'ENCRYPTION_KEY',
      LONG,
      'ENCRYPTION_KEY cannot be used yet: encryption of files at rest is not part of this version',
    ],
  ])('%s=%s', ([name, value, line]) => {
    expect(() => readConfig({ [name]: value })).toThrow(line)
  })
})

test('nothing set, or set to nothing, gives the defaults', () => {
  const defaults = readConfig({})
  expect(defaults).toMatchObject({ host: '127.0.0.1', port: 3000, role: 'all', rateLimitFactor: 1, production: false })
  expect(defaults.publicUrl).toBeUndefined()
  expect(defaults.dataDir).toBe(`${process.cwd()}/data`)
  expect(readConfig({ PORT: '', PUBLIC_URL: '', LLM_API_KEY: '' })).toEqual(defaults)
})

test.for([
  [undefined, 'https://accounts.google.com'],
  ['https://i.test/', 'https://i.test'],
  ['https://i.test/realms/a/', 'https://i.test/realms/a/'],
  ['http://127.0.0.1:9/', 'http://127.0.0.1:9'],
])('whoever signs people in is %s: %s', ([OIDC_ISSUER, issuer]) => {
  const given = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', ...(OIDC_ISSUER && { OIDC_ISSUER }) }
  expect(readConfig(given).google).toEqual({ clientId: 'id', clientSecret: 'secret', issuer })
  expect(readConfig({}).google).toBeUndefined()
})

const STRIPE = { PAYMENTS_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }

test.for([
  [undefined, 'https://api.stripe.com'],
  ['https://s.test/', 'https://s.test'],
  ['http://127.0.0.1:9', 'http://127.0.0.1:9'],
  ['http://[::1]:9/', 'http://[::1]:9'],
])('Stripe at %s is called at %s', ([STRIPE_API_BASE, apiBase]) => {
  expect(readConfig({ ...STRIPE, ...(STRIPE_API_BASE && { STRIPE_API_BASE }) }).payments).toEqual({
    provider: 'stripe',
    secretKey: 'rk_live_x',
    webhookSecret: 'whsec_x',
    apiBase,
  })
})

test('money goes through the sandbox unless a provider is named, and in production only where that is said', () => {
  const { PAYMENTS_PROVIDER: _named, ...keys } = STRIPE
  expect(readConfig(keys).payments).toEqual({ provider: 'sandbox' })
  const production = { NODE_ENV: 'production', SESSION_SECRET: LONG }
  expect(readConfig({ ...production, ...STRIPE })).toMatchObject({ production: true, payments: { provider: 'stripe' } })
  expect(() => readConfig({ ...production, ...keys })).toThrow('PAYMENTS_PROVIDER=sandbox takes no money')
})

test('a worker listens only where its port is set', () => {
  const worker = { ROLE: 'worker', DATABASE_URL: 'postgres://w@db/w' }
  expect(readConfig(worker).listens).toBe(false)
  expect(readConfig({ ...worker, PORT: '' }).listens).toBe(false)
  expect(readConfig({ ...worker, PORT: '0' })).toMatchObject({ listens: true, port: 0 })
  expect(readConfig({ ...worker, ROLE: 'api' })).toMatchObject({ listens: true, port: 3000 })
})

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'http://waiverly.localhost'])(
  'links to %s need no production',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
  },
)

test('production without a mail server is warned about', () => {
  const production = publicSite('https://w.test')
  expect(readConfig(production).warnings).toEqual([expect.stringMatching(/^SMTP_URL is not set: no mail leaves/)])
  expect(readConfig({ ...production, SMTP_URL: 'smtps://u:p@m.test' }).warnings).toEqual([])
  expect(readConfig({}).warnings).toEqual([])
})

test.each([
  [{}, 'Waiverly <no-reply@localhost>'],
  [publicSite('https://w.test:8443'), 'Waiverly <no-reply@w.test>'],
  [{ ...publicSite('https://w.test'), MAIL_FROM: 'a@b.test' }, 'a@b.test'],
])('mails of %j are from %s', (env, sender) => {
  expect(readConfig(env).mailFrom).toBe(sender)
})

test('what is set is taken', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://w.test/',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    SMTP_URL: 'smtps://u:p@m.test',
    MAIL_FROM: 'Waiverly <mail@w.test>',
    RATE_LIMIT_FACTOR: '0.5',
    LLM_PROVIDER: 'builtin',
    NODE_ENV: 'production',
    SESSION_SECRET: LONG,
    ALLOW_SANDBOX_PAYMENTS: '1',
    DATABASE_URL: 'postgresql://w@/w?host=%2Ftmp',
    ROLE: 'worker',
  })
  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://w.test',
    production: true,
    role: 'worker',
    smtp: { host: 'm.test', secure: true, auth: { user: 'u', pass: 'p' } },
    mailFrom: 'Waiverly <mail@w.test>',
    rateLimitFactor: 0.5,
  })
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

describe('the model that drafts', () => {
  const llmOf = (env: Record<string, string>) => readConfig(env).llm

  test('is none unless a provider is named, whatever else is set', () => {
    expect(llmOf({ LLM_API_KEY: 'k', LLM_MODEL: 'm', LLM_BASE_URL: 'http://h.test' })).toBeUndefined()
  })

  test('has a provider’s own address and model where none is set', () => {
    expect(llmOf({ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k' })).toEqual({
      provider: 'anthropic',
      model: 'claude-sonnet-5-5',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: 'k',
    })
    expect(llmOf({ LLM_PROVIDER: 'openai', LLM_API_KEY: 'k' })).toMatchObject({
      model: 'gpt-6-astra',
      baseUrl: 'https://api.openai.com/v1',
    })
  })

  test.for<[string, string, string]>([
    ['anthropic', 'http://h.test', 'http://h.test/v1'],
    ['anthropic', 'http://h.test/gateway/', 'http://h.test/gateway/v1'],
    ['anthropic', 'http://h.test/gateway/v1', 'http://h.test/gateway/v1'],
    ['openai', 'http://h.test', 'http://h.test/v1'],
    ['openai', 'http://h.test/gateway', 'http://h.test/gateway'],
    ['openai-compatible', 'http://h.test:11434/', 'http://h.test:11434/v1'],
    ['openai-compatible', 'http://h.test/openai/v1', 'http://h.test/openai/v1'],
  ])('of %s at %s is called at %s', ([provider, address, called]) => {
    const settings = { LLM_PROVIDER: provider, LLM_MODEL: 'm', LLM_BASE_URL: address, LLM_API_KEY: 'k' }
    expect(llmOf(settings)).toMatchObject({ model: 'm', baseUrl: called })
  })

  test('has prices where the operator set them', () => {
    const settings = { LLM_PROVIDER: 'openai', LLM_API_KEY: 'k', LLM_PRICES: '3,0.3,15' }
    expect(llmOf(settings)?.prices).toEqual({ input: 3, cached: 0.3, output: 15 })
  })

  test('needs no key on a server that speaks like OpenAI', () => {
    const settings = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://h.test/v1' }
    expect(llmOf(settings)?.apiKey).toBeUndefined()
  })
})

describe('the verifier', () => {
  const verifierOf = (env: Record<string, string>) => readConfig(env).verifier
  const DRAFTER = { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'drafting-key', LLM_PRICES: '3,0.3,15' }

  test('is the drafting model where no other is named, and nobody where none drafts', () => {
    const config = readConfig(DRAFTER)
    expect(config.verifier).toBe(config.llm)
    expect(verifierOf({})).toBeUndefined()
  })

  test('is another model of the drafting provider, whose prices nobody told', () => {
    expect(verifierOf({ ...DRAFTER, VERIFIER_MODEL: 'small' })).toEqual({
      provider: 'anthropic',
      model: 'small',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: 'drafting-key',
      prices: undefined,
    })
  })

  test.for<Record<string, string>>([
    { VERIFIER_PROVIDER: 'openai-compatible', VERIFIER_MODEL: 'small', VERIFIER_BASE_URL: 'http://h.test' },
    { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://other.test', VERIFIER_MODEL: 'small' },
  ])('elsewhere is never sent the key of the drafting model: %o', (env) => {
    const elsewhere = { ...DRAFTER, VERIFIER_BASE_URL: 'http://h.test', ...env }
    expect(verifierOf(elsewhere)).toMatchObject({ model: 'small', baseUrl: 'http://h.test/v1' })
    expect(verifierOf(elsewhere)?.apiKey).toBeUndefined()
  })

  test('reads where the built-in drafter drafts, for those who measure it', () => {
    const { llm, verifier } = readConfig({ VERIFIER_PROVIDER: 'openai', VERIFIER_API_KEY: 'k' })
    expect(llm).toBeUndefined()
    expect(verifier).toMatchObject({ provider: 'openai', model: 'gpt-6-astra', apiKey: 'k' })
  })
})
