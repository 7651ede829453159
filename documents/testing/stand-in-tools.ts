import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What tesseract says of the words on a picture, of each that it is this sure of. */
export const tsvOf = (words: string, confidence: number): string =>
  [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    '1\t1\t0\t0\t0\t0\t0\t0\t2000\t2600\t-1\t',
    ...words
      .split(' ')
      .filter((word) => word !== '')
      .map((word, index) => `5\t1\t1\t1\t1\t${index + 1}\t9\t9\t9\t9\t${confidence}\t${word}`),
  ].join('\n')

const TESSERACT = (tsv: string) => `#!/bin/sh
if [ "$1" = --list-langs ]; then printf 'List of available languages (2):\\neng\\nosd\\n'; exit; fi
[ -s "$1" ] || exit 1
cat <<'END'
${tsv}
END
`
const PDFTOPPM = `#!/bin/sh
for last in "$@"; do :; done
printf picture > "$last-1.pgm"
`

/** Programs in the places of tesseract and pdftoppm: every picture has these words on it, made out so surely. The folder that holds them. */
export async function standInTools(folder: string, words: string, confidence = 95): Promise<string> {
  const tools = join(folder, 'tools')
  await mkdir(tools)
  await writeFile(join(tools, 'tesseract'), TESSERACT(tsvOf(words, confidence)), { mode: 0o755 })
  await writeFile(join(tools, 'pdftoppm'), PDFTOPPM, { mode: 0o755 })
  return tools
}
