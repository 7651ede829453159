import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isEnding, runToItsEnd } from './child.mjs'
import { ensureChromium, findChromium } from './chromium.mjs'
import { root } from './root.mjs'
import { seconds } from './say.mjs'
import { ensureBuilt } from './build.mjs'

const shortSet = ['start', 'documents', 'http', 'jobs']

// A file of bench/ is a benchmark unless another names it, to import it or to run it beside itself.
const files = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const named = files.flatMap((file) => {
  const text = readFileSync(join(root, 'bench', file), 'utf8')
  return Array.from(text.matchAll(/'(?:\.\/|bench\/)?([\w-]+\.ts)'/g), (match) => match[1])
})
const known = files.filter((file) => !named.includes(file)).map((file) => basename(file, '.ts'))

const given = process.argv.slice(2)
// What begins with two dashes or is a path is for the benchmarks themselves: `npm run bench drafting -- --long`.
const isOption = (one) => one.startsWith('--') || one.includes('/')
const asked = given.filter((one) => !isOption(one))
const options = given.filter(isOption)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
  process.exit(1)
}

await ensureBuilt(process.execPath, process.env)
// Those that need a browser find it here, as the browser tests do.
if (['typing', 'interactions', 'web'].some((name) => asked.includes(name))) await ensureChromium()
const env = { ...process.env, CHROME_PATH: findChromium() ?? '' }
const began = Date.now()
const failed = []
for (const name of asked.length > 0 ? asked : shortSet.filter((each) => known.includes(each))) {
  if (isEnding()) break
  console.log(`\n${name}`)
  // Each in its own process: one's warm code and grown heap would be another's head start.
  if ((await runToItsEnd(process.execPath, [`bench/${name}.ts`, ...options], { env })) !== 0) failed.push(name)
}
console.log(`\n${failed.length === 0 ? 'bench done' : `bench failed: ${failed.join(', ')}`} in ${seconds(began)}`)
process.exitCode = failed.length === 0 && !isEnding() ? 0 : 1
