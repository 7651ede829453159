import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { placeBinaries } from './embedded/binaries.ts'
import { prepareCluster, SUPERUSER } from './embedded/cluster.ts'
import { prepareHome, removeSockets, type Home } from './embedded/home.ts'
import { claimFolder, FolderInUse } from './embedded/owner.ts'
import { startPostgres, type PostgresProcess } from './embedded/process.ts'
import { Unusable } from './embedded/unusable.ts'

export { FolderInUse, Unusable }

export interface EmbeddedDatabase {
  url: string
  /** The address of another database in the same server. */
  urlOf(database: string): string
  /** Where the database lives; not in the data folder where the user that runs it cannot reach that. */
  home: string
  /** Resolves if it ends without having been told to: killed by hand, or for want of memory. */
  lost: Promise<void>
  /** Says that it is about to stop: a start on its folder waits for that from now on. */
  leave(): void
  stop(): Promise<void>
}

const DATABASE = 'postgres'
const STOPPING_TAKES_AT_MOST_MS = 30_000

/**
 * Starts the PostgreSQL of a data folder, creating it when there is none. Throws `FolderInUse` when another process has
 * it. It stops with `stop()`, and by itself when this process ends in any way.
 */
export const startEmbeddedDatabase = async (options: {
  dataDir: string
  settings?: Record<string, string>
}): Promise<EmbeddedDatabase> => {
  const home = prepareHome(options.dataDir)
  const ownership = await claimFolder(home)
  try {
    const bin = await placeBinaries(home)
    const cluster = await prepareCluster(home, bin)
    const server = await startWhenPreviousHasStopped(() => startPostgres(home, bin, cluster, options.settings), home)
    let stopping = false
    const lost = new Promise<void>((resolve) => {
      void server.ended.then(() => {
        if (!stopping) resolve()
      })
    })
    return {
      url: urlOf(home, DATABASE),
      urlOf: (database) => urlOf(home, database),
      home: home.folder,
      lost,
      leave: () => ownership.leave(),
      async stop() {
        stopping = true
        await server.stop()
        await ownership.release()
        removeSockets(home)
      },
    }
  } catch (error) {
    await ownership.release()
    throw error
  }
}

const urlOf = (home: Home, database: string): string =>
  `postgresql://${SUPERUSER}@/${database}?host=${encodeURIComponent(home.sockets)}`

/** Said by a start while the previous server holds the cluster, or parts of it that outlive a kill for a moment. */
const STILL_HELD = /lock file "(postmaster\.pid|.*\.lock)" already exists|pre-existing shared memory block/

/** A server whose process was killed goes on for a moment, to stop cleanly; until then it holds the cluster. */
const startWhenPreviousHasStopped = async (start: () => PostgresProcess, home: Home): Promise<PostgresProcess> => {
  const giveUpAt = Date.now() + STOPPING_TAKES_AT_MOST_MS
  for (;;) {
    const startedAt = new Date()
    const server = start()
    const said = await Promise.race([server.ended, accepting(server, home, startedAt)])
    if (said === undefined) return server
    if (!STILL_HELD.test(said)) throw new Unusable(`The database did not start: ${said}`)
    if (Date.now() > giveUpAt) throw new FolderInUse('')
    await sleep(50)
  }
}

/** Resolves once this server takes connections; what a previous one still takes does not count. */
const accepting = async (server: PostgresProcess, home: Home, startedAt: Date): Promise<undefined> => {
  while (server.isRunning()) {
    const client = new pg.Client({ connectionString: urlOf(home, DATABASE) })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ ours: boolean }>('select pg_postmaster_start_time() >= $1 as ours', [
        startedAt,
      ])
      await client.end()
      if (rows[0]?.ours) return undefined
    } catch {
      // Not yet.
    }
    await sleep(15)
  }
  // It has ended: what it said decides.
  return new Promise(() => undefined)
}
