import { expect, test } from 'vitest'
import { isLanguage, languageFor } from './language.ts'

test.each([
  [[], 'en'],
  [['*'], 'en'],
  [['en-US', 'zh-CN'], 'en'],
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hans'],
  [['ZH'], 'zh-Hans'],
  [['de-DE', 'fr', 'zh-Hans-SG', 'en'], 'zh-Hans'],
  [['de', 'fr'], 'en'],
  [['zhx'], 'en'],
] as const)('%j is served with %s', (preferred, language) => {
  expect(languageFor(preferred)).toBe(language)
})

test.each([
  ['en', true],
  ['zh-Hans', true],
  ['zh', false],
  ['toString', false],
  ['', false],
  [undefined, false],
])('%s is a language of ours: %s', (code, is) => {
  expect(isLanguage(code)).toBe(is)
})
