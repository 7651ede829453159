import { expect, it } from 'vitest'
import type { DocumentView } from '../../api/document.ts'
import { replacedLine } from './replaced.ts'

const waived = { by: 'Ada Probe', at: '2026-11-20T21:46:00Z', as: 'applicant' }
const page = (by_hand: string[], settled: number, more: { section: string; waived: typeof waived | null }[] = []) =>
  ({
    version: 4,
    by_hand,
    open: [...Array.from({ length: settled }, () => ({ section: 'merit', waived })), ...more],
  }) as unknown as DocumentView

const KEPT = 'Version 4 keeps them: you can restore it under “Versions”.'
const REPLACED = `The new text takes their place once you accept it. ${KEPT}`

it.each([
  ['nothing done', page([], 0), null],
  ['all of it in another section', page(['prize'], 0, [{ section: 'prize', waived }]), null],
  ['a point that is open', page([], 0, [{ section: 'merit', waived: null }]), null],
  ['typed', page(['merit'], 0), `This section holds changes made by hand. ${REPLACED}`],
  ['settled', page([], 1), `This section holds 1 point that was settled. ${REPLACED}`],
  [
    'both',
    page(['prize', 'merit'], 2),
    `This section holds changes made by hand and 2 points that were settled. ${REPLACED}`,
  ],
])('says what drafting a section again puts away: %s', (_, document, words) => {
  expect(replacedLine(document, 'merit')).toBe(words)
})
