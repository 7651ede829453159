import Bowser from 'bowser'

const LONGEST = 512

/** What a browser says of itself, in words for its owner: `Firefox on Linux`. */
export function deviceOf(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse((userAgent ?? '').slice(0, LONGEST) || ' ')
  if (browser.name === undefined || browser.name === '') return 'Unknown browser'
  return os.name === undefined ? browser.name : `${browser.name} on ${os.name}`
}
