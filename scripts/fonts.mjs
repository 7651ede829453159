// The fonts as the product ships them, cut from Fontsource's to what its pages are written with: a third of their bytes are weights
// and features that no style sheet asks for. `node fonts.mjs` writes `.build/fonts/`.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { root } from './root.mjs'

const SHEETS = [
  'public-sans/wght.css',
  'source-serif-4/opsz.css',
  // Italics are case names at text size, so they go without the optical axis: 78 KB less.
  'source-serif-4/wght-italic.css',
]

const WEIGHTS = { min: 400, max: 700 }
const SHAPING = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk']
const FIGURES = ['lnum', 'onum', 'pnum', 'tnum']

/**
 * What is cut off Fontsource's files into files of their own: what English is written with, and the names on the landing page, so
 * that a stranger's first page needs no more; and the letters of most other names, from Czech to Turkish.
 */
const APART = {
  latin: [
    'english',
    'U+0020-007E,U+00A0,U+00A7,U+00A9,U+00B6-00B7,U+00D7,U+00E1,U+00F8,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2212',
  ],
  'latin-ext': ['european', 'U+0100-017F'],
}

/** The letters of Åland, Côte d’Ivoire and São Tomé: a list of countries that is opened must not lay the page out anew. */
const IN_COUNTRIES = 'U+00C5,U+00E3,U+00E7,U+00E9,U+00ED,U+00F4,U+00FC'

const FACE = /@font-face \{[^}]*url\(([^)]+)\)[^}]*unicode-range: ([^;]+);\s*\}/g

const built = join(root, '.build', 'fonts')
const stamp = join(built, '.stamp')

function stampOf() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
}

const charactersOf = (range) => {
  const spans = range.split(',').map((span) =>
    span
      .trim()
      .slice(2)
      .split('-')
      .map((end) => parseInt(end, 16)),
  )
  return spans.flatMap(([from, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
}

/** The files that one of Fontsource's becomes, with what each holds and the range that a browser asks for it by. */
function partsOf(name, range) {
  const script = /-(latin(?:-ext)?)-(?:wght|opsz)-/.exec(name)?.[1]
  const characters = charactersOf(range)
  if (script === undefined) return [{ name, range, characters }]
  const [part, least] = APART[script]
  const itsRange = name.startsWith('public-sans-latin-wght') ? `${least},${IN_COUNTRIES}` : least
  const apart = charactersOf(itsRange)
  // Where two faces have a character in their ranges, the later one is used.
  return [
    { name, range, characters: characters.filter((each) => !apart.includes(each)) },
    { name: name.replace(`-${script}-`, `-${part}-`), range: itsRange, characters: apart },
  ]
}

/** Other scripts than Latin stand in a name here and there: too rare for everybody's first start to wait two seconds more. */
async function cut(name, font, characters) {
  if (!/-(latin|english|european)-/.test(name)) return font
  const options = { variationAxes: { wght: WEIGHTS }, keepFeatures: [...SHAPING, ...FIGURES] }
  return subset(font, characters.join(''), { ...options, targetFormat: 'woff2' })
}

async function build() {
  rmSync(built, { recursive: true, force: true })
  mkdirSync(built, { recursive: true })
  const faces = []
  for (const sheet of SHEETS) {
    const path = join(root, 'node_modules', '@fontsource-variable', sheet)
    for (const [face, url, whole] of readFileSync(path, 'utf8').matchAll(FACE)) {
      const font = readFileSync(join(dirname(path), url))
      for (const { name, range, characters } of partsOf(basename(url, '.woff2'), whole)) {
        writeFileSync(join(built, `${name}.woff2`), await cut(name, font, characters))
        const weights = `font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`
        faces.push(
          face
            .replace(url, `./${name}.woff2`)
            .replace(whole, range)
            .replace(/font-weight: [^;]+;/, weights),
        )
      }
    }
  }
  writeFileSync(join(built, 'fonts.css'), faces.join('\n'))
  writeFileSync(stamp, stampOf())
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== stampOf()) await build()
