import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBounded } from './bounded.ts'
import { tidyPage } from './reading.ts'
import type { Tools } from './tools.ts'

/** A page takes two or three seconds; one that takes this long is no page of text. */
const SECONDS_A_PAGE = 40
const MEGABYTES = 1024
/** The longer side of a page in points: about 230 to the inch of a letter, where reading errors are few. */
const LONGER_SIDE = 2600

type Options = { signal?: AbortSignal }

/** The words on a picture; the empty string where it has none or cannot be read. */
export async function readPicture(file: string, tools: Tools, { signal }: Options): Promise<string> {
  if (tools.tesseract === undefined) return ''
  const { path, prlimit, languages } = tools
  const bounds = { path, prlimit, seconds: SECONDS_A_PAGE, megabytes: MEGABYTES, signal }
  try {
    const words = await runBounded(tools.tesseract, [file, 'stdout', '-l', languages.join('+')], bounds)
    return tidyPage(words.toString())
  } catch {
    signal?.throwIfAborted()
    return ''
  }
}

/** The words on one page of a PDF that is a picture. */
export async function readScannedPage(file: string, page: number, tools: Tools, options: Options): Promise<string> {
  if (tools.pdftoppm === undefined) return ''
  const { path, prlimit } = tools
  const { signal } = options
  const folder = await mkdtemp(join(tmpdir(), 'waiverly-page-'))
  try {
    const bounds = { path, prlimit, seconds: SECONDS_A_PAGE, megabytes: MEGABYTES, signal }
    const only = ['-f', String(page), '-l', String(page), '-gray', '-png', '-scale-to', String(LONGER_SIDE)]
    await runBounded(tools.pdftoppm, [...only, file, join(folder, 'page')], bounds)
    const [picture] = await readdir(folder)
    return picture === undefined ? '' : await readPicture(join(folder, picture), tools, options)
  } catch {
    signal?.throwIfAborted()
    return ''
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
