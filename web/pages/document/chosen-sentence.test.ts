import type { Sentence } from '#domain/document.ts'
import { expect, it } from 'vitest'
import { quotedIn, saidIn } from './chosen-sentence.ts'

const sentence: Sentence = {
  inlines: [
    { kind: 'text', text: 'Of the six kinds of evidence, ' },
    { kind: 'authority', id: 'k', short: '8 C.F.R.', runs: [{ text: '8 C.F.R. § 204.5(k)(3)(ii)' }] },
    { kind: 'text', text: ', these are met: the award ' },
    { kind: 'exhibit', number: 8 },
    { kind: 'text', text: ' of ' },
    { kind: 'verify', text: '2022', reason: '' },
    { kind: 'verify', text: 'Ex. 4', reason: '' },
    { kind: 'text', text: ' ' },
    { kind: 'missing', what: 'the jury' },
    { kind: 'text', text: '.' },
  ],
  sources: [],
}

it('is quoted with the law that it names, and looked for without', () => {
  expect(quotedIn(sentence)).toBe(
    'Of the six kinds of evidence, 8 C.F.R. § 204.5(k)(3)(ii), these are met: the award of 2022 Ex. 4.',
  )
  expect(saidIn(sentence)).not.toContain('C.F.R.')
})
