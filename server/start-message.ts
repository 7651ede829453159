import { join } from 'node:path'
import { SCAN_PACKAGES } from '#documents/reading/tools.ts'
import type { Product } from './app.ts'
import type { Config } from './config.ts'
import { describeVerifier } from './verifier/describe-verifier.ts'

const LOOPBACK = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::']

/** What the operator is told once the product is up: where it is, and which parts it brought along. */
export const describeStart = (app: Product, address: string | undefined, scans: boolean): string => {
  const { config } = app.parts
  const own = address === undefined ? undefined : shownAddress(address)
  const site = config.role === 'worker' ? undefined : (config.publicUrl ?? own)
  const lines = [
    ['Data folder', config.dataDir],
    ['Database', app.databaseHome ? `embedded PostgreSQL in ${app.databaseHome}` : 'DATABASE_URL'],
    ['Files', join(config.dataDir, 'files')],
    ['Mail', describeMail(config, site)],
    ['Drafting', config.llm ? `${config.llm.model} (${config.llm.provider})` : 'built-in drafter'],
    ['Verifying', describeVerifier(app.parts)],
    [
      'Scans',
      scans
        ? 'scanned papers are read'
        : `scanned papers are not read; to have them read: apt-get install ${SCAN_PACKAGES.join(' ')} (Debian)`,
    ],
    ['Payments', describePayments(config)],
  ]
  return [
    site ? `Waiverly is ready at ${site}` : `Waiverly is ready and works on jobs${own ? `, watched at ${own}` : ''}`,
    ...lines.map(([name, what]) => `  ${name?.padEnd(12)}${what}`),
    ...config.warnings.map((line) => `WARNING: ${line}`),
  ].join('\n')
}

const describeMail = ({ smtp, mailFrom, dataDir, production }: Config, site: string | undefined): string => {
  if (smtp) return `SMTP by ${smtp.host} port ${smtp.port}, from ${mailFrom}`
  const outbox = `outbox ${join(dataDir, 'outbox')}`
  return production || !site ? outbox : `${outbox}, shown at ${site}/dev/outbox`
}

const describePayments = ({ payments }: Config): string => {
  if (payments.provider === 'sandbox') return 'sandbox, no money is taken'
  const isTrial = /^[sr]k_test_/.test(payments.secretKey)
  return `Stripe at ${new URL(payments.apiBase).host}${isTrial ? ', with a test key: no money is taken' : ''}`
}

const shownAddress = (address: string): string => {
  const { hostname, port } = new URL(address)
  return LOOPBACK.includes(hostname.replace(/[[\]]/g, '')) ? `http://localhost:${port}` : `http://${hostname}:${port}`
}
