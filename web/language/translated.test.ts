import { afterEach, expect, test } from 'vitest'
import { setTold, translated } from './translated.ts'

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
