import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLastWords, leaveLastWords, takeLastWords, told } from './last-words.ts'

const draft = (values: string) => ({ values, base: '', at: 1 })
const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  forgetLastWords()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what the database has not answered is left for the next page, once', () => {
  void told('1/note', draft('More.'), never())
  void told('1/plan', null, never())
  leaveLastWords()
  expect(takeLastWords()).toEqual([
    ['1/note', draft('More.')],
    ['1/plan', null],
  ])
  expect(takeLastWords()).toEqual([])
})

test('what it has answered is not, and an answer to what was typed before is none to what is typed now', async () => {
  await told('1/note', draft('One.'), Promise.resolve())
  const first = told('1/plan', draft('One.'), Promise.resolve())
  void told('1/plan', draft('One. Two.'), never())
  await first
  leaveLastWords()
  expect(takeLastWords()).toEqual([['1/plan', draft('One. Two.')]])
})

test('a page that has told everything leaves nothing of an earlier one', () => {
  void told('1/note', draft('More.'), never())
  leaveLastWords()
  forgetLastWords()
  leaveLastWords()
  expect(takeLastWords()).toEqual([])
})

test('a browser that keeps nothing stops nobody', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  void told('1/note', draft('More.'), never())
  leaveLastWords()
  expect(takeLastWords()).toEqual([])
})
