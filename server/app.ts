import { join } from 'node:path'
import { closeTypesetter } from '#documents/pdf.ts'
import { readUpload as readUploadAtOnce } from '#documents/reading/read-upload.ts'
import { passkeyRoutes } from './accounts/passkey-routes.ts'
import { mailLinkJob } from './accounts/mail-link.ts'
import { providerRoutes } from './accounts/provider-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { twoFactorRoutes } from './accounts/two-factor-routes.ts'
import { signedInDeviceRoutes } from './accounts/signed-in-device-routes.ts'
import { newMailCounts } from './mail/mail-counts.ts'
import { sendMailJob } from './mail/send-mail.ts'
import { localFiles } from './adapters/files-local.ts'
import { callerLlm, type TaskLlm } from './adapters/llm-caller.ts'
import { outboxMailer } from './adapters/mail-outbox.ts'
import { smtpMailer } from './adapters/mail-smtp.ts'
import { sandboxPayments } from './adapters/payments-sandbox.ts'
import { stripePayments } from './adapters/payments-stripe.ts'
import { caseFileRoutes } from './case-file/routes.ts'
import { keepCatalogue } from './commerce/catalogue.ts'
import { checkBooksJob } from './commerce/check-books.ts'
import type { Payments } from './commerce/payments.ts'
import { commerceRoutes } from './commerce/routes.ts'
import { sandboxPages } from './commerce/sandbox-pages.ts'
import { settleOrdersJob } from './commerce/settle.ts'
import { clientErrorRoutes } from './client-errors/routes.ts'
import type { Config, Settings } from './config.ts'
import { contactRoutes } from './contact/routes.ts'
import { openDatabase } from './db/client.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { documentRoutes } from './drafts/routes.ts'
import { endeavorRoutes } from './endeavors/routes.ts'
import { factRoutes } from './facts/routes.ts'
import { claimStore } from './files/claim-store.ts'
import { sweepFilesJob } from './files/sweep-files.ts'
import { sweepOrphansJob } from './files/sweep-orphans.ts'
import type { App, Routes } from './http/app.ts'
import { outboxPages } from './http/outbox-pages.ts'
import { createServer, createWorkerServer } from './http/server.ts'
import { importRoutes } from './imports/routes.ts'
import { requireKinds } from './jobs/at-once.ts'
import type { Job } from './jobs/job.ts'
import { openQueue } from './jobs/queue.ts'
import { DAY_MS, HOUR_MS, repeat } from './jobs/repeat.ts'
import { latinNameRoutes } from './latin-names/routes.ts'
import { linkedLetterRoutes } from './letter-links/linked-routes.ts'
import { letterLinkRoutes } from './letter-links/routes.ts'
import { openLog } from './log.ts'
import { deleteAccountsJob } from './own-data/delete-accounts.ts'
import { exportDataJob } from './own-data/export-data.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { sweepExportsJob } from './own-data/sweep-exports.ts'
import { openParserPool } from './parsers/pool.ts'
import type { Clock, Mailer, Parts, TaskVerifier } from './parts.ts'
import { petitionRoutes } from './petition/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { purgeDeletedJob } from './recently-deleted/purge-job.ts'
import { recentlyDeletedRoutes } from './recently-deleted/routes.ts'
import { recommenderRoutes } from './recommenders/routes.ts'
import { remindJob } from './rfe/remind.ts'
import { rfeRoutes } from './rfe/routes.ts'
import { keepSessionSecret } from './session-secret.ts'
import { taskRoutes } from './tasks/routes.ts'
import { readUploadJob } from './uploads/read-upload-job.ts'
import { calibrationOf } from './verifier/calibration-file.ts'
import { DRAFTING_JOBS } from './workers/drafting-jobs.ts'
import type { ModelOfProduct } from './workers/messages.ts'
import { poolSettings } from './workers/pool-settings.ts'
import { Pool, type Served } from './workers/pool.ts'

