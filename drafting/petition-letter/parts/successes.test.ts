import { describe, expect, test } from 'vitest'
import { endeavorOf, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { plain } from '../../builtin/phrase.ts'
import { buildCaseFile } from '../../case-file.ts'
import { contributionsIn } from '../../letter-packet/contributions.ts'
import type { Profile } from '../../profile.ts'
import { civilEngineer } from '../../testing/profiles.ts'
import { draftPetitionLetter } from '../draft.ts'

type Project = Profile['professionalprojects'][number]

/** Successes of safety, medicine and reliability, each with a word that lists of setbacks hold. */
const SUCCESSES = [
  'Two bridges were closed before failure.',
  'No alarm was missed in 26 months.',
  'The leak was found before a tank lost its load.',
  'The infection rate fell, and no patient was harmed in 14 months.',
  'The new seal never leaked, and the old one was retired.',
  'Rejected castings fell from 41 to 6 a week.',
  'The model predicts heart failure nine hours earlier.',
  'Errors of dosage stopped on all four wards.',
  'Crashes on the pass declined after the warning signs.',
  'The valve withdrew from service without a loss of pressure.',
]
const UNFAVORABLE =
  /\b(?:setbacks?|unfavorabl[ey]|another side|held against|shortcomings?|weakness(?:es)?|drawbacks?|nevertheless|admittedly)\b/iu

const [project, ...others] = civilEngineer.professionalprojects as [Project, ...Project[]]

const drafted = new Map<string, ReturnType<typeof draftWith>>()
/** A petition whose project came to one success, with the section in which each sentence stands; drafted once for each. */
function petitionWith(impact: string): ReturnType<typeof draftWith> {
  const petition = drafted.get(impact) ?? draftWith(impact)
  drafted.set(impact, petition)
  return petition
}

async function draftWith(impact: string) {
  const profile: Profile = {
    ...civilEngineer,
    professionalprojects: [{ ...project, impact }, ...others],
  }
  const caseFile = buildCaseFile(profile)
  const { document } = await draftPetitionLetter(caseFile, { endeavor_id: endeavorOf(profile) }, quietRun())
  const sentences = document.blocks.flatMap((block) =>
    sentencesIn([block]).map((sentence) => ({
      section: block.kind === 'page-break' ? '' : (block.section ?? ''),
      text: plain(sentence),
    })),
  )
  return { caseFile, sentences }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? []

describe.each(SUCCESSES)('%s', (success) => {
  test('is told of its project as a success, and not called anything else', async () => {
    const { caseFile, sentences } = await petitionWith(success)
    const telling = sentences.filter(({ text }) => wordsOf(success).every((word) => text.toLowerCase().includes(word)))
    expect(telling.map(({ section }) => section)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^project-\d+$/u)]),
    )
    expect(telling.filter(({ section }) => section === 'limits')).toEqual([])
    expect(telling.filter(({ text }) => UNFAVORABLE.test(text.replace(success.slice(0, -1), '')))).toEqual([])
    const { has_weight } =
      contributionsIn(caseFile, new Set()).find(({ key }) => key === `professionalprojects/${project.id}`) ?? {}
    expect(has_weight).toBe(true)
  })

  test('leaves the limits of the record as they are without it', async () => {
    const limitsOf = async (impact: string) =>
      (await petitionWith(impact)).sentences.filter(({ section }) => section === 'limits').map(({ text }) => text)
    expect(await limitsOf(success)).toEqual(await limitsOf('The units are in use.'))
  })
})
