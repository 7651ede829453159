// Takes the pictures anew that tests compare with (e2e/pictures) and those that README.md shows (docs/images).
import { rmSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { runToItsEnd } from './child.mjs'
import { ensureTestBrowser } from './chromium.mjs'
import { root } from './root.mjs'

await ensureTestBrowser()
await ensureBuilt(process.execPath, process.env)
// None is left of a screen that there is no more.
const folder = join(root, 'e2e', 'pictures')
for (const file of readdirSync(folder).filter((each) => each.endsWith('.png'))) rmSync(join(folder, file))
const specs = ['e2e/pictures.spec.ts', 'e2e/readme.spec.ts']
const args = ['test', ...specs, '--project=chromium', '--update-snapshots=all', '--reporter=list']
const env = { ...process.env, WAIVERLY_FULL: '1', WAIVERLY_PICTURES: '1' }
process.exitCode = await runToItsEnd(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], { env })