/** Every kind of job, of every drawer. */
/** What is done behind the requests. */
export const JOBS: readonly Job[] = [
  sendMailJob,
  mailLinkJob,
  readUploadJob,
  sweepFilesJob,
  sweepOrphansJob,
  sweepExportsJob,
  purgeDeletedJob,
  deleteAccountsJob,
  ...DRAFTING_JOBS,
  remindJob,
  exportDataJob,
  settleOrdersJob,
  checkBooksJob,
]

const SETTLE_EVERY_MS = 5 * 60_000

/** What is done by itself, and how often. */
const REPEATED: [number, Job][] = [
  [DAY_MS, sweepFilesJob],
  [HOUR_MS, sweepOrphansJob],
  [HOUR_MS, sweepExportsJob],
  [HOUR_MS, purgeDeletedJob],
  [HOUR_MS, deleteAccountsJob],
  [HOUR_MS, remindJob],
  [SETTLE_EVERY_MS, settleOrdersJob],
  [DAY_MS, checkBooksJob],
]

/** Every drawer's routes. */
const ROUTES: Routes[] = [
  accountRoutes,
  twoFactorRoutes,
  passkeyRoutes,
  ownDataRoutes,
  signedInDeviceRoutes,
  providerRoutes,
  contactRoutes,
  clientErrorRoutes,
  outboxPages,
  profileRoutes,
  recentlyDeletedRoutes,
  importRoutes,
  latinNameRoutes,
  commerceRoutes,
  sandboxPages,
  endeavorRoutes,
  recommenderRoutes,
  letterLinkRoutes,
  linkedLetterRoutes,
  petitionRoutes,
  rfeRoutes,
  caseFileRoutes,
  factRoutes,
  documentRoutes,
  taskRoutes,
]

/** How long requests have to end once the product is closed. */
const DRAIN_MS = 10_000

/** The product, put together and not yet listening. */
export interface Product {
  parts: Parts
  http: App
  databaseUrl: string
  /** Where the embedded database lives; undefined when it is somebody else's. */
  databaseHome: string | undefined
  /** Resolves if the embedded database ends by itself; nothing works any more then. */
  databaseLost: Promise<unknown> | undefined
  /** Takes requests; the address. A worker without a port of its own takes none and has no address. */
  listen(): Promise<string | undefined>
  /** Ends what is running, in order: requests, jobs, database. */
  close(): Promise<void>
}

