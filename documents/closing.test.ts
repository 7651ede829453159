import type { Block } from '#domain/document.ts'
import { expect, test } from 'vitest'
import { tiedToSignature } from './closing.ts'

const signature: Block = { kind: 'signature', id: 's', closing: 'Sincerely,', name: 'Ada Example', lines: [] }
const heading: Block = { kind: 'heading', level: 1, id: 'h', text: 'VI. Conclusion' }
const words = (letters: number): Block => ({
  kind: 'paragraph',
  id: `p${letters}`,
  sentences: [{ inlines: [{ kind: 'text', text: 'a'.repeat(letters) }], sources: [] }],
})
const list: Block = { kind: 'list', id: 'l', ordered: false, items: [] }

test.each<[string, Block[], number[]]>([
  ['a last paragraph of some lines', [heading, words(300), words(300), signature], [2]],
  ['a short one, with the one before it', [heading, words(300), words(60), signature], [1, 2]],
  ['several short ones', [heading, words(60), words(60), words(60), words(60), words(60), signature], [2, 3, 4, 5]],
  ['none beyond the heading, which stays with its text by itself', [words(300), heading, words(60), signature], [2]],
  ['no list before the last words', [words(300), list, words(60), signature], [2]],
  ['a list that comes last', [words(300), list, signature], [1]],
  ['nothing', [signature], []],
])('%s stays with the signature', (_, blocks, tied) => {
  expect([...tiedToSignature(blocks)].sort((a, b) => a - b)).toEqual(tied)
})
