// node_modules exactly as package-lock.json says, installed only when it is not so already; in production only what runs.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { npm } from './npm.mjs'
import { root } from './root.mjs'
import { pinnedVersion } from './runtime.mjs'
import { seconds } from './say.mjs'

/** Everything: what runs, and what builds and tests it. */
export const ensureInstalled = (node, environment) =>
  ensure('whole', async (lock) => {
    if (isAlreadySo(lock)) return
    const began = Date.now()
    process.stdout.write('Installing… ')
    // Named, because NODE_ENV=production would leave out what the web build needs.
    await npm(['ci', '--include=dev', '--include=optional'], { folder: root, env: environment, node })
    console.log(seconds(began))
  })

/** What runs, and nothing of what only builds and tests it. */
export const ensureInstalledToRun = (node, environment) =>
  ensure('to run', async (lock) => {
    const began = Date.now()
    const [says, command] = isAlreadySo(lock) ? ['Leaving what runs', 'prune'] : ['Installing what runs', 'ci']
    process.stdout.write(`${says}… `)
    await npm([command, '--omit=dev', '--include=optional'], { folder: root, env: environment, node })
    console.log(seconds(began))
  })

async function ensure(extent, install) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = join(root, 'node_modules', '.waiverly-lock')
  const wanted = stampOf(lock, extent)
  if (read(stamp) === wanted) return
  await alone('install', async () => {
    if (read(stamp) === wanted) return
    await install(lock)
    writeFileSync(stamp, wanted)
  })
}

function stampOf(lock, extent) {
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} node ${pinnedVersion().major} ${process.platform} ${process.arch} ${extent}\n`
}

/**
 * After `npm install <package>` the stamp is old and the tree is right: npm's own record of the tree tells. After one by
 * an older Node than the pinned one it is not: npm leaves out optional packages that are made for newer ones.
 */
function isAlreadySo(lock) {
  const record = read(join(root, 'node_modules', '.package-lock.json'))
  return record !== undefined && isWhole(JSON.parse(lock).packages, JSON.parse(record).packages, thisMachine())
}

/** Whether every package that is installed is the lock's, and every one that the lock demands of such a machine is installed. */
export function isWhole({ '': _root, ...locked }, installed, machine) {
  return (
    Object.entries(installed).every(([path, { integrity }]) => locked[path]?.integrity === integrity) &&
    Object.entries(locked).every(([path, entry]) => path in installed || !isDemanded(entry, machine))
  )
}

/** Of optional packages those that are made for some machines only, and for such a one: nothing takes their place. */
function isDemanded({ optional, devOptional, os, cpu, libc }, machine) {
  const isFor = (list, own) => list === undefined || list.includes(own)
  if (!optional && !devOptional) return true
  return os !== undefined && isFor(os, machine.os) && isFor(cpu, machine.cpu) && isFor(libc, machine.libc)
}

function thisMachine() {
  const libc = process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
  return { os: process.platform, cpu: process.arch, libc }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
