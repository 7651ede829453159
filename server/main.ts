import { findTools, readsScans } from '#documents/reading/tools.ts'
import { createApp, type Product } from './app.ts'
import { BadSetting, readConfig, type Settings } from './config.ts'
import { FolderInUse, Unusable } from './db/embedded.ts'
import { OtherStore } from './files/claim-store.ts'
import { NoDatabase, OtherVersion } from './db/migrate.ts'
import { describeStart } from './start-message.ts'

const WARM_AFTER_MS = 1_000

const start = async (settings: Settings): Promise<void> => {
  const app = await createApp(settings)
  if (settings.endsWithParent && !process.connected) {
    // Whoever started it left before anybody here listened for that.
    await app.close()
    process.exit(0)
  }
  endOnRequest(app, settings)
  endWithDatabase(app)
  const address = await app.listen()
  // Once whoever starts it has had an answer: the first page of a document then waits for no worker to load.
  if (settings.role !== 'worker') setTimeout(() => app.parts.workers.warm(), WARM_AFTER_MS).unref()
  console.log(describeStart(app, address, readsScans(await findTools(settings.toolPath))))
}

const endOnRequest = (app: Product, settings: Settings): void => {
  let ending = false
  const end = (): void => {
    // Asked a second time: at once. The database stops cleanly even so.
    if (ending) process.exit(1)
    ending = true
    void app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (settings.endsWithParent) process.on('disconnect', end)
}

/** Jobs and connections rest on the database: a fresh start recovers all of them at once, and whoever supervises us sees why. */
const endWithDatabase = ({ databaseLost, databaseHome }: Product): void => {
  void databaseLost?.then(() => {
    console.error(
      `The database ended unexpectedly (see ${databaseHome}/postgres.log), so Waiverly ends too; start it again`,
    )
    process.exit(1)
  })
}

/** What keeps the product from starting, in one line where the operator can do something about it. */
const refusal = (error: unknown, settings: Settings | undefined): string | undefined => {
  if (
    error instanceof BadSetting ||
    error instanceof OtherVersion ||
    error instanceof Unusable ||
    error instanceof OtherStore
  )
    return error.message
  if (error instanceof NoDatabase) return `DATABASE_URL: no connection to the database (${error.message})`
  if (error instanceof FolderInUse) {
    const owner = error.message ? ` (process ${error.message})` : ''
    return `${settings?.dataDir} is in use by another Waiverly${owner}; end it or set DATA_DIR to another folder`
  }
  const { code, syscall, port, path, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; end what uses it or set PORT to another`
  if (code === 'EACCES' && syscall === 'listen') return `PORT=${port} may not be used by this user; set PORT to another`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `HOST=${settings?.host} is no address of this machine`
  if (settings && path?.startsWith(settings.dataDir)) return `DATA_DIR cannot be used (${message})`
  return undefined
}

let settings: Settings | undefined
try {
  settings = readConfig(process.env)
  await start(settings)
} catch (error) {
  console.error(refusal(error, settings) ?? error)
  process.exit(1)
}
