import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [{}, undefined, 'en'],
  [{}, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  [{}, 'en-US,en;q=0.9,zh-CN;q=0.8', 'en'],
  [{}, 'en;q=0.5, zh;q=0.9', 'zh-Hans'],
  [{}, 'zh;q=0, en', 'en'],
  [{}, 'fr', 'en'],
  [{}, '*;;q=x,,', 'en'],
  [{ language: 'zh-Hans' }, 'en-US', 'zh-Hans'],
  [{ language: 'en' }, 'zh-CN', 'en'],
  [{ language: 'klingon' }, 'zh-CN', 'zh-Hans'],
])('with the cookies %j and the header %s it is %s', (cookies, header, language) => {
  expect(languageOf({ cookies, headers: { 'accept-language': header } })).toBe(language)
})
