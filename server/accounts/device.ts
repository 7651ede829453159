import Bowser from 'bowser'

const LONGEST = 512
/** Of others the parser repeats what they call themselves, which may be a letter to whoever reads of it in a mail. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP))

/** What a browser says of itself, in words for its owner: `Firefox on Linux`. */
export function deviceOf(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse((userAgent ?? '').slice(0, LONGEST) || ' ')
  if (browser.name === undefined || !BROWSERS.has(browser.name)) return 'Unknown browser'
  return os.name === undefined || !SYSTEMS.has(os.name) ? browser.name : `${browser.name} on ${os.name}`
}
