import { delimiter, join } from 'node:path'
import { canInstall, install, isExecutable } from './apt.mjs'
import { GivenUp } from './say.mjs'

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
  if (!canInstall()) {
    throw new GivenUp(
      'The browser tests need Chrome or Chromium, and none was found. Install one (Debian: apt-get install chromium) ' +
        'or name it in CHROME_PATH.',
    )
  }
  await install('Chromium', ['chromium', 'fonts-liberation'])
  if (findChromium() === undefined) throw new GivenUp('apt installed chromium, but it is not on the PATH.')
}
