// Sets the notices of a folder (`<name>.typ`) as PDF, as a scan where the label asks for one, and holds each label
// (`<name>.json`) against what stands on the pages: `node bench/notices/render.ts <folder>`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { getDocumentProxy } from 'unpdf'
import type { NoticeLabel, Scan } from './label.ts'

const tinos = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/tinos/package.json'))

function set(folder: string, file: string): Buffer {
  const faces = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((face) => join(tinos, face))
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: faces }] })
  const compiled = compiler.compile({ mainFilePath: join(folder, file) })
  if (compiled.result) return compiler.pdf(compiled.result)
  const error = compiled.takeError()
  throw new Error(`${file}: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`)
}

export const setNotice = (folder: string, name: string): Buffer => set(folder, `${name}.typ`)

/** The same pages as pictures, as an office scanner gives them. */
export function scanOf(pdf: Buffer, { dpi, rotate = 0, quality = 60 }: Scan): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'notice-'))
  try {
    const file = join(folder, 'notice.pdf')
    writeFileSync(file, pdf)
    const pictures = ['-gray', '-jpeg', '-jpegopt', `quality=${quality}`, file, join(folder, 'page')]
    execFileSync('pdftoppm', ['-r', String(dpi), ...pictures])
    const pages = readdirSync(folder)
      .filter((entry) => entry.endsWith('.jpg'))
      .sort()
      .map((picture) => `#page(rotate(${rotate}deg, image("${picture}", width: 100%)))`)
    writeFileSync(join(folder, 'scan.typ'), ['#set page("us-letter", margin: 0pt)', ...pages].join('\n'))
    return set(folder, 'scan.typ')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const pages: string[] = []
  for (let number = 1; number <= proxy.numPages; number++) {
    const { items } = await (await proxy.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return pages
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad]|[-\u2010]\s*\n\s*/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\s\u2010-]+/g, '')

function faultsOf(label: NoticeLabel, pages: readonly string[]): string[] {
  const whole = plain(pages.join('\n'))
  const quoted = [...label.issues, ...label.conceded, ...label.wrong_standard, ...label.traps]
  const misplaced = quoted.flatMap(({ quote, page }) => {
    const onward = plain(pages.slice(page - 1).join('\n'))
    const start = plain(quote).slice(0, 40)
    if (!onward.includes(start) || !plain(pages[page - 1] ?? '').includes(start.slice(0, 15)))
      return [`not on page ${page}: ${quote.slice(0, 80)}`]
    return whole.includes(plain(quote)) ? [] : [`not word for word (or over a page): ${quote.slice(0, 80)}`]
  })
  const asked = label.issues.flatMap(({ asked: words }) => words)
  const absent = asked
    .filter((words) => !whole.includes(plain(words)))
    .map((words) => `not asked: ${words.slice(0, 80)}`)
  const headings = label.issues.flatMap(({ heading }) =>
    heading === null || whole.includes(plain(heading)) ? [] : [`no heading: ${heading}`],
  )
  return [...misplaced, ...absent, ...headings]
}

if (process.argv[1] === import.meta.filename) {
  const folder = resolve(process.argv[2] ?? '.')
  const out = join(folder, 'out')
  mkdirSync(out, { recursive: true })
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.typ'))) {
    const name = file.slice(0, -4)
    const pdf = setNotice(folder, name)
    const pages = await pagesOf(pdf)
    const label = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as NoticeLabel
    writeFileSync(join(out, `${name}.txt`), pages.map((page, index) => `=== page ${index + 1} ===\n${page}`).join('\n'))
    writeFileSync(join(out, `${name}.pdf`), label.scan ? scanOf(pdf, label.scan) : pdf)
    const faults = faultsOf(label, pages)
    console.log(
      `${name}: ${pages.length} pages, ${label.issues.length} issues: ${faults.length === 0 ? 'ok' : `\n  ${faults.join('\n  ')}`}`,
    )
  }
}
