import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBounded } from './bounded.ts'
import type { ImageSize } from './image-size.ts'
import { asPage, jpgPicture, pngPicture } from './photo.ts'
import { withoutPrivateLetters } from './private-letters.ts'
import { tidyPage } from './reading.ts'
import { straighten } from './straighten.ts'
import type { Tools } from './tools.ts'
import { type Seen, seenIn } from './tsv.ts'

/** A page takes two or three seconds; one that takes this long is no page of text. */
const SECONDS_A_PAGE = 40
/** Drawing one takes a second at most. */
const SECONDS_TO_DRAW = 20
const MEGABYTES = 1024
/** The longer side of a page in points: about 230 to the inch of a letter; more takes longer and reads no better. */
const LONGER_SIDE = 2600
/** Of a page of which less is clear, most words are made up: handwriting, a script not installed, less than 60 dpi. */
const LEAST_CLEAR = 0.4
/** How a page is looked at: which way up it stands, where there are data to tell; then as it is. */
const [UPRIGHT_FIRST, AS_IT_IS] = ['1', '3']

const NOTHING: Seen = { text: '', clear: 0, letters: 0 }

/** Fewer are found on any photo. */
const LEAST_LETTERS = 20

/** Whether most of what stands on a picture can be made out. */
export const isClear = ({ text, clear }: Seen): boolean => text !== '' && clear >= LEAST_CLEAR
/** Whether there is writing on it that cannot be made out. */
export const isUnclear = (seen: Seen): boolean => !isClear(seen) && seen.letters >= LEAST_LETTERS

type Options = { signal?: AbortSignal }

const boundsOf = ({ path, prlimit }: Tools, { signal }: Options, seconds = SECONDS_A_PAGE) => ({
  path,
  prlimit,
  seconds,
  megabytes: MEGABYTES,
  signal,
})

async function look(file: string, segmentation: string, tools: Tools, options: Options): Promise<Seen> {
  const args = [file, 'stdout', '-l', tools.languages.join('+'), '--psm', segmentation, 'tsv']
  const seen = seenIn((await runBounded(tools.tesseract ?? '', args, boundsOf(tools, options))).toString())
  return { ...seen, text: withoutPrivateLetters(tidyPage(seen.text)) }
}

/** The words on a picture as it is; nothing where it cannot be read. */
async function readPicture(file: string, tools: Tools, options: Options): Promise<Seen> {
  let best = NOTHING
  for (const segmentation of tools.turns ? [UPRIGHT_FIRST, AS_IT_IS] : [AS_IT_IS]) {
    try {
      const seen = await look(file, segmentation, tools, options)
      if (best === NOTHING || seen.clear > best.clear) best = seen
    } catch {
      options.signal?.throwIfAborted()
    }
    // A page with a few words only may be taken for one that stands upside down.
    if (isClear(best)) break
  }
  return best
}

async function inFolder<T>(run: (folder: string) => Promise<T>, otherwise: T, { signal }: Options): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'waiverly-page-'))
  try {
    return await run(folder)
  } catch {
    signal?.throwIfAborted()
    return otherwise
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The words on one page of a PDF that is a picture. */
export const readScannedPage = (file: string, page: number, tools: Tools, options: Options): Promise<Seen> =>
  inFolder(
    async (folder) => {
      const only = ['-f', String(page), '-l', String(page), '-gray', '-scale-to', String(LONGER_SIDE)]
      const bounds = boundsOf(tools, options, SECONDS_TO_DRAW)
      await runBounded(tools.pdftoppm ?? '', [...only, file, join(folder, 'page')], bounds)
      const [name] = await readdir(folder)
      if (name === undefined) return NOTHING
      const picture = join(folder, name)
      await straighten(picture, options.signal)
      return await readPicture(picture, tools, options)
    },
    NOTHING,
    options,
  )

/** The words on a photo, which seldom lies straight and often is larger than a page has to be. */
export const readPhoto = (
  file: string,
  kind: 'jpg' | 'png',
  size: ImageSize,
  tools: Tools,
  options: Options,
): Promise<Seen> =>
  inFolder(
    async (folder) => {
      const bytes = await readFile(file)
      const picture = kind === 'jpg' ? jpgPicture(bytes, size) : pngPicture(bytes)
      if (picture === undefined || tools.pdftoppm === undefined) return readPicture(file, tools, options)
      const pdf = join(folder, 'photo.pdf')
      await writeFile(pdf, asPage(picture))
      return await readScannedPage(pdf, 1, tools, options)
    },
    NOTHING,
    options,
  )
