import { expect, test } from 'vitest'
import { blockElement, blockIn } from './reading.ts'

test.each([
  ['', null],
  ['#', null],
  ['#block-', null],
  ['#proof', null],
  ['#block-%E0%A4%A', null],
  ['#block-opening-4', 'opening-4'],
  [`#${encodeURIComponent(blockElement('schritt 1/ö'))}`, 'schritt 1/ö'],
])('the address %s names the block %s', (hash, block) => expect(blockIn(hash)).toBe(block))
