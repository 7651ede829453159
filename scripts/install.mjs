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
 * After `npm install <package>` the stamp is old and the tree is right. npm's own record of the tree tells: every
 * package in it is the lock's, and every package that the lock demands is in it.
 */
function isAlreadySo(lock) {
  const record = read(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const { '': _root, ...locked } = JSON.parse(lock).packages
  const installed = JSON.parse(record).packages
  return (
    Object.entries(installed).every(([path, { integrity }]) => locked[path]?.integrity === integrity) &&
    Object.entries(locked).every(([path, { optional, devOptional }]) => optional || devOptional || path in installed)
  )
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
