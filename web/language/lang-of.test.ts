import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { langOf } from './lang-of.ts'

afterEach(() => i18n.activate('en'))

test.each([
  ['Pilot line for sodium cells', 'en'],
  ['钠电池中试线', undefined],
  ['钠电池 pilot line', undefined],
  ['Достоевская', undefined],
  ['2026', undefined],
])('in a Chinese page “%s” is of the language %s', (words, lang) => {
  i18n.loadAndActivate({ locale: 'zh-Hans', messages: {} })
  expect(langOf(words)).toBe(lang)
})

test('in an English page nothing is marked', () => {
  expect(langOf('Pilot line for sodium cells')).toBeUndefined()
})
