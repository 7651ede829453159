import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TESSERACT = (words: string) => `#!/bin/sh
if [ "$1" = --list-langs ]; then printf 'List of available languages (2):\\neng\\nosd\\n'; exit; fi
[ -s "$1" ] || exit 1
printf '%s' '${words}'
`
const PDFTOPPM = `#!/bin/sh
for last in "$@"; do :; done
printf picture > "$last-1.png"
`

/** Programs in the places of tesseract and pdftoppm: every picture has these words on it. The folder that holds them. */
export async function standInTools(folder: string, words: string): Promise<string> {
  const tools = join(folder, 'tools')
  await mkdir(tools)
  await writeFile(join(tools, 'tesseract'), TESSERACT(words), { mode: 0o755 })
  await writeFile(join(tools, 'pdftoppm'), PDFTOPPM, { mode: 0o755 })
  return tools
}
