import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../web/', import.meta.url))
const found = (ending, wrong) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ending.test(name) && !name.startsWith('pages/dev/'))
    .flatMap((name) => (readFileSync(web + name, 'utf8').match(wrong) ?? []).map((words) => `${name}: ${words}`))

test('the gap behind a whole sentence is its language’s own', () => {
  expect(found(/\.tsx$/, /[.?!](<\/b>)?\s*<\/Trans>\s*\{' '\}/g)).toEqual([])
})

test('a Chinese mark brings its own distance, and none of English stands in a Chinese sentence', () => {
  expect(found(/\.po$/, /^msgstr ".*([。，；：？！、] |\p{Script=Han}[.,;:!?] ).*"$/gmu)).toEqual([])
  expect(found(/\/told\/.*\.ts$/, /[。，；：？！、] (?=\p{Script=Han})|\p{Script=Han}[.,;:!?] /gu)).toEqual([])
})
