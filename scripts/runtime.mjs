// The pinned Node: the caller's own if it is of the pinned major, otherwise the one that npm carries as a package.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './root.mjs'
import { GivenUp, seconds } from './say.mjs'
import { alone } from './alone.mjs'

// From this minor on the types are stripped without a warning, and node:crypto has Argon2.
const oldestMinor = 12

const pin = join(root, 'scripts', 'runtime')
const name = `node-${process.platform}-${process.arch}`

export function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(pin, 'package.json'), 'utf8'))
  return { version: optionalDependencies[name], major: Number(Object.values(optionalDependencies)[0].split('.')[0]) }
}

export function fits(version, major) {
  const [ownMajor, ownMinor] = version.split('.').map(Number)
  return ownMajor === major && ownMinor >= oldestMinor
}

/** Resolves to the path of a Node that can run the product. */
export async function ensureRuntime() {
  const { version, major } = pinnedVersion()
  if (fits(process.versions.node, major)) return process.execPath
  const installNode = `Waiverly needs Node ${major} (${major}.${oldestMinor} or later); this is ${process.version}. Please install Node ${major}: https://nodejs.org/en/download`
  if (version === undefined) throw new GivenUp(installNode)

  const home = join(root, '.runtime')
  const node = join(home, 'node_modules', name, 'bin', 'node')
  if (isFetched(home, version) && existsSync(node)) return node
  return alone('runtime', async () => {
    if (!isFetched(home, version) || !existsSync(node)) await fetchRuntime(home, version)
    const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
    if (answer.stdout?.trim() !== `v${version}`) throw new GivenUp(installNode)
    return node
  })
}

function isFetched(home, version) {
  try {
    return JSON.parse(readFileSync(join(home, 'node_modules', name, 'package.json'), 'utf8')).version === version
  } catch {
    return false
  }
}

// Through a temporary folder and one rename: a kill half-way leaves nothing that looks finished.
async function fetchRuntime(home, version) {
  const began = Date.now()
  process.stdout.write(`Fetching Node ${version}… `)
  const temporary = join(root, '.build', 'runtime.new')
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  cpSync(pin, temporary, { recursive: true })
  if (existsSync(join(root, '.npmrc'))) cpSync(join(root, '.npmrc'), join(temporary, '.npmrc'))
  try {
    await npm(['ci', '--include=optional', '--ignore-scripts'], { folder: temporary, env: process.env })
    rmSync(home, { recursive: true, force: true })
    renameSync(temporary, home)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  console.log(seconds(began))
}

/**
 * The caller's environment with the pinned Node first on the path, so that every `#!/usr/bin/env node` finds it, and a place
 * where Node keeps what it has compiled: that is half the processor time of every further start.
 */
export function environmentFor(node) {
  const key = Object.keys(process.env).find((each) => each.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    NODE_COMPILE_CACHE: join(root, '.build', 'compiled'),
    ...process.env,
    [key]: [dirname(node), process.env[key]].filter(Boolean).join(delimiter),
  }
}
