import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPdf } from '../testing/hostile.ts'
import { readUpload } from './read-upload.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiverly-layout-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function wordsOf(words: Parameters<typeof setPdf>[0]): Promise<string> {
  const file = join(folder, 'page.pdf')
  await writeFile(file, setPdf(words))
  const { pages } = await readUpload(file, 'pdf', { path: '/nowhere' })
  return pages.join('\f')
}

const PITCH = 12
const LINES = [
  'The plan is silent on cost and on any date past',
  'December, and names nobody who would build it.',
  'Three letters thank you for having come to speak',
  'and none of the three says what its writer needs.',
  'A diploma of the school in Kerrin was submitted',
  'with a translation that bears no certification.',
  'The index counts eleven papers in eleven years,',
  'and seven of them are the work of other people.',
]
const at = (left: number, base: number, lines: readonly string[]) =>
  lines.map((line, index) => [left, base - index * PITCH, line] as const)

test('one line of words', async () => expect(await wordsOf([[72, 700, 'Alone']])).toBe('Alone'))

test('an empty line stands where the gap is wider than between the lines of a paragraph', async () => {
  const paragraphs = [...at(72, 700, LINES), ...at(72, 700 - LINES.length * PITCH - 4, LINES.slice(0, 2))]
  expect(await wordsOf(paragraphs)).toBe(`${LINES.join('\n')}\n\n${LINES.slice(0, 2).join('\n')}`)
})

test('lines set wide apart are not paragraphs', async () => {
  const wide = LINES.map((line, index) => [72, 700 - index * 24, line] as const)
  expect(await wordsOf(wide)).toBe(LINES.join('\n'))
})

test('a line that stands in after the end of a sentence begins a paragraph', async () => {
  const [first, second, third, fourth] = [LINES.slice(0, 2), LINES.slice(2, 4), LINES.slice(4, 6), LINES.slice(6)]
  const lines = [first, second, third, fourth].flatMap(([head = '', tail = ''], index) => [
    [92, 700 - index * 2 * PITCH, head] as const,
    [72, 700 - (index * 2 + 1) * PITCH, tail] as const,
  ])
  expect(await wordsOf(lines)).toBe(
    [first, second, third, fourth].map((paragraph) => paragraph.join('\n')).join('\n\n'),
  )
})

test('a hyphen stays one, also where the file calls it a soft hyphen', async () =>
  expect(await wordsOf(at(72, 700, ['Form I-140 and a bacca-', 'laureate']))).toBe('Form I-140 and a bacca-\nlaureate'))

test('a raised mark begins no line', async () => {
  const words = await wordsOf([...at(72, 700, LINES.slice(0, 7)), [290, 700 - 6 * PITCH + 3, '2']])
  expect(words).toMatch(new RegExp(`^${LINES.slice(0, 7).join('\n')} ?2$`))
})

const [LEFT, RIGHT] = [LINES, LINES.map((line) => line.replace(/^./, '>'))]
const inColumns = `${LEFT.join('\n')}\n\n${RIGHT.join('\n')}`

test.each<[string, (left: readonly (readonly [number, number, string])[], right: typeof left) => typeof left]>([
  ['column by column', (left, right) => [...left, ...right]],
  ['from side to side', (left, right) => left.flatMap((line, index) => [line, ...right.slice(index, index + 1)])],
])('two columns whose file goes %s', async (_, order) => {
  expect(await wordsOf(order(at(50, 600, LEFT), at(320, 600, RIGHT)))).toBe(inColumns)
})

test('heads and feet of a page with columns stay where they are', async () => {
  const lines = at(50, 600, LEFT).flatMap((line, index) => [line, [320, line[1], RIGHT[index] ?? ''] as const])
  const words = await wordsOf([[50, 750, 'Form I-797E'], [480, 750, 'Page 2'], ...lines, [500, 40, 'Form 9']])
  expect(words).toBe(`Form I-797E Page 2\n\n${inColumns}\n\nForm 9`)
})

test('columns whose lines do not stand on one height', async () => {
  const lines = at(50, 600, LEFT).flatMap((line, index) => [line, [320, line[1] - 5, RIGHT[index] ?? ''] as const])
  expect(await wordsOf(lines)).toBe(inColumns)
})

test('a table stays row by row', async () => {
  const rows = ['Receipt', 'Form', 'Date', 'Office', 'Petitioner', 'Type', 'Fee'].flatMap(
    (name, index) =>
      [[50, 600 - index * PITCH, name] as const, [320, 600 - index * PITCH, LINES[index] ?? '']] as const,
  )
  expect((await wordsOf(rows)).split('\n')[0]).toBe(`Receipt ${LINES[0]}`)
})
