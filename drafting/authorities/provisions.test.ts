import { describe, expect, test } from 'vitest'
import { authority, LIBRARY } from './library.ts'
import cfr1032 from './texts/8-cfr-103.2.txt?raw'
import cfr1035 from './texts/8-cfr-103.5.txt?raw'
import cfr1038 from './texts/8-cfr-103.8.txt?raw'
import cfr2045 from './texts/8-cfr-204.5.txt?raw'
import usc1153 from './texts/8-usc-1153.txt?raw'
import alert from './texts/pa-2026-05.txt?raw'

const folded = (text: string) => text.replaceAll('–', '-').replaceAll("'", '’').replace(/\s+/g, ' ')

/** What a holding of the library says in our words, and the words of the provision on which it rests. */
const RESTS_ON: readonly [id: string, ours: string, text: string, theirs: string][] = [
  [
    'ina-203-b-2',
    'will substantially benefit prospectively the national economy, cultural or educational interests, or welfare',
    usc1153,
    'will substantially benefit prospectively the national economy, cultural or educational interests, or welfare of the United States',
  ],
  ['ina-203-b-2-b-i', 'deems it to be in the national interest', usc1153, 'deems it to be in the national interest'],
  ['ina-203-b-2-b-ii', 'shall be granted', usc1153, 'shall grant a national interest waiver'],
  ['ina-203-b-2-c', 'not by itself', usc1153, 'shall not by itself be considered sufficient evidence'],
  [
    'cfr-204-5-k-1',
    'An alien who claims exceptional ability',
    cfr2045,
    'If an alien is claiming exceptional ability in the sciences, arts, or business and is seeking an exemption from the requirement of a job offer',
  ],
  [
    'cfr-204-5-k-2',
    'a U.S. doctorate or a foreign equivalent degree is needed',
    cfr2045,
    'the alien must have a United States doctorate or a foreign equivalent degree',
  ],
  [
    'cfr-204-5-k-3-ii-b',
    'in the occupation for which the person is being sought',
    cfr2045,
    'at least ten years of full-time experience in the occupation for which he or she is being sought',
  ],
  [
    'cfr-204-5-k-4-ii',
    'for aliens of exceptional ability in the sciences, arts, or business',
    cfr2045,
    'for aliens of exceptional ability in the sciences, arts, or business if exemption would be in the national interest',
  ],
  [
    'cfr-204-5-g-1',
    'the name, address, and title of the writer and a specific description of the duties',
    cfr2045,
    'the name, address, and title of the writer, and a specific description of the duties',
  ],
  [
    'cfr-204-5-d',
    'with all initial evidence and the correct fee',
    cfr2045,
    '(including all initial evidence and the correct fee)',
  ],
  [
    'cfr-103-2-a-2',
    'by hand or, where it is filed electronically',
    cfr1032,
    'handwritten or, for benefit requests filed electronically',
  ],
  ['cfr-103-2-a-7-ii', 'may be rejected or denied', cfr1032, 'USCIS may reject or deny the request'],
  [
    'cfr-103-2-b-1',
    'filed with all initial evidence',
    cfr1032,
    'properly completed and filed with all initial evidence',
  ],
  ['cfr-103-2-b-2', 'two or more sworn statements', cfr1032, 'two or more affidavits'],
  [
    'cfr-103-2-b-8-i',
    'a favorable exercise of discretion is warranted',
    cfr1032,
    'warrants a favorable exercise of discretion',
  ],
  [
    'cfr-103-2-b-8-ii',
    'in its discretion deny',
    cfr1032,
    'USCIS in its discretion may deny the benefit request for lack of initial evidence',
  ],
  ['cfr-103-2-b-8-iii', 'may deny the petition', cfr1032, 'USCIS may: deny the benefit request for ineligibility'],
  ['cfr-103-2-b-8-iv', 'at most twelve weeks', cfr1032, 'exceed twelve weeks'],
  ['cfr-103-2-b-16-i', 'an opportunity to rebut it', cfr1032, 'offered an opportunity to rebut the information'],
  [
    'cfr-103-5-a-1-i',
    'within 30 days of the decision',
    cfr1035,
    'within 30 days of the decision that the motion seeks to reconsider',
  ],
  ['cfr-103-8-b', 'three days are added', cfr1038, '3 days shall be added to the prescribed period'],
  ['pa-2026-05', 'no more for an address abroad', alert, 'no longer provides benefit requestors an additional 14 days'],
  ['pa-2026-05', 'a partial one', alert, 'even if the evidence only partially responds'],
]

describe('a holding says what its provision says', () => {
  test.each(RESTS_ON)('%s: %s', (id, ours, text, theirs) => {
    const { holds, checked } = authority(id)
    expect(holds).toContain(ours)
    expect(folded(text)).toContain(folded(theirs))
    expect(checked).not.toBeNull()
  })
})

test('what was not read is not called checked', () => {
  const unread = LIBRARY.filter(({ checked }) => checked === null).map(({ id }) => id)
  expect(unread).toEqual([
    'chawathe',
    'caron',
    'soffici',
    'sea',
    'izummi',
    'katigbak',
    'flores-v-garland',
    'policy-manual-6-f-5',
  ])
})

test('no provision on exceptional ability alone is cited for advanced degrees without the decision that opens it to them', () => {
  for (const id of ['cfr-204-5-k-1', 'cfr-204-5-k-4-ii'])
    expect(authority(id).holds).toContain('advanced degrees, see Dhanasar')
})
