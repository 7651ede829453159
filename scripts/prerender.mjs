// The pages that can be read before any script has run, made of the app's own components, in one language:
// `node prerender.mjs <built web> <renderer> <language>`; without a language, in each.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CARD, paintCard } from './card.mjs'

const [web, renderer, language] = process.argv.slice(2)
const { languages, rendererIn } = await import(pathToFileURL(renderer).href)

// Modules are given their words as they are loaded, so that each language takes a process of its own.
if (language === undefined) {
  const itself = import.meta.filename
  for (const each of languages) execFileSync(process.execPath, [itself, web, renderer, each], { stdio: 'inherit' })
  rmSync(join(web, '.vite'), { recursive: true })
  process.exit()
}

const { APP_PATHS, BUILT_PAGES, markup, structuredData } = await rendererIn(language)

const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'))
const template = readFileSync(join(web, 'index.html'), 'utf8')

/** The chunk of a source file. One that others import as well is listed by its own name, not by its source. */
function chunkOf(source) {
  const bare = basename(source, extname(source))
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name, src }) => src === undefined && name === bare)
  if (chunk === undefined) throw new Error(`The build has no ${source}`)
  return chunk
}

/** A chunk and all that it brings along, itself last. */
function brought(chunk, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  return [...(chunk.imports ?? []).flatMap((other) => brought(manifest[other], seen)), chunk]
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])
const style = (file) => `<link rel="stylesheet" crossorigin href="/${file}" />`
const script = (file) => `<script type="module" crossorigin src="/${file}"></script>`
const preload = (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`
const font = (name) => {
  const { file } = manifest[`../.build/fonts/${name}.woff2`] ?? {}
  if (file === undefined) throw new Error(`The build has no font ${name}`)
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`
}

// What stands at the top of every page; the pages need no other while they say nothing but English.
const FONTS = ['public-sans-english-wght-normal', 'source-serif-4-english-opsz-normal'].map(font)

const APP = 'main.tsx'
// Around what anybody may read; a chunk of its own.
const FRAME = 'pages/resources/reading-frame.tsx'
const SCRIPTS = { still: 'site/still.ts', app: 'site/start.ts' }

const withHead = (html, lines) => html.replace('</head>', `  ${lines.join('\n    ')}\n  </head>`)

// Data and no script: the content security policy lets it stand.
const structured = (data) =>
  data === null
    ? []
    : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]

/** The picture under a name that changes with it, as those of all assets do. */
async function writtenCard() {
  const png = await paintCard()
  const file = `assets/card-${createHash('sha256').update(png).digest('base64url').slice(0, 8)}.png`
  writeFileSync(join(web, file), png)
  return `__SITE__/${file}`
}
const card = await writtenCard()

const PICTURE = {
  'og:image': card,
  'og:image:type': 'image/png',
  'og:image:width': String(CARD.width),
  'og:image:height': String(CARD.height),
  'og:image:alt': CARD.says,
}

// The server puts the site's own address in the place of __SITE__: it is known when the product runs.
function told(page) {
  const { path, title, description } = page
  const meta = { 'og:type': 'website', 'og:site_name': 'Waiverly', 'og:title': title, 'og:description': description }
  return [
    `<link rel="canonical" href="__SITE__${path}" />`,
    ...Object.entries({ ...meta, 'og:url': `__SITE__${path}`, ...PICTURE }).map(
      ([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="twitter:image" content="${card}" />`,
    `<meta name="twitter:image:alt" content="${escaped(CARD.says)}" />`,
    ...structured(structuredData(page)),
  ]
}

const inLanguage = template.replace('<html lang="en">', `<html lang="${language}">`)

/**
 * A page as it stands until the app is there. A form would be sent as an address with all that was typed in it: this method
 * sends nothing. The server says whether one can go by Google.
 */
const inert = (body) =>
  body
    .replaceAll('<form ', '<form method="dialog" ')
    .replaceAll('<div class="google"', '<div class="google" __UNLESS_GOOGLE__')

/** What the app will need, for `start.ts` to fetch before it is called. */
const later = (chunks) => `<meta name="later" content="${chunks.map(({ file }) => `/${file}`).join(' ')}" />`

/** The page with what it shows, and the one script that it needs. */
function page(built, body) {
  const inApp = brought(chunkOf(APP))
  const sources = built.inResources ? [FRAME, built.module] : [built.module]
  const seen = new Set()
  const own = sources.flatMap((source) => brought(chunkOf(source), seen)).filter((chunk) => !inApp.includes(chunk))
  const styles = own.flatMap((chunk) => chunk.css ?? []).map(style)
  const early = brought(chunkOf(SCRIPTS[built.kind]))
  // It would come over the line beside the styles and the fonts, and the first paint a second later on a slow one.
  if (early.some(({ name }) => name === 'react')) throw new Error(`${built.path} asks for React before it is painted`)
  const scripts = early.reverse().map(({ file }, at) => (at === 0 ? script(file) : preload(file)))
  const shown = built.kind === 'app' ? inert(body) : body
  const html = inLanguage
    .replace(/\s*<link rel="modulepreload"[^>]*>|\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, (said) => (built.kind === 'app' ? said : ''))
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(built.title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, `$1${escaped(built.description)}"`)
    .replace('<div id="root"></div>', () => `<div id="root">${shown}</div>`)
  const app = [...inApp, ...own].filter((chunk) => !early.includes(chunk))
  const ahead = built.kind === 'app' ? [later(app)] : []
  return withHead(html, [...FONTS, ...styles, ...scripts, ...ahead, ...told(built)])
}

const nameOf = (path) => `${path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-')}.html`

const folder = join(web, 'pages', language)
mkdirSync(folder, { recursive: true })
const table = []
for (const built of BUILT_PAGES) {
  const file = nameOf(built.path)
  writeFileSync(join(folder, file), page(built, await markup(built)))
  table.push({ path: built.path, kind: built.kind, file })
}
writeFileSync(join(folder, 'pages.json'), JSON.stringify(table))
// The same in each language.
writeFileSync(join(web, 'pages', 'routes.json'), JSON.stringify(APP_PATHS))
// The app is asked for with the page, and not only when the first script has run.
const app = brought(chunkOf(APP))
const named = (file) => inLanguage.includes(`/${file}"`)
const styles = app.flatMap(({ css }) => css ?? []).filter((file) => !named(file))
const scripts = app.map(({ file }) => file).filter((file) => !named(file))
writeFileSync(
  join(folder, 'shell.html'),
  withHead(inLanguage, [...FONTS, ...styles.map(style), ...scripts.map(preload)]),
)
