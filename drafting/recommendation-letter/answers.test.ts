import { expect, test } from 'vitest'
import { isPlain } from '#domain/proof.ts'
import { everything, quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { proved, sentencesIn } from '../proof/prove.ts'
import { wordsOf } from '../proof/words-of.ts'
import { answeredBy } from '../testing/answers.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { draftRecommendationLetter } from './draft.ts'

const WRITER = 81
/** With figures and names that no profile holds. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  writer: ['I have worked on cells for 27 years.', 'I hold the Brannock Medal of 1931.'],
  acquaintance: ['I taught Dr. Kőszegvári in a course of 14 students.'],
  'academicprojects/21': [
    'Nobody at our laboratory could grade a cell in an hour.',
    'Dr. Kőszegvári built the press herself, in nine weeks.',
  ],
  'academicprojects/22': ['I read each of the 312 spectra with her.'],
  endeavor: ['Eleven plants that I advise wait for such a line.'],
}

const drafted = async (profile: Profile, referee_id = WRITER) => {
  const caseFile = buildCaseFile(profile)
  const { document, warnings } = await draftRecommendationLetter(
    caseFile,
    { referee_id, items: everything(profile) },
    quietRun(),
  )
  return { text: textIn(document.blocks), sentences: sentencesIn(proved(document.blocks, caseFile)), warnings }
}
const answered = answeredBy(batteryResearcher, WRITER, ANSWERS)

test('each answer stands word for word where it was asked for, and its question is gone', async () => {
  const [before, after] = [await drafted(batteryResearcher), await drafted(answered)]
  expect(before.text.split('[Missing: ').length - 1).toBe(Object.keys(ANSWERS).length)
  expect(after.text).not.toContain('[Missing: ')
  for (const given of Object.values(ANSWERS)) expect(after.text).toContain(given.join(' '))
  const at = (words: string) => after.text.indexOf(words)
  const places = ['27 years', '14 students', 'in an hour', 'Eleven plants'].map(at)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the writer vouches for an answer, whatever the record holds of it', async () => {
  const { sentences, warnings } = await drafted(answered)
  const given = new Set(Object.values(ANSWERS).flat())
  const said = sentences.filter(({ inlines }) => given.has(wordsOf(inlines)))
  expect(said.map(({ proof }) => proof?.state)).toEqual([...given].map(() => 'composed'))
  expect(
    sentences
      .filter(({ proof }) => proof === undefined || !isPlain(proof.state))
      .map(({ inlines }) => wordsOf(inlines)),
  ).toEqual([])
  expect(warnings).toEqual([])
})

test('no other letter takes an answer over, and one that is taken back is asked for again', async () => {
  const other = batteryResearcher.referees.find(({ id }) => id !== WRITER)?.id ?? 0
  for (const words of Object.values(ANSWERS).flat()) expect((await drafted(answered, other)).text).not.toContain(words)
  const settledCards = answered.settledCards?.map((card) =>
    card.text.includes('Eleven plants') ? { ...card, state: 'left_out' as const } : card,
  )
  const { text } = await drafted({ ...answered, ...(settledCards && { settledCards }) })
  expect(text).not.toContain('Eleven plants')
  expect(text).toContain('[Missing: why this endeavor matters')
})
