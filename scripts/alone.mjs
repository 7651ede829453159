import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.mjs'

// Longer than any of the work takes. A claim this old is a killed command's whose number another process now has.
const staleAfter = 15 * 60_000

/** Does the work while no other command in this folder does work of the same name. */
export async function alone(name, work) {
  const folder = join(root, '.build')
  const claim = join(folder, `.${name}.pid`)
  mkdirSync(folder, { recursive: true })
  while (!take(claim)) await pause(200)
  try {
    return await work()
  } finally {
    rmSync(claim, { force: true })
  }
}

// Linked into place, so that a claim is never seen without its owner's number in it.
function take(claim) {
  const own = `${claim}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, claim)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isStale(claim)) rmSync(claim, { force: true })
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

function isStale(claim) {
  try {
    const age = Date.now() - statSync(claim).mtimeMs
    return age > staleAfter || !isAlive(Number(readFileSync(claim, 'utf8')))
  } catch {
    return false // given up between the two looks
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
