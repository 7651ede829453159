import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runBounded } from './bounded.ts'

/** The programs of the machine that reading makes use of where they are installed. */
export interface Tools {
  path: string
  prlimit: string | undefined
  pdftoppm: string | undefined
  pdfimages: string | undefined
  pdftotext: string | undefined
  tesseract: string | undefined
  /** Those that pictures are read in, the likeliest first; empty where none can be read. */
  languages: readonly string[]
  /** Whether tesseract can tell which way up a page stands. */
  turns: boolean
}

/** Debian's packages that bring them; Poppler reads Chinese, Japanese and Korean text by data of its own. */
export const SCAN_PACKAGES = ['tesseract-ocr', 'poppler-utils', 'poppler-data']

/** The languages in which papers are likeliest to come; others are tried after these. */
const LIKELIEST = ['eng', 'chi_sim', 'chi_tra', 'spa', 'fra', 'rus', 'por', 'deu', 'kor', 'jpn']
/** Each further language takes time and adds errors. */
const AT_ONCE = 3
/** Data of tesseract that are no language. */
const NO_LANGUAGE = new Set(['osd', 'equ', 'snum'])

async function find(name: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter((entry) => entry !== '')) {
    const file = join(folder, name)
    const usable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (usable) return file
  }
  return undefined
}

const likelihood = (language: string): number => (LIKELIEST.indexOf(language) + 1 || LIKELIEST.length + 1) - 1

/** From what `tesseract --list-langs` prints: a heading, then a language a line. */
export const languagesIn = (listing: string): string[] =>
  listing
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((name) => /^\w+$/.test(name) && !NO_LANGUAGE.has(name))
    .sort((a, b) => likelihood(a) - likelihood(b))
    .slice(0, AT_ONCE)

/** The tools on a search path, as they are now. */
export async function lookForTools(path: string): Promise<Tools> {
  const [prlimit, pdftoppm, pdfimages, pdftotext, tesseract] = await Promise.all(
    ['prlimit', 'pdftoppm', 'pdfimages', 'pdftotext', 'tesseract'].map((name) => find(name, path)),
  )
  const listing =
    tesseract === undefined
      ? ''
      : await runBounded(tesseract, ['--list-langs'], { path, prlimit, seconds: 10, megabytes: 512 }).then(
          String,
          () => '',
        )
  return {
    path,
    prlimit,
    pdftoppm,
    pdfimages,
    pdftotext,
    tesseract,
    languages: languagesIn(listing),
    turns: /^osd$/m.test(listing),
  }
}

const known = new Map<string, Promise<Tools>>()

/** The tools on a search path; looked for once, since a running server is told of new ones by a restart. */
export function findTools(path: string): Promise<Tools> {
  const found = known.get(path) ?? lookForTools(path)
  known.set(path, found)
  return found
}

export const readsPictures = ({ tesseract, languages }: Tools): boolean =>
  tesseract !== undefined && languages.length > 0
export const readsScans = (tools: Tools): boolean => readsPictures(tools) && tools.pdftoppm !== undefined
