import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

function open(kept: number) {
  const recent = new Recent<string>(kept)
  const computed: string[] = []
  const ask = (text: string) =>
    recent.of(text, (one) => {
      computed.push(one)
      return one.toUpperCase()
    })
  return { ask, computed }
}

test('a text is computed once, also where the result is empty', () => {
  const { ask, computed } = open(2)
  expect([ask('a'), ask(''), ask('a'), ask('')]).toEqual(['A', '', 'A', ''])
  expect(computed).toEqual(['a', ''])
})

test('what is asked for again and again stays, whatever comes in', () => {
  const { ask, computed } = open(2)
  for (const text of ['often', 'a', 'often', 'b', 'often', 'c', 'often', 'd', 'often']) ask(text)
  expect(computed).toEqual(['often', 'a', 'b', 'c', 'd'])
})

test('what nobody asked for while twice as many came in is computed anew', () => {
  const { ask, computed } = open(2)
  for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) ask(text)
  expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'a'])
})
