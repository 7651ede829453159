import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence, type Voice } from '../grounding.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'

const [project, ...others] = ordinaryApplicant.professionalprojects
if (project === undefined) throw new Error('The applicant has no project')
const mill = buildCaseFile({
  ...ordinaryApplicant,
  professionalprojects: [
    {
      ...project,
      project_name: 'Millrace gauges',
      role: 'Surveyor',
      solution:
        'I dug the 40 gauge pits with one assistant. I drew the flood chart alone. I decide about the sluice together with the dike master.',
      impact: 'Flood days fell from nine to four, but it was also a dry year.',
    },
    ...others,
  ],
})
const found = (text: string, voice: Voice = 'petition') =>
  readSentence(text, mill, { voice })
    .findings.filter(({ reason }) => reason.includes('others too'))
    .map((one) => one.text)

describe('what several did is no one’s alone', () => {
  test.each([
    ['She dug the 40 gauge pits alone.', 'alone'],
    ['She dug the 40 gauge pits single-handedly.', 'single-handedly'],
    ['She alone decides about the sluice.', 'alone'],
    ['The gauges alone cut flood days from nine to four.', 'alone'],
    ['She dug the gauge pits by herself.', 'by herself'],
  ])('%s', (text, word) => expect(found(text)).toEqual([word]))
  test.each([
    '',
    'She dug the 40 gauge pits with one assistant.',
    'She drew the flood chart alone.',
    'Left alone, the sluice would rust.',
    'Compared with flood days alone, the pits say more.',
    'In 2020 alone, the pits were dug twice.',
  ])('but not %j', (text) => expect(found(text)).toEqual([]))
  test('nor what a recommender did', () => expect(found('I dug the gauge pits by myself.', { referee: 1 })).toEqual([]))
})
