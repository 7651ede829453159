import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { waterChemist } from '../testing/profiles.ts'
import { deedsIn } from './deeds.ts'
import { tokensOf } from './proposition.ts'

const [project, ...others] = waterChemist.academicprojects
const caseFile = buildCaseFile({
  ...waterChemist,
  academicprojects:
    project === undefined
      ? []
      : [
          {
            ...project,
            solution:
              'I drilled the sampling shafts and measured the nitrate. Brannoch Ellery drew the drainage map. The interviews were done by Ysolde Marchetti.',
          },
          ...others,
        ],
})

const told = (text: string) =>
  deedsIn(text, tokensOf(text), { i: 'applicant', third: 'applicant' }, caseFile).map(
    ({ doer, verb }) => `${doer} ${verb.folded}`,
  )

describe('who did what', () => {
  test.each([
    ['I drilled the shafts and measured the nitrate.', ['applicant drilled', 'applicant measured']],
    ['Brannoch Ellery drew the drainage map.', ['other drew']],
    ['The interviews were done by Ysolde Marchetti.', ['other done']],
    ['My adviser planned the campaign.', ['other planned']],
    ['The state laboratory did the sequencing.', ['other did']],
    // Nobody's alone, not done, or told of nothing.
    ['Brannoch Ellery and I drew the drainage map.', []],
    ['I drew the drainage map together with Brannoch Ellery.', []],
    ['I did not draw the map.', []],
    ['The map was drawn in May.', []],
    ['', []],
  ])('%s', (text, deeds) => expect(told(text)).toEqual(deeds))
})

describe('what was typed of a recommender', () => {
  const [referee, ...rest] = waterChemist.referees
  const marks = (gender: 'male' | 'female', text: string): string[] => {
    const typed = {
      gender,
      comments: 'He used the worksheet in two classes.',
      relationship: 'He bought the worksheet.',
    }
    const referees = referee === undefined ? [] : [{ ...referee, ...typed }, ...rest]
    const file = buildCaseFile({ ...waterChemist, referees })
    const voice = { referee: referee?.id ?? 0 }
    return readSentence(text, file, { voice }).findings.map(({ reason }) => reason)
  }
  test.each<['male' | 'female', string, string[]]>([
    ['male', 'I used the worksheet in two classes.', []],
    ['male', 'He used the worksheet in two classes.', []],
    ['female', 'I used the worksheet in two classes.', ['the case file says that the applicant did this']],
    ['female', 'He used the worksheet in two classes.', []],
  ])('of a writer who is %s: %s', (gender, text, reasons) => expect(marks(gender, text)).toEqual(reasons))
})

describe('a deed is its doer’s', () => {
  const kinds = (text: string) => readSentence(text, caseFile).findings.map(({ reason }) => reason)
  test.each(['He drew the drainage map.', 'He did the interviews himself.'])('%s', (text) =>
    expect(kinds(text)).toContain('the case file says that somebody else did this'),
  )
  test.each(['Brannoch Ellery drilled the sampling shafts.', 'Ysolde Marchetti drilled the sampling shafts.'])(
    '%s',
    (text) => expect(kinds(text)).toContain('the case file says that the applicant did this'),
  )
  test.each([
    'He drilled the sampling shafts.',
    'Brannoch Ellery drew the drainage map.',
    'Ysolde Marchetti did the interviews.',
  ])('but this holds: %s', (text) => expect(kinds(text)).toEqual([]))
})
