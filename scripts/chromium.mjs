import { delimiter, join } from 'node:path'
import { canInstall, install, isExecutable } from './apt.mjs'
import { GivenUp } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** The same without windows, menus and tabs, which no test sees: a fifth less work for each page. */
const shell = 'chromium-headless-shell'
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @returns {string | undefined} */
function find(wanted, env, ...others) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const places = wanted.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [env.CHROME_PATH, ...places, ...others].filter(Boolean).find(isExecutable)
}

/**
 * Where the machine's own Chrome or Chromium is, if it has one. CHROME_PATH names another.
 * @returns {string | undefined}
 */
export const findChromium = (env = process.env) => find(names, env, ...elsewhere)

/**
 * What the tests and pictures are made with.
 * @returns {string | undefined}
 */
export const findTestBrowser = (env = process.env) => find([shell], env) ?? findChromium(env)

const missing = (what) =>
  new GivenUp(
    `${what} Chrome or Chromium, and none was found. Install one (Debian: apt-get install chromium) ` +
      'or name it in CHROME_PATH.',
  )

export async function ensureChromium() {
  if (findChromium() !== undefined) return
  if (!canInstall()) throw missing('The benchmark of typing needs')
  await install('Chromium', ['chromium', 'fonts-liberation'])
  if (findChromium() === undefined) throw new GivenUp('apt installed chromium, but it is not on the PATH.')
}

/** Throws at once where it can never be had; installing it takes a while, which other work may fill. */
export function ensureTestBrowser() {
  if (find([shell], process.env) !== undefined) return Promise.resolve()
  if (canInstall()) return installTestBrowser()
  if (findChromium() === undefined) throw missing('The browser tests need')
  return Promise.resolve()
}

async function installTestBrowser() {
  try {
    await install('Chromium', [shell, 'fonts-liberation'])
  } catch (error) {
    // A whole one does as well, only slower.
    if (findChromium() === undefined) throw error
    console.log(`The browser tests go on with ${findChromium()}.`)
  }
  if (findTestBrowser() === undefined) throw new GivenUp(`apt installed ${shell}, but it is not on the PATH.`)
}
