import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'

const [project] = ordinaryApplicant.professionalprojects
if (project === undefined) throw new Error('The applicant has no project')

/** One project of a mill, and nothing else that tells figures. */
const mill = buildCaseFile({
  ...ordinaryApplicant,
  professionalprojects: [
    {
      ...project,
      background: 'The mill by the river burned wood in two open kilns. The stove of 2009 had cracked.',
      challenge: 'The first damper jammed. An inspector came in March 2018 and closed one kiln.',
      solution:
        'I trained 34 stokers and nine millers. We called each village up to four times. The new kiln was lit in October 2020.',
      impact:
        'Smoke was measured at 71 units with the open kiln, 18 with the closed one. The kiln weighs 300 kilograms. Ovens are banked at two in the morning. Of 60 bakers, 12 moved away.',
    },
  ],
})

const kinds = (text: string): string[] => readSentence(text, mill).findings.map(({ kind }) => kind)

describe('a figure of which the case file tells another value', () => {
  test.each([
    'Each village was called up to nine times.',
    'The applicant trained 60 stokers and nine millers.',
    'Twelve millers and 34 stokers were trained.',
  ])('%s', (text) => expect(kinds(text)).toContain('number'))
  test.each([
    'Each village was called up to four times.',
    'The applicant trained thirty-four stokers and nine millers.',
    'Twelve of the 60 bakers moved away.',
    'The kiln weighs about 660 pounds.',
    'Ovens are banked at 2 a.m.',
  ])('but this is told: %s', (text) => expect(kinds(text)).not.toContain('number'))
})

describe('figures that are told in each other’s place', () => {
  test.each(['Smoke was measured at 18 units with the open kiln, and at 71 with the closed one.'])('%s', (text) =>
    expect(kinds(text)).toContain('number'),
  )
  test.each([
    'Smoke was measured at 71 units with the open kiln, and at 18 with the closed one.',
    'Smoke was measured at 18 units with the closed kiln, and at 71 with the open one.',
  ])('but this is told: %s', (text) => expect(kinds(text)).not.toContain('number'))
})
