// The web application, built when what it is made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { alone } from './alone.mjs'
import { isEnding, runQuietly } from './child.mjs'
import { root } from './root.mjs'
import { GivenUp, seconds } from './say.mjs'

const madeOf = [
  'web',
  'domain',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/fonts.mjs',
  'scripts/lighter.mjs',
  'scripts/prerender.mjs',
]
const built = join(root, '.build', 'web')
const stamp = join(built, '.stamp')

/** Whether the web is built from what lies here now. */
export const isWebBuilt = () => isBuilt(hashOf(madeOf))

export async function ensureBuilt(node, environment) {
  const wanted = hashOf(madeOf)
  if (isBuilt(wanted)) return
  await alone('web', async () => {
    if (isBuilt(wanted)) return
    const began = Date.now()
    process.stdout.write('Building… ')
    await build(node, environment, wanted)
    console.log(seconds(began))
  })
}

function isBuilt(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

// Beside the place and then renamed: a running product goes on serving the old one whole, and a kill leaves no half.
async function build(node, environment, wanted) {
  const fresh = `${built}.new`
  const renderer = join(root, '.build', 'prerender')
  try {
    await Promise.all([
      makeFonts(node, environment),
      vite(node, environment, ['--ssr', 'site/render.ts', '--outDir', renderer, '--emptyOutDir']),
    ])
    await vite(node, environment, ['--outDir', fresh, '--emptyOutDir'])
    await quietly(node, ['scripts/prerender.mjs', fresh, join(renderer, 'render.js')], environment)
    await compress(fresh)
    writeFileSync(join(fresh, '.stamp'), wanted)
    rmSync(built, { recursive: true, force: true })
    renameSync(fresh, built)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** What the style sheet of all pages imports; made once. */
export const makeFonts = (node, environment) => quietly(node, ['scripts/fonts.mjs'], environment)

const vite = (node, environment, args) =>
  quietly(node, ['node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn'], environment)

async function quietly(node, args, environment) {
  // A NODE_ENV of the caller's would decide which React is bundled.
  const { code, printed } = await runQuietly(node, args, { env: { ...environment, NODE_ENV: 'production' } })
  if (code === 0) return
  console.log()
  if (isEnding()) throw new GivenUp('Stopped.')
  throw new GivenUp(`${printed}\nThe web application could not be built.`)
}

// Fewer bytes become no fewer.
const LEAST = 256

async function compress(folder) {
  // The built pages are sent with the site's address in them, which is not known yet.
  const fixed = filesIn(folder).filter((path) => !path.startsWith(join(folder, 'pages')))
  const texts = fixed.filter((path) => /\.(js|css|html|svg|json|webmanifest)$/.test(path))
  for (const path of texts) {
    const bytes = readFileSync(path)
    if (bytes.length < LEAST) continue
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes))
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of filesIn(join(root, source)).filter((each) => !/\.test\.tsx?$/.test(each))) {
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}
