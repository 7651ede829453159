// The picture that a shared link shows, painted of web/site/card.svg with the product's own fonts and colours.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import subset from 'subset-font'
import { root } from './root.mjs'

export const CARD = { width: 1200, height: 630, says: 'Waiverly: every sentence of a petition shows its source.' }

const LATIN = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('') + '“”’'

// A painter of pictures knows no variable fonts, so each weight is a font of its own.
const SERIF = 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2'
const SANS = 'public-sans/files/public-sans-latin-wght-normal.woff2'
const CUTS = [
  [SERIF, { wght: 400, opsz: 20 }],
  [SERIF, { wght: 500, opsz: 60 }],
  [SERIF, { wght: 600, opsz: 24 }],
  [SANS, { wght: 400 }],
  [SANS, { wght: 600 }],
]

function cut([file, variationAxes]) {
  const font = readFileSync(join(root, 'node_modules', '@fontsource-variable', file))
  return subset(font, LATIN, { targetFormat: 'truetype', variationAxes })
}

function byDay(svg) {
  const tokens = readFileSync(join(root, 'web', 'ui', 'tokens.css'), 'utf8')
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name) => {
    const colour = new RegExp(`${name}: light-dark\\(\\s*(#\\w+),`).exec(tokens)?.[1]
    if (colour === undefined) throw new Error(`tokens.css has no colour ${name}`)
    return colour
  })
}

/** The picture as a PNG. */
export async function paintCard() {
  const svg = byDay(readFileSync(join(root, 'web', 'site', 'card.svg'), 'utf8'))
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fontBuffers = await Promise.all(CUTS.map(cut))
  return new Resvg(svg, { font: { fontBuffers } }).render().asPng()
}
