import { expect, test } from 'vitest'
import type { Inline } from '#domain/document.ts'
import { cite, LIBRARY } from '../authorities/library.ts'
import { recognized } from './recognized.ts'

const inlinesIn = (text: string, known: Inline[] = []) => recognized(text, known).flatMap(({ inlines }) => inlines)

test.each([
  'No mark',
  '[Missing: never closed',
  '[Verify:',
  '(Example 3)',
  'Ex. 3 in running text',
  '(Ex. three)',
  '8 C.F.R. § 204.5(k)(2)(xyz)',
  '(Ex. 99999)',
])('%j holds nothing but words', (text) => {
  expect(inlinesIn(text)).toEqual([])
})

test.each<[string, [number, number?][]]>([
  ['It won (Ex. 3).', [[3]]],
  ['It won (Ex. 3, p. 14).', [[3, 14]]],
  ['It won (Ex.\u00a03,\u00a0p.\u00a014; Ex.\u00a05).', [[3, 14], [5]]],
  ['It won (Exs. 3, 5 and 7)', [[3], [5], [7]]],
  [
    'It won (exhibit 3 at 14; 5, page 2)',
    [
      [3, 14],
      [5, 2],
    ],
  ],
])('%j cites exhibits', (text, cited) => {
  const found = inlinesIn(text).flatMap((inline) => (inline.kind === 'exhibit' ? [inline] : []))
  expect(found).toEqual(cited.map(([number, page]) => ({ kind: 'exhibit', number, ...(page && { page }) })))
})

test('every form in which the library prints an authority is read back as that authority', () => {
  for (const { id, pins } of LIBRARY)
    for (const pin of [undefined, ...pins.map((one) => one.pin)])
      for (const form of ['full', 'short'] as const) {
        const words = cite(id, pin, form)
          .runs.map(({ text }) => text)
          .join('')
        const [read, ...rest] = inlinesIn(`So it is. ${words}.`)
        expect(rest).toEqual([])
        expect(read?.kind === 'authority' && read.runs.map(({ text }) => text).join('')).toBe(words)
      }
})

test.each(['[Missing: ]', '[missing:]', '[Verify: ]'])('%j is a gap, though nothing is said of it', (text) => {
  expect(inlinesIn(`It was ${text} then.`)).toEqual([{ kind: 'missing', what: 'what belongs here' }])
})

test('marks keep what was known of them; new ones are the writer’s', () => {
  const known: Inline[] = [
    { kind: 'missing', what: 'the year', path: 'referees.3' },
    { kind: 'verify', text: '40 cells', reason: 'no source' },
  ]
  expect(inlinesIn('In [Missing: the year] it made [Verify: 40 cells].', known)).toEqual(known)
  expect(inlinesIn('[missing: a [nested] thing] and [VERIFY: 5]')).toEqual([
    { kind: 'missing', what: 'a [nested] thing' },
    { kind: 'verify', text: '5', reason: 'you marked these words' },
  ])
})

test('a text made of openings holds none, and is read all the same', () => {
  expect(recognized('[Missing: ('.repeat(1_800), [])).toEqual([])
  expect(recognized('(Ex. 3, '.repeat(2_500), [])).toEqual([])
})
