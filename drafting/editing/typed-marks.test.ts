import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Inline } from '#domain/document.ts'
import { typedMarks } from './typed-marks.ts'

const missing = (what: string): Inline => ({ kind: 'missing', what })
const verify = (text: string, reason = 'you marked these words'): Inline => ({ kind: 'verify', text, reason })
const words = (text: string): Inline => ({ kind: 'text', text })
const inlinesIn = (text: string, known: Inline[] = []) => typedMarks(text, known).closed.flatMap((one) => one.inlines)

test.each([
  ['It was [Missing: the year.', ['[Missing: the year.']],
  ['It was [verify:', ['[verify:']],
  ['[Missing: a [nested] thing. It ran.', ['[Missing: a [nested] thing. It ran.']],
  ['［Missing： the year.', ['［Missing： the year.']],
  ['[Missing: the year] and [Verify: 40', ['[Verify: 40']],
  ['[Missing: the [year]', ['[Missing: the [year]']],
])('%j is told as not closed', (text, expected) => {
  expect(typedMarks(text, []).unclosed.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test.each(['a [sic] b', '[12', 'see [12 and [Missing: x]', '[Missing]', '[missing data] were imputed', ']['])(
  '%j leaves nothing open',
  (text) => {
    expect(typedMarks(text, []).unclosed).toEqual([])
  },
)

test.each<[string, Inline[]]>([
  ['[Missing]', [missing('what belongs here')]],
  ['[ verify: 5 ]', [verify('5')]],
  ['【Missing：the year】', [missing('the year')]],
  ['［Verify: 40 cells］', [verify('40 cells')]],
  ['[missing data] were imputed', []],
  ['[Verify: [Verify: 40 cells] here]', [verify('40 cells here')]],
  ['[Missing: the [Missing: year] of it]', [missing('the year of it')]],
  ['[Missing: [Verify: 1931]]', [missing('1931')]],
  [
    '[Verify: It made [Missing: how many] cells]',
    [verify('It made'), words(' '), missing('how many'), words(' '), verify('cells')],
  ],
])('%j', (text, expected) => {
  expect(inlinesIn(text)).toEqual(expected)
})

test('a mark of any length is one mark', () => {
  const long = 'so very '.repeat(1_500).trim()
  expect(inlinesIn(`[Verify: ${long}]`)).toEqual([verify(long)])
})

test('what stood there stays as it was, whatever brackets are in it', () => {
  const known = [verify('the [first', 'no source'), missing('what “they] said”')]
  const text = 'It was [Verify: the [first] and [Missing: what “they] said”] then.'
  expect(typedMarks(text, known)).toMatchObject({
    closed: [{ inlines: [known[0]] }, { inlines: [known[1]] }],
    unclosed: [],
  })
})

test('whatever is typed, marks lie in the text, apart and in order', () => {
  const piece = fc.constantFrom('[Missing: ', '[Verify: ', '[', ']', 'a b', '12', '［', '：')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      const { closed } = typedMarks(text, [])
      closed.forEach(({ start, end }, at) => {
        expect(start).toBeGreaterThanOrEqual(closed[at - 1]?.end ?? 0)
        expect(text.slice(start, end)).toMatch(/^[[［].*[\]］]$/s)
      })
    }),
    { seed: 41, numRuns: 500 },
  )
})
