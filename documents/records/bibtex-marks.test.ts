import { expect, test } from 'vitest'
import { unescaped, withPercents } from './bibtex-marks.ts'

test.each([
  ['@a{b, title={50% of}}', '@a{b, title={50\\% of}}'],
  ['@a{b, title={50\\% of}}', '@a{b, title={50\\% of}}'],
  ['@a{b, title="50% of {9%}"}', '@a{b, title="50\\% of {9\\%}"}'],
  ['@a{b,\n% note={x},\ntitle={y}}', '@a{b,\n% note={x},\ntitle={y}}'],
  ['% a file\n@a{b, title={c}}', '% a file\n@a{b, title={c}}'],
  ['@a{b, title={c {d}\n@a{e,\n% f\ntitle={1%}}', '@a{b, title={c {d}\n@a{e,\n% f\ntitle={1\\%}}'],
])('the percent signs of %j', (text, escaped) => {
  expect(withPercents(text)).toBe(escaped)
})

test.each([
  ['10.1007/978-3\\_14', '10.1007/978-3_14'],
  ['10.1007/978-3{\\_}14', '10.1007/978-3_14'],
  ['10.1007/978-3\\textunderscore 14', '10.1007/978-3_ 14'],
  ['https://k.example/a\\_b?x=1\\&y=50\\%25\\#top', 'https://k.example/a_b?x=1&y=50%25#top'],
  ['https://k.example/\\~{}a', 'https://k.example/~a'],
  ['https://k.example/{\\textasciitilde}a', 'https://k.example/~a'],
  ['https://k.example/$\\sim$a', 'https://k.example/~a'],
  ['\\url{https://k.example/a_b}', 'https://k.example/a_b'],
  ['https://k.example/a_b%20c~d', 'https://k.example/a_b%20c~d'],
])('%j is the address %j', (text, address) => {
  expect(unescaped(text)).toBe(address)
})
