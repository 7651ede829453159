import { expect, test } from 'vitest'
import { plain } from '../../builtin/phrase.ts'
import { quietRun, sentencesIn } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { artist, batteryResearcher } from '../../testing/profiles.ts'
import { draftPetitionLetter } from '../draft.ts'

/** The sentences of a section with the exhibits that each cites. */
async function told(profile: Profile, section: string): Promise<{ text: string; cites: number[] }[]> {
  const [endeavor] = profile.endeavors
  const { document } = await draftPetitionLetter(buildCaseFile(profile), { endeavor_id: endeavor?.id ?? 0 }, quietRun())
  return sentencesIn(document.blocks.filter((block) => block.section === section)).map((sentence) => ({
    text: plain(sentence),
    cites: sentence.inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : [])),
  }))
}

test.each<[string, Profile, string]>([
  ['an alternative', batteryResearcher, 'alternative-ability'],
  ['the first ground', artist, 'final-merits'],
])(
  'final merits of %s: the criteria by their papers, the measure of others, the whole',
  async (_, profile, section) => {
    const sentences = await told(profile, section)
    const met = sentences.find(({ text }) => /\bmet\b/.test(text) && text.includes('the academic record by'))
    expect(met?.cites.length).toBeGreaterThan(2)
    const all = sentences.map(({ text }) => text).join(' ')
    expect(all).toMatch(/degree of expertise significantly above that ordinarily encountered in the (?:sciences|arts)/)
    expect(all).toMatch(/own word/)
    expect(all).toMatch(/\b61 nominations|\b118 works/)
    expect(all).toMatch(/more likely than not/)
  },
)

test('without a result or a measure of others the letter asks for one', async () => {
  const bare: Profile = {
    ...batteryResearcher,
    academicprojects: [],
    professionalprojects: [],
    evidence: batteryResearcher.evidence.map((item) => ({ ...item, brief_introduction: '' })),
  }
  const sentences = await told(bare, 'alternative-ability')
  expect(sentences.filter(({ text }) => text.startsWith('[Missing: what sets this expertise above'))).toHaveLength(1)
})

test('criteria that only a paper about something else would prove are no second ground', async () => {
  const [award] = batteryResearcher.evidence
  const page = 'Northern Electrochemical Union\nCertificate of attendance. Summer school, October 2019.'
  const other: Profile = {
    ...batteryResearcher,
    uploads: [{ url: award?.supporting_doc?.url ?? '', pages: [page], by: 'text' }],
  }
  expect(await told(other, 'alternative-ability')).toEqual([])
})
