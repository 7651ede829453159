import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError, invalidFields } from '#domain/errors.ts'
import { bodyOf, eachEntry, read } from './errors.ts'

const entry = z.object({ name: z.string('Name, please').min(2, 'Longer, please'), tags: z.array(z.string('A word')) })

const refusal = async (work: () => unknown): Promise<AppError> => {
  try {
    await work()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('Not refused')
}

test.each([
  ['no object', 'text', { detail: 'Please send one object', code: 'invalid' }],
  ['fields', { tags: ['a', 1] }, { name: ['Name, please'], tags: ['A word (number 2)'] }],
])('a value that does not fit: %s', async (_name, value, body) => {
  expect(bodyOf(await refusal(() => read(entry, value)))).toEqual(body)
})

const plain = z.object({
  word: z.string(),
  figure: z.number(),
  count: z.int(),
  answer: z.boolean(),
  list: z.array(z.int().positive()),
  one: z.object({}),
  choice: z.enum(['a', 'b']),
  either: z.union([z.string(), z.number()]),
  page: z.uuid(),
})

test('where a schema has no words of its own, ours are said', async () => {
  const wrong = { word: 7, figure: 'x', count: 1.5, answer: 'x', list: {}, one: [], choice: 'c', either: {}, page: 'x' }
  expect(bodyOf(await refusal(() => read(plain, wrong)))).toEqual({
    word: ['Please enter text'],
    figure: ['Please enter a number'],
    count: ['Please enter a whole number'],
    answer: ['Please choose yes or no'],
    list: ['Please send a list'],
    one: ['Please send one object'],
    choice: ['Please choose one of the options'],
    either: ['Please check this value'],
    page: ['Please check this value'],
  })
  const fields = Object.keys(plain.shape).map((name) => [name, ['This field is required']])
  expect(bodyOf(await refusal(() => read(plain, {})))).toEqual(Object.fromEntries(fields))
})

test('an array that does not fit names the entries', async () => {
  const error = await refusal(() => read(z.array(entry), [{ name: 'ok', tags: [] }, { name: 'x' }, 7]))
  expect(bodyOf(error)).toEqual([
    { index: 1, errors: { name: ['Longer, please'], tags: ['This field is required'] } },
    { index: 2, errors: { detail: ['Please send one object'] } },
  ])
})

test('refusals of entries are gathered, anything else passes through', async () => {
  const gathered = await refusal(() =>
    eachEntry(['good', 'bad', 'worse'], async (word) => {
      if (word !== 'good') throw invalidFields({ word: [`${word} word`] })
      return word
    }),
  )
  expect(bodyOf(gathered)).toEqual([
    { index: 1, errors: { word: ['bad word'] } },
    { index: 2, errors: { word: ['worse word'] } },
  ])
  const missing = await refusal(() =>
    eachEntry([1], async () => Promise.reject(new AppError('not_found', 'None such'))),
  )
  expect(missing.code).toBe('not_found')
  expect(await eachEntry([1, 2], async (n) => n * 2)).toEqual([2, 4])
})

test('fields of another refusal than a wrong value come with its detail and code', () => {
  const error = new AppError('too_large', 'Too big', { fields: { essay: ['Too big'] } })
  expect(bodyOf(error)).toEqual({ detail: 'Too big', code: 'too_large', essay: ['Too big'] })
})
