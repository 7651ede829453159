import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const caseFile = buildCaseFile(batteryResearcher)
const letter = { referee: batteryResearcher.referees[0]?.id ?? 0 }
const found = (text: string) =>
  check(text, caseFile, { voice: letter, declared: [] })
    .findings.filter(({ kind }) => kind === 'superlative')
    .map((one) => one.text)

test.each([
  'She is among the ablest of all the students whom I have taught.',
  'Of my doctoral students she was the quickest I have known.',
  'I have met nobody who is her equal.',
  'No student of mine has come close to her.',
  'Few can rival her at the bench.',
  'She is a leading authority on lithium plating.',
  'Her protocol is the standard against which graders are measured.',
  'Hers was the first protocol in the United States to grade battery modules.',
  'She is in a class of her own.',
  'Her work on silicon is unsurpassed.',
])('%s ranks', (text) => expect(found(text)).not.toEqual([]))

test.each([
  'She gave me her honest opinion in the first week.',
  'The first inquiry is directed to the endeavor itself.',
  'A first batch failed, and she began again.',
  'Full membership is open to her only after five years.',
  'The article was her only after-hours reading.',
  'It is in the national interest that the forest be spared.',
  'I do not compare her with others, and I make no such claim.',
  'At the latest count the modules were sound.',
])('%s ranks nobody', (text) => expect(found(text)).toEqual([]))
