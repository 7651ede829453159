import fc from 'fast-check'

/** Stand for what `JSON.stringify` cannot write; `jsonOf` puts it into the text. */
const BEYOND_NUMBERS = '@beyond numbers@'
const PROTOTYPE = '@prototype@'

/** The text of a body, with what no JavaScript value can say. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(`"${BEYOND_NUMBERS}"`, '1e400').replaceAll(`"${PROTOTYPE}"`, '"__proto__"')

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'null',
  '2020-02-30',
  '2020-01-01',
  '#',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '%s%n',
  '../../etc/passwd',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  'a\r\nBcc: somebody@example.test',
  'https://example.test/a',
  '/api/files/00000000-0000-4000-8000-000000000000/a.pdf',
  'data:application/pdf;base64,JVBERi0=',
]
const NUMBERS = [0, -0, -1, 1, 0.1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e30, 1e308, 5e-324]

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(500, 30_000).map((length) => 'x'.repeat(length)),
)
const file = fc.record(
  { filename: text, content_type: text, base64_content: fc.oneof(text, fc.base64String()), name: text, url: text },
  { requiredKeys: [] },
)

/** Any JSON value, rather the odd ones: what forms never send. */
export const oddValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      fc.constantFrom(null, true, false, BEYOND_NUMBERS),
      fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true, noDefaultInfinity: true })),
      text,
      file,
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(text, fc.constant(PROTOTYPE)), tie('value'), { maxKeys: 4 }),
  ),
})).value

/** A right body in which some fields are odd; now and then one that is odd as a whole. */
export const oddBody = (right: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> => {
  const fields = Object.keys(right)
  if (fields.length === 0) return oddValue
  const changed = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...fields), oddValue), { maxLength: 3, selector: ([field]) => field })
    .map((changes) => ({ ...right, ...Object.fromEntries(changes) }))
  return fc.oneof({ arbitrary: changed, weight: 4 }, { arbitrary: oddValue, weight: 1 })
}
