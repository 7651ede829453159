import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FACTORS } from '../domain/rfe.ts'
import { guidedText } from '../drafting/rfe-analysis/guidance.ts'
import { pointOf } from '../drafting/rfe-analysis/points/index.ts'
import { setTold, translatedName, translatedSentences } from '../web/language/translated.ts'
import { DATES_TOLD } from '../web/language/zh-Hans/told/dates.ts'
import { TOLD } from '../web/language/zh-Hans/told.ts'
import { shownSources, wordsIn } from './told.mjs'

/** Told whole, with the places of the law put in. */
const WITH_LAW = /rfe-analysis\/beyond[.]ts$/
const collected = shownSources(fileURLToPath(new URL('..', import.meta.url))).map(({ file, source }) => {
  const words = wordsIn(file, source)
  return { file, words: WITH_LAW.test(file) ? new Set([...words].map(guidedText)) : words }
})
const entries = Object.entries(TOLD)
/** A list is one as it is said (`{0&}`, `{0;}`), whatever stands there in English. */
const holesOf = (text) => (text.replaceAll(/[&;]\}/g, '}').match(/\{\d+#?\}/g) ?? []).toSorted()

test('every word that the rooms below show is in the table', () => {
  expect(collected.reduce((count, { words }) => count + words.size, 0)).toBeGreaterThan(900)
  const missing = collected.flatMap(({ file, words }) =>
    [...words].filter((text) => !Object.hasOwn(TOLD, text)).map((text) => `${file}: ${text}`),
  )
  expect(missing).toEqual([])
})

test('every word of the table stands in a source', () => {
  const standing = new Set(collected.flatMap(({ words }) => [...words]))
  expect(entries.filter(([english]) => !standing.has(english) && !Object.hasOwn(DATES_TOLD, english))).toEqual([])
})

test('what is put in is put in once in both', () => {
  expect(entries.filter(([english, says]) => holesOf(english).join() !== holesOf(says).join())).toEqual([])
})

test('every word has a Chinese character', () => {
  expect(entries.filter(([, says]) => !/\p{Script=Han}/u.test(says))).toEqual([])
})

const SIX = ['Academic record', 'Ten years', 'License', 'Salary', 'Membership', 'Recognition']

test.each([
  ...Object.keys(FACTORS).map((factor) => [factor, null]),
  ...SIX.map((kind) => ['exceptional_ability', kind]),
  ['endeavor', null, 'The response materially changes the endeavor.'],
  ['other', null, 'The membership card does not say who is admitted.'],
  ['other', null, 'It is not clear that you will remain in the field.'],
])('an issue is told in Chinese from its title to its advice: %s %s', (factor, heading, quote = '') => {
  setTold(TOLD)
  const { title, needs, advice } = pointOf({ factor, heading, quote })
  const names = [title, ...needs.flatMap(({ what, get = what }) => [what, get])].map(translatedName)
  const begin = 'The record already speaks to this: begin with Ex. R2 and Ex. R3.'
  const told = [...names, translatedSentences([begin, ...advice.map(guidedText)].join(' '))]
  setTold({})
  for (const words of told) expect(words).toMatch(/\p{Script=Han}/u)
  expect(told.at(-1)).not.toMatch(/[a-z]{3,} [a-z]{3,} [a-z]{3,}/)
})

test.each([
  ['scripts as text', '`At least ${least} characters`', ['At least {0} characters']],
  ['a label', '({ label: "City" })', ['City']],
  ['a key alone', '({ "Not a word": 1 })', []],
  ['a code', '"not_found"', []],
  ['an expression', String.raw`"Jan(?:uary)? \\d+ of"`, []],
  ['nothing but small words', '`${one} and ${other}`', []],
  ['a developer’s error', 'throw new Error("The engine has no room")', []],
])('of a source: %s', (_, source, words) => {
  expect([...wordsIn('domain/some.ts', source)]).toEqual(words)
})
