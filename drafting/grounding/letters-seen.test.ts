import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import { sentenceOf } from '../model/sentence.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const FILE = { name: 'letter.pdf', url: '/api/files/9/letter.pdf' }
const LETTER =
  'To whom it may concern. I supervised the work on silicon anodes from the first sample on.\nOrrin Halvecroft'

/** The case with the letter of Dr. Halvecroft as it stands: not signed, signed and not read, or read. */
function caseOf(letter: 'none' | 'unread' | 'read') {
  return buildCaseFile({
    ...batteryResearcher,
    referees: batteryResearcher.referees.map((one) => ({
      ...one,
      signed_letter: letter !== 'none' && one.last_name === 'Halvecroft' ? FILE : null,
    })),
    uploads: letter === 'read' ? [{ url: FILE.url, pages: [LETTER], by: 'text' }] : [],
  })
}

function marks(text: string, letter: 'none' | 'unread' | 'read'): string[] {
  const caseFile = caseOf(letter)
  const referee = batteryResearcher.referees.find(({ last_name }) => last_name === 'Halvecroft')
  const sources = ['comments', 'relationship'].flatMap(
    (field) => caseFile.fact('referees', referee?.id ?? 0, field)?.id ?? [],
  )
  return checkSentence(sentenceOf({ text, sources }, caseFile), caseFile).flatMap(({ text: words, reason }) =>
    / letter of Dr\. Halvecroft/.test(reason) ? [words] : [],
  )
}

const SAYS: readonly [string, string][] = [
  ['Dr. Halvecroft writes that he supervised the work on silicon anodes.', 'Dr. Halvecroft writes'],
  ['Dr. Halvecroft wrote that he supervised the work on silicon anodes.', 'Dr. Halvecroft wrote'],
  ['Orrin Halvecroft, her doctoral supervisor, attests to this.', 'Orrin Halvecroft, her doctoral supervisor, attests'],
  ['The letter of Dr. Halvecroft confirms the supervision.', 'letter of Dr. Halvecroft confirms'],
  ['According to Dr. Halvecroft, he supervised the work.', 'According to Dr. Halvecroft'],
]
const WRITES: readonly [string, string][] = [
  ['The petition is supported by a letter from Dr. Halvecroft.', 'letter from Dr. Halvecroft'],
  ['Dr. Halvecroft’s signed letter is in evidence.', 'Dr. Halvecroft’s signed letter'],
]
const NEITHER = [
  'Dr. Halvecroft supervised the work on silicon anodes.',
  'Dr. Halvecroft confirmed the result in the laboratory of the university.',
  'The supervisor of the work on silicon anodes was Dr. Halvecroft.',
]

test.each([...SAYS, ...WRITES])('of a letter that is not signed nothing is told: %s', (text, words) =>
  expect(marks(text, 'none')).toEqual([words]),
)

test.each(SAYS)('of a letter that nobody has read nothing is told that it says: %s', (text, words) =>
  expect(marks(text, 'unread')).toEqual([words]),
)

test.each(WRITES)('that a letter is signed may be told before it is read: %s', (text) =>
  expect(marks(text, 'unread')).toEqual([]),
)

test.each([...SAYS, ...WRITES].map(([text]) => text))('a letter that was read may be called on: %s', (text) =>
  expect(marks(text, 'read')).toEqual([]),
)

test.each(NEITHER)('what somebody did is no letter: %s', (text) => expect(marks(text, 'none')).toEqual([]))
