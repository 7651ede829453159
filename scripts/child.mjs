import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenAbandoned } from './parent.mjs'
import { root } from './root.mjs'

const running = new Set()
const atTheEnd = []
let ending = false

/**
 * Starts one of the project's own programs. It holds an IPC channel to us (WAIVERLY_PARENT=ipc) and ends when that
 * closes; a signal to us is passed on to it alone, since it knows in which order to end what it started itself.
 */
export function startOwn(node, args, { env, stdout = 'inherit' } = {}) {
  return start(node, args, {
    env: { ...env, WAIVERLY_PARENT: 'ipc' },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    signal: (child, name) => child.kill(name),
  })
}

/** Starts a program of somebody else's; a signal to us goes to it and to everything that it started. */
export function startTool(file, args, { env, output = 'inherit', folder } = {}) {
  return start(file, args, {
    env,
    stdio: ['ignore', output, output],
    folder,
    signal: (child, name) => process.kill(-child.pid, name),
  })
}

/** Resolves to the exit code that a shell would report. */
export async function runToItsEnd(node, args, options) {
  return ended(startOwn(node, args, options))
}

/** Runs a tool and keeps what it prints, for its caller to show where there is a reason to. */
export async function runQuietly(file, args, options) {
  const child = startTool(file, args, { ...options, output: 'pipe' })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  const code = await ended(child)
  return { code, printed: printed.trim() }
}

export function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** True once this command was told to end: what then fails, fails for that reason. */
export function isEnding() {
  return ending
}

/** Calls back when this command is told to end, or was told already. */
export function whenEnding(callback) {
  listenOnce()
  if (ending) callback()
  else atTheEnd.push(callback)
}

// A group of its own: Ctrl-C reaches the child once, from us, and not a second time from the terminal.
function start(file, args, { env, stdio, signal, folder = root }) {
  listenOnce()
  const child = spawn(file, args, { cwd: folder, env, stdio, detached: true })
  const entry = (name) => {
    try {
      signal(child, name)
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  running.add(entry)
  child.once('exit', () => running.delete(entry))
  child.once('error', () => running.delete(entry))
  if (ending) entry('SIGTERM')
  return child
}

let listening = false

function listenOnce() {
  if (listening) return
  listening = true
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => endAll(name))
  process.on('SIGHUP', () => endAll('SIGTERM'))
  whenAbandoned(() => endAll('SIGTERM'))
}

// Ctrl-C under npm comes twice at once, from the terminal and from npm; a later second one is the user's impatience.
const sameSignalWithin = 500
let endedAt = 0

function endAll(name) {
  if (Date.now() - endedAt < sameSignalWithin) return
  endedAt = Date.now()
  ending = true
  for (const callback of atTheEnd.splice(0)) callback()
  for (const send of running) send(name)
}
