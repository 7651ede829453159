import { BENCHES, IN_A_BROWSER } from './benches.mjs'
import { isEnding, runToItsEnd } from './child.mjs'
import { ensureChromium, findChromium } from './chromium.mjs'
import { seconds } from './say.mjs'
import { ensureBuilt } from './build.mjs'

const shortSet = ['start', 'documents', 'http', 'jobs', 'event-loop']

const given = process.argv.slice(2)
// What begins with two dashes or is a path is for the benchmarks themselves: `npm run bench drafting -- --long`.
const isOption = (one) => one.startsWith('--') || one.includes('/')
const asked = given.filter((one) => !isOption(one))
const options = given.filter(isOption)
const unknown = asked.filter((name) => !BENCHES.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}. Known: ${BENCHES.join(', ')}.`)
  process.exit(1)
}

await ensureBuilt(process.execPath, process.env)
// Those that need a browser find it here, as the browser tests do.
if (IN_A_BROWSER.some((name) => asked.includes(name))) await ensureChromium()
const env = { ...process.env, CHROME_PATH: findChromium() ?? '' }
const began = Date.now()
const failed = []
for (const name of asked.length > 0 ? asked : shortSet) {
  if (isEnding()) break
  console.log(`\n${name}`)
  // Each in its own process: one's warm code and grown heap would be another's head start.
  if ((await runToItsEnd(process.execPath, [`bench/${name}.ts`, ...options], { env })) !== 0) failed.push(name)
}
console.log(`\n${failed.length === 0 ? 'bench done' : `bench failed: ${failed.join(', ')}`} in ${seconds(began)}`)
process.exitCode = failed.length === 0 && !isEnding() ? 0 : 1
