import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { runQuietly } from './child.mjs'
import { GivenUp, seconds } from './say.mjs'

/** Whether packages can be installed without asking anybody: as root on Debian. Elsewhere a package may be a stub, such as Ubuntu's of Chromium, that installs a snap. */
export function canInstall(user = process.getuid?.()) {
  try {
    const debian = /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
    return user === 0 && debian && spawnSync('apt-get', ['--version']).status === 0
  } catch {
    return false
  }
}

let updated = false

export async function install(name, packages) {
  const began = Date.now()
  process.stdout.write(`Installing ${name}… `)
  if (!updated) await apt(['update'])
  updated = true
  await apt(['install', '--yes', '--no-install-recommends', ...packages])
  console.log(seconds(began))
}

async function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, printed } = await runQuietly('apt-get', args, { env })
  if (code !== 0) throw new GivenUp(`\n${printed}\napt-get ${args[0]} failed (exit code ${code}).`)
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
