import { expect, test } from 'vitest'
import type { CardSource } from '#domain/fact-card.ts'
import { byPlace } from './by-place.ts'

const typed = (field: string, words: string, entry = 1): CardSource => ({ section: 'referees', entry, field, words })
const printed = (page: number, words: string): CardSource => ({ file: '/api/files/x/x.pdf', page, words })

test.each<[string, CardSource[], [string][]]>([
  ['no source', [], []],
  ['sentences of one field', [typed('comments', 'hired me.'), typed('comments', 'my boss.')], [['hired me. my boss.']]],
  ['two fields', [typed('comments', 'hired me.'), typed('relationship', 'my boss')], [['hired me.'], ['my boss']]],
  ['one field of two entries', [typed('comments', 'a.'), typed('comments', 'b.', 2)], [['a.'], ['b.']]],
  ['two pages', [printed(1, 'a.'), printed(2, 'b.')], [['a.'], ['b.']]],
  ['a field without words', [typed('', '')], [['']]],
])('%s', (_, sources, words) => expect(byPlace(sources).map((source) => [source.words])).toEqual(words))
