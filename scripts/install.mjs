// node_modules exactly as package-lock.json says, installed only when it is not so already.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { npm } from './npm.mjs'
import { root } from './root.mjs'
import { pinnedVersion } from './runtime.mjs'
import { seconds } from './say.mjs'

export async function ensureInstalled(node, environment) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = join(root, 'node_modules', '.waiverly-lock')
  const wanted = stampOf(lock)
  if (read(stamp) === wanted) return

  await alone('install', async () => {
    if (read(stamp) === wanted) return
    if (!isAlreadySo(lock)) {
      const began = Date.now()
      process.stdout.write('Installing… ')
      // Named, because NODE_ENV=production would leave out what the web build needs.
      await npm(['ci', '--include=dev', '--include=optional'], { folder: root, env: environment, node })
      console.log(seconds(began))
    }
    writeFileSync(stamp, wanted)
  })
}

function stampOf(lock) {
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} node ${pinnedVersion().major} ${process.platform} ${process.arch}\n`
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
