import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { GivenUp, seconds } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where the machine's own Chrome or Chromium is, if it has one. CHROME_PATH names another. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROME_PATH, ...places, ...elsewhere].filter(Boolean).find(isExecutable)
}

export async function ensureChromium() {
  if (findChromium() !== undefined) return
  if (process.getuid?.() !== 0 || !isDebian()) {
    throw new GivenUp(
      'The browser tests need Chrome or Chromium, and none was found. Install one (Debian: apt-get install chromium) ' +
        'or name it in CHROME_PATH.',
    )
  }
  const began = Date.now()
  process.stdout.write('Installing Chromium… ')
  await apt(['update'])
  await apt(['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  if (findChromium() === undefined) throw new GivenUp('apt installed chromium, but it is not on the PATH.')
  console.log(seconds(began))
}

async function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, printed } = await runQuietly('apt-get', args, { env })
  if (code !== 0) throw new GivenUp(`\n${printed}\napt-get ${args[0]} failed (exit code ${code}).`)
}

// Elsewhere the package may be a stub, such as Ubuntu's, that installs a snap.
function isDebian() {
  try {
    return (
      /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) && spawnSync('apt-get', ['--version']).status === 0
    )
  } catch {
    return false
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
