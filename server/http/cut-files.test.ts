import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonOf } from '../testing/odd-values.ts'
import { cutFiles } from './cut-files.ts'

const MEGABYTE = 1024 * 1024
const cut = (text: string, atMost = MEGABYTE) => cutFiles(Buffer.from(text), atMost)
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text)).buffer
const long = 'A paper about bridges, long enough to be taken out.'
const base64 = Buffer.from(long).toString('base64')

test('every text but a file stays as it was', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('base64_content', '"base64_content":"', '\\', base64),
  )
  const values = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, texts, fc.integer(), fc.constant(null), tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
  }))
  fc.assert(
    fc.property(values.value, fc.boolean(), (value, isSpread) => {
      const text = isSpread ? JSON.stringify(value, null, '\t') : jsonOf(value)
      const { json = '', files } = cut(text)
      const whole = JSON.parse(json, (_, inner: unknown) =>
        typeof inner === 'string' && Object.hasOwn(files, inner) ? 'a file' : inner,
      ) as unknown
      const wanted = JSON.parse(text, (key, inner: unknown) =>
        key === 'base64_content' && typeof inner === 'string' && Buffer.byteLength(JSON.stringify(inner)) > 49
          ? 'a file'
          : inner,
      ) as unknown
      expect(whole).toEqual(wanted)
    }),
    { seed: 20_261, numRuns: 500 },
  )
})

test.each([
  ['as it is', JSON.stringify({ doc: { base64_content: base64, filename: 'a.pdf' } })],
  ['with space around', JSON.stringify({ doc: { base64_content: base64 } }, null, 2).replaceAll(':', ' \r\n\t: ')],
  ['with escapes', `{"base64_content":"${base64.replace('A', '\\u0041').replace('Q', '\\u0051')}"}`],
  ['with the head of a data URL', `{"base64_content":"data:application\\/pdf;base64,${base64}"}`],
  ['behind a key that only looks like it', `{"\\"base64_content":"","base64_content":"${base64}"}`],
])('a file is taken out %s', (_, text) => {
  const { json = '', files } = cut(text)
  expect(Object.values(files)).toEqual([{ letters: base64.length, bytes: bytesOf(long) }])
  expect(json).toContain(`"${Object.keys(files)[0]}"`)
  expect(json).not.toContain(base64.slice(-20))
})

test('what is no base64 has no bytes; a text shorter than its name stays', () => {
  const { json = '', files } = cut(JSON.stringify([{ base64_content: '?'.repeat(60) }, { base64_content: 'JVBERi0=' }]))
  expect(Object.values(files)).toEqual([{ letters: 60, bytes: null }])
  expect(JSON.parse(json)).toEqual([{ base64_content: Object.keys(files)[0] }, { base64_content: 'JVBERi0=' }])
})

test('files do not count, however many they are', () => {
  const paper = 'QUJD'.repeat(3 * 1024)
  const { files } = cut(JSON.stringify(Array.from({ length: 100 }, () => ({ base64_content: paper }))), 16 * 1024)
  expect(Object.keys(files)).toHaveLength(100)
})

test.each([
  ['many numbers', `[${'0,'.repeat(4 * MEGABYTE)}0]`],
  ['many lists', `[${'[],'.repeat(10 * MEGABYTE)}[]]`],
  ['lists in lists', '['.repeat(8 * MEGABYTE)],
  ['an object of a million keys', `{${Array.from({ length: MEGABYTE }, (_, key) => `"${key}":0`).join(',')}}`],
  ['many short texts', `[${'"",'.repeat(8 * MEGABYTE)}""]`],
  ['a long text', JSON.stringify({ essay: 'a'.repeat(2 * MEGABYTE) })],
  ['many files', `[${Array.from({ length: 60_000 }, () => `{"base64_content":"${base64}"}`).join(',')}]`],
  ['a long text behind a file', JSON.stringify([{ base64_content: base64 }, 'a'.repeat(2 * MEGABYTE)])],
])('%s beside the files: too large', (_, text) => {
  expect(cut(text)).toEqual({ json: undefined, files: {} })
})

test.each([
  ['a file cut short', `{"base64_content":"${base64.repeat(1000)}`],
  ['a text cut short', `{"essay":"${base64}`],
  ['a broken escape', `{"base64_content":"${base64}\\x"}`],
])('%s leaves no JSON', (_, text) => {
  const { json = '', files } = cut(text)
  expect(() => JSON.parse(json) as unknown).toThrow(SyntaxError)
  expect(files).toEqual({})
})