/** The one place where the parts are put together. Tests put others in their places, and add jobs and routes of their own. */
export const createApp = async (
  settings: Settings,
  overrides: Partial<
    Pick<Parts, 'files' | 'readUpload' | 'mailer' | 'payments' | 'llm' | 'verifier' | 'clock' | 'log'>
  > & {
    jobs?: Job[]
    routes?: Routes[]
    /** Workers that somebody else ends. */
    pool?: Pool
  } = {},
): Promise<Product> => {
  const config = { ...settings, sessionSecret: settings.sessionSecret ?? keepSessionSecret(settings.dataDir) }
  const kinds = [...JOBS, ...(overrides.jobs ?? [])]
  requireKinds(kinds, config)
  const log = overrides.log ?? openLog(config.environment)
  const { url, home, lost, leave, stop } = await chooseDatabase(config)
  await migrate(url)
  const db = openDatabase(url, { onIdleError: (error) => log.error({ err: error }, 'database') })
  const filesFolder = join(config.dataDir, 'files')
  if (overrides.files === undefined) await claimStore(db, filesFolder)
  await keepCatalogue(db)
  const jobs = await openQueue(url, kinds, log)
  const clock = overrides.clock ?? { now: () => new Date() }
  const parsers = openParserPool()
  const readUpload = overrides.readUpload ?? readUploadAtOnce
  const llm = overrides.llm ?? (config.llm && callerLlm(config.llm, url, log, config.networkEnv))
  const served: Served = {
    log,
    clock,
    readUpload: (file, kind, { user, ...options }) => {
      const ask = { lane: user === undefined ? 'background' : 'slow', user, signal: options.signal } as const
      return parsers.run(ask, () => readUpload(file, kind, options))
    },
    llm,
    verifier: overrides.verifier ?? (await chooseVerifier(config, llm, url, log)),
  }
  const pool = overrides.pool ?? new Pool(await poolSettings(config))
  const parts: Parts = {
    ...served,
    config,
    db,
    jobs,
    files: overrides.files ?? localFiles(filesFolder),
    parsers,
    mailer: overrides.mailer ?? chooseMailer(config),
    mails: newMailCounts(),
    payments: overrides.payments ?? choosePayments(config, clock),
    workers: pool.serve(productFor(config, url, served), served),
  }
  const http =
    config.role === 'worker' ? createWorkerServer(parts) : createServer(parts, [...ROUTES, ...(overrides.routes ?? [])])
  // The embedded database has one owner: whoever was running jobs in it before is gone.
  if (home !== undefined) await jobs.reclaim()
  if (config.role !== 'api') await jobs.work(parts)
  const repeated = config.role === 'api' ? [] : REPEATED.map(([everyMs, job]) => repeat(parts, everyMs, job))
  return {
    parts,
    http,
    databaseUrl: url,
    databaseHome: home,
    databaseLost: lost,
    async listen() {
      return config.listens ? http.listen({ host: config.host, port: config.port }) : undefined
    },
    async close() {
      leave?.()
      // A connection on which nothing was ever asked is not idle to Node, and would be waited for for a minute.
      const patience = setTimeout(() => http.server.closeAllConnections(), DRAIN_MS)
      for (const stop of repeated) stop()
      await Promise.all([http.close(), jobs.stop(), parts.workers.close()])
      clearTimeout(patience)
      if (overrides.pool === undefined) await pool.close()
      parts.mailer.close?.()
      await parts.llm?.close?.()
      if (parts.verifier?.llm !== parts.llm) await parts.verifier?.llm.close?.()
      await closeTypesetter()
      await db.destroy()
      await stop()
    },
  }
}

/** What workers are told of the product. The model's key and address stay here. */
const productFor = (
  { dataDir, toolPath, llm: settings, verifier: reader }: Config,
  databaseUrl: string,
  { llm, verifier, log }: Served,
) => ({
  databaseUrl,
  dataDir,
  config: {
    toolPath,
    llm: settings && { prices: settings.prices },
    verifier: reader && { prices: reader.prices },
  },
  model: llm && told(llm),
  verifier: verifier && { model: told(verifier.llm), calibration: verifier.calibration },
  logLevel: log.level,
})

const told = ({ provider, model, warm }: TaskLlm): ModelOfProduct => ({ provider, model, warms: warm !== undefined })

/** The model that drafts, in conversations of its own, unless another is named; that is called from a process of its own. */
async function chooseVerifier(
  config: Config,
  llm: TaskLlm | undefined,
  databaseUrl: string,
  log: Parts['log'],
): Promise<TaskVerifier | undefined> {
  const named = config.verifier
  const other = named !== undefined && named !== config.llm
  const verifier = other ? callerLlm(named, databaseUrl, log, config.networkEnv) : llm
  return verifier && { llm: verifier, calibration: await calibrationOf(config.dataDir, verifier, log) }
}

const chooseMailer = ({ smtp, mailFrom, dataDir }: Config): Mailer =>
  smtp ? smtpMailer(smtp, mailFrom) : outboxMailer(join(dataDir, 'outbox'), mailFrom)

const choosePayments = ({ payments, sessionSecret }: Config, clock: Clock): Payments =>
  payments.provider === 'stripe' ? stripePayments(payments, clock) : sandboxPayments(sessionSecret, clock)

const chooseDatabase = async (
  config: Config,
): Promise<Pick<EmbeddedDatabase, 'url' | 'stop'> & Partial<Pick<EmbeddedDatabase, 'home' | 'lost' | 'leave'>>> =>
  config.databaseUrl
    ? { url: config.databaseUrl, stop: () => Promise.resolve() }
    : startEmbeddedDatabase({ dataDir: config.dataDir })
