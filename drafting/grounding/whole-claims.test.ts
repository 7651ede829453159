import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { marked } from './marks.ts'

const caseFile = buildCaseFile(batteryResearcher)

const marksIn = (text: string): string[] => {
  const inlines = [{ kind: 'text' as const, text }]
  return marked(inlines, checkSentence({ inlines, sources: [] }, caseFile)).flatMap((inline) =>
    inline.kind === 'verify' ? [inline.text] : [],
  )
}

/** Each sentence with its invented claim in braces: a mark covers all of it, and no more. */
describe('a mark covers the whole claim', () => {
  test.each([
    'The method is used by {7,412 modules} in the field.',
    'The design runs at {1,961 hospitals} today.',
    'The applicant trained {247 inspectors} of the counties.',
    'The applicant reviewed {318 manuscripts} for journals.',
    'The error fell by {43 percent} in the trial.',
    'The error fell by {43 %} in the trial.',
    'The error fell by {43.7%} in the trial.',
    'The error fell by {ninety-three percent} in the trial.',
    'The alarms saved {$9.3 million} a year.',
    'The applicant raised {EUR 4.8 million} for the work.',
    'The state paid {USD 760,000} for the design.',
    'The trial cost {£87,500} in all.',
    'The repair was cheaper by {forty million dollars}.',
    'The unit weighs {412 grams} with its mount.',
    'The trial used from {977 to 1,204 devices} on each site.',
    'The trial used {977–1,204 devices} on each site.',
    'The trial used between {977 and 1,204 devices} on each site.',
    'The network sends {87,300 readings} every night.',
    'The first unit went live on {12 March 1987}.',
    'The first unit went live on {March 12, 1987}.',
    'The first unit went live in {October 1987}.',
    '{Dr. Ottoline Varr} praised the work.',
    'The applicant wrote the code with {Bertil van der Quoy}.',
    'The applicant was taught by {Maria de la Fuenteclara}.',
    'The applicant advised {Governor Hale Imbrook} on safety.',
    'The applicant founded {Gannet & Thorle Instruments}.',
    'The {Institute of Feigned Results} certified the units.',
    'The applicant led engineering at {Pellucid Spanworks Inc.} for years.',
    'The alarms hang on every bridge of {Straithwell County}.',
    'The work appeared in the {Journal of Unwritten Work}.',
    'The applicant won the {Brannock Medal} for the work.',
  ])('%s', (told) => {
    const whole = /\{([^}]*)\}/u.exec(told)?.[1]
    expect(marksIn(told.replace(/[{}]/gu, ''))).toEqual([whole])
  })
})
