// Lighthouse, which only the benchmark of pages runs: 176 MB that nobody should get who starts the product. Installed when it
// is not there yet, and run with the arguments given.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToItsEnd } from './child.mjs'
import { npm } from './npm.mjs'
import { root } from './root.mjs'

const VERSION = '13.5.0'
const folder = join(root, '.runtime', `lighthouse-${VERSION}`)
const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

if (!existsSync(cli)) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await npm(['install', '--ignore-scripts', `lighthouse@${VERSION}`], { folder, env: process.env })
}
process.exitCode = await runToItsEnd(process.execPath, [cli, ...process.argv.slice(2)], { env: process.env })
