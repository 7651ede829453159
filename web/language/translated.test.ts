import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { setTold, translated, translatedName, translatedSentences } from './translated.ts'

afterEach(() => setTold({}))

test.each([
  ['Education', '教育经历'],
  ['Please keep this to 250 characters', '请不要超过 250 个字符'],
  ['Education: Please keep this to 250 characters', '教育经历：请不要超过 250 个字符'],
  ['2 of 7 (done)', '7 项中的第 2 项（完成）'],
  ['An endeavor of her own', 'An endeavor of her own'],
  ['toString', 'toString'],
  ['', ''],
])('“%s” is told as “%s”', (english, says) => {
  setTold({
    Education: '教育经历',
    'Please keep this to {0} characters': '请不要超过 {0} 个字符',
    '{0}: {1}': '{0}：{1}',
    '{0} of {1} (done)': '{1} 项中的第 {0} 项（完成）',
  })
  expect(translated(english)).toBe(says)
})

test('in English all stays as it is', () => {
  expect(translated('Education')).toBe('Education')
})

test('a number’s place takes a number alone, and the one that says most is taken', () => {
  setTold({
    'Education {0#}, {1}': '教育经历 {0}，{1}',
    '{0}, page {1}': '{0}，第 {1} 页',
    'Notice, page {0}': '通知，第 {0} 页',
    City: '城市',
  })
  expect(translated('Education 2, City')).toBe('教育经历 2，城市')
  expect(translated('Education matters, City')).toBe('Education matters, City')
  expect(translated('Notice, page 4')).toBe('通知，第 4 页')
})

test('within a sentence small letters are no other name, and Chinese words stand together', () => {
  setTold({ 'Its {0} is empty.': '其 {0} 是空的。', Title: '标题' })
  expect(translated('Its title is empty.')).toBe('其标题是空的。')
  expect(translated('Its scope is empty.')).toBe('其 scope 是空的。')
})

test('what is put in may be nothing', () => {
  setTold({ 'Not used: {0}{1}.': '未用：{0}{1}。' })
  expect(translated('Not used: Alpha.')).toBe('未用：Alpha。')
})

test.each([
  ['No letter speaks to “Wind” and “Sea, sun and sand”.', '没有一封信谈到“Wind”和“Sea, sun and sand”。'],
  ['No letter speaks to “Impact” or “Wind”.', '没有一封信谈到“影响”或“Wind”。'],
  ['No letter speaks to Impact.', '没有一封信谈到影响。'],
  ['No letter speaks to Ada Lund, Impact and 3 more.', '没有一封信谈到 Ada Lund、影响，另有 3 项。'],
  ['No letter speaks to Ada Lund and Bo Berg.', '没有一封信谈到 Ada Lund 和 Bo Berg。'],
  ['No letter speaks to Ada Lund or “Wind”.', '没有一封信谈到 Ada Lund 或“Wind”。'],
])('a list is written as one: %s', (english, says) => {
  i18n.loadAndActivate({ locale: 'zh-Hans', messages: {} })
  setTold({
    'No letter speaks to {0}.': '没有一封信谈到 {0&}。',
    Impact: '影响',
    '{0} and {1#} more': '{0}，另有 {1#} 项',
  })
  expect(translated(english)).toBe(says)
  i18n.activate('en')
})

test('a list of items that have such words themselves is kept apart by semicolons', () => {
  setTold({ 'It lacks: {0}.': '缺少：{0;}。', 'Diploma or other record': '证书或其他记录' })
  expect(translated('It lacks: diploma or other record; a plan, or two.')).toBe(
    '缺少：证书或其他记录；a plan, or two。',
  )
})

test('a name of ours is told, and no words that are only put together like ours', () => {
  setTold({ Title: '标题', 'Notice, page {0}': '通知，第 {0} 页' })
  expect(['Title', 'Notice, page 4', ''].map(translatedName)).toEqual(['标题', 'Notice, page 4', ''])
})

test.each([
  ['Tie each to the work. It counts (8 C.F.R. § 1(b)).', '逐一联系。算数（8 C.F.R. § 1(b)）。'],
  ['It counts (Matter of Sea, Inc. That one).', '算数（Matter of Sea, Inc. That one）。'],
  ['Tie each to the work.', '逐一联系。'],
  ['It speaks to this: begin with Ex. R2 and Ex. R3. Tie each to the work.', '从 Ex. R2 和 Ex. R3 开始。逐一联系。'],
  // One that is not ours, and a model's own.
  ['Tie each to the work. Begin with the plan.', 'Tie each to the work. Begin with the plan.'],
  ['', ''],
])('advice of ours is told sentence by sentence: %s', (english, says) => {
  i18n.loadAndActivate({ locale: 'zh-Hans', messages: {} })
  setTold({
    'Tie each to the work.': '逐一联系。',
    'It counts ({0}).': '算数（{0}）。',
    'It speaks to this: begin with {0}.': '从 {0&} 开始。',
  })
  expect(translatedSentences(english)).toBe(says)
  i18n.activate('en')
})

test('somebody’s long text costs no more than its length', () => {
  setTold({ 'From {0}, {1}, {2}, {3}, {4}, {5} to {6} ({7}).': '从 {0}、{1}、{2}、{3}、{4}、{5} 到 {6}（{7}）。' })
  const text = `From ${'a, '.repeat(20_000)}.`
  expect(translated(text)).toBe(text)
})
