// Words that screens once said and that were not true: one credit drafts once, and no share of a petition is "ready" before it is drafted.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const UNTRUE = {
  'a draft that may be repeated at will': /\bdraft\b[^.<>]{0,80}\bagain later\b/iu,
  'a share of the petition that is ready': /(?:\d+|\}) ?%[^.<>]{0,60}\bready\b/iu,
  'minutes that are left until it is ready': /\babout [^.<>]{0,24}\bmin(?:utes?)?\.? left\b/iu,
}
const found = (text) => Object.keys(UNTRUE).filter((name) => UNTRUE[name].test(text))

test.each([
  ['You can draft the response now and again later.', 'a draft that may be repeated at will'],
  ['94 % of your petition is ready', 'a share of the petition that is ready'],
  ['<b>{percent}% of your petition is ready</b>', 'a share of the petition that is ready'],
  ['about 10 min left', 'minutes that are left until it is ready'],
  ['about {minutes} minutes left', 'minutes that are left until it is ready'],
])('%s is found', (text, name) => expect(found(text)).toContain(name))

const files = ['web', 'domain', 'server', 'drafting'].flatMap((room) =>
  globSync(`${room}/**/*.{ts,tsx,po}`).filter((file) => !/\.test\.tsx?$|node_modules|\.d\.ts$/u.test(file)),
)

test('no screen says any of them', () => {
  expect(files.length).toBeGreaterThan(500)
  const said = files.flatMap((file) => found(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(said).toEqual([])
})
