import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const [paper, ...rest] = batteryResearcher.academicprojects
const caseFile = buildCaseFile({
  ...batteryResearcher,
  academicprojects:
    paper === undefined ? [] : [{ ...paper, published_journal: 'Letters on Water and Closed-Loop Clay' }, ...rest],
})
const found = (text: string) => readSentence(text, caseFile).findings.map((one) => one.text)

test.each([
  ['She is a Certified Energy Storage Examiner.', 'Certified Energy Storage Examiner'],
  ['She worked at Hollin Energy Laboratory.', 'Hollin Energy Laboratory'],
])('%s: a name garbled', (text, name) => expect(found(text)).toContain(name))

test.each([
  'Her article appeared in Letters on Water & Closed-Loop Clay.',
  'She worked at Hollin Ridge.',
  'She was taught at the University of Technology.',
  'Director Delphine Aumaury-Sato wrote the letter.',
  'She is a Hungarian, and lives in Szeged.',
  'It is done on Mondays.',
  'Dr. Kőszegvári’s Lake Marrow degree is the doctorate.',
])('%s: a name in another form', (text) => expect(found(text)).toEqual([]))
