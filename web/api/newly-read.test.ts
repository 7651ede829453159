import { expect, test } from 'vitest'
import { isAnyNewlyRead } from './newly-read.ts'

const paper = (url: string, read_by: 'text' | null, reason: string | null = null) => ({ url, read_by, reason })

test.each([
  ['nothing', [], [], false],
  ['one that is added and not read yet', [], [paper('/a', null)], false],
  ['one that is still being read', [paper('/a', null)], [paper('/a', null)], false],
  ['one that is read by now', [paper('/a', null)], [paper('/a', 'text')], true],
  ['one that could not be read', [paper('/a', null)], [paper('/a', null, 'It is locked.')], true],
  ['one that was read when it came', [], [paper('/a', 'text')], true],
  ['one in the place of another', [paper('/a', 'text')], [paper('/b', 'text')], true],
  ['one that was read before', [paper('/a', 'text')], [paper('/a', 'text')], false],
  ['one that is gone', [paper('/a', 'text'), paper('/b', 'text')], [paper('/b', 'text')], false],
])('%s', (_, before, now, is) => expect(isAnyNewlyRead(before, now)).toBe(is))
