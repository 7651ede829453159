import { describe, expect, test } from 'vitest'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draft } from '../engine.ts'
import { checkSentence, readSentence, type Voice } from '../grounding.ts'
import { petitionLetter } from '../petition-letter/index.ts'
import { recommendationLetter } from '../recommendation-letter/index.ts'
import { paper } from '../testing/profiles/paper.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { scriptedLlm } from '../testing/scripted-llm.ts'
import { endeavorOf, everything } from '../builtin/testing.ts'

const [own, other] = batteryResearcher.referees
if (own === undefined || other === undefined) throw new Error('The profile has two recommenders')
const { last_name } = batteryResearcher.application
const resume = paper(8101, 'cv-of-the-writer.pdf')
const profile = {
  ...batteryResearcher,
  referees: [{ ...own, resume }, other],
  uploads: [
    ...batteryResearcher.uploads,
    {
      url: resume.url,
      pages: [
        'Curriculum vitae',
        `Fellow of the Quillmark Institute since 1994. I have worked on corrosion for 27 years.\nJudge of the Brannock Prize of 2011, which Dr. ${last_name} received.`,
      ],
      by: 'text' as const,
    },
  ],
}
const caseFile = buildCaseFile(profile)
const writer: Voice = { referee: own.id }
const marks = (text: string, voice: Voice) =>
  checkSentence({ inlines: [{ kind: 'text', text }], sources: [] }, caseFile, voice).length

describe('a recommender’s resume', () => {
  const ofSelf = 'I have been a Fellow of the Quillmark Institute since 1994.'

  test('bears out what its owner’s letter says of its owner, with the page', () => {
    expect(marks(ofSelf, writer)).toBe(0)
    const places = readSentence(ofSelf, caseFile, { voice: writer }).sources.map(
      (id) => caseFile.facts.find((fact) => fact.id === id)?.place,
    )
    expect(places).toContain('Recommender 1, Resume, page 2')
  })

  test('bears out what it says of the applicant by name', () => {
    expect(marks(`Dr. ${last_name} received the Brannock Prize of 2011.`, writer)).toBe(0)
  })

  test.each<[string, string, Voice]>([
    ['the applicant in that letter', `Dr. ${last_name} is a Fellow of the Quillmark Institute.`, writer],
    ['another writer', ofSelf, { referee: other.id }],
    ['the applicant in the petition', `Dr. ${last_name} received the Brannock Prize of 2011.`, 'petition'],
    ['the applicant in an endeavor', 'The endeavor goes on from the Brannock Prize of 2011.', 'endeavor'],
  ])('bears out nothing of %s', (_, text, voice) => expect(marks(text, voice)).toBeGreaterThan(0))

  test('is shown to a model that writes this letter, and with no other document', async () => {
    const shown = async (writing: ReturnType<typeof petitionLetter>): Promise<boolean> => {
      const llm = scriptedLlm()
      await draft(writing, quietRun(), { kind: 'model', llm })
      return llm.calls.some(({ material, prompt }) => `${material}${prompt}`.includes('Quillmark'))
    }
    const letterOf = (referee_id: number) => recommendationLetter(caseFile, { referee_id, items: everything(profile) })
    expect(await shown(letterOf(own.id))).toBe(true)
    expect(await shown(letterOf(other.id))).toBe(false)
    expect(await shown(petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) }))).toBe(false)
  })

  test('takes no number of an exhibit', () => {
    expect(caseFile.exhibits).toEqual(buildCaseFile(batteryResearcher).exhibits)
  })
})
