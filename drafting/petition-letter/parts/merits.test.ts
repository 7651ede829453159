import { expect, test } from 'vitest'
import { plain } from '../../builtin/phrase.ts'
import { applicants, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { artist, batteryResearcher, teacher } from '../../testing/profiles.ts'
import { paper } from '../../testing/profiles/paper.ts'
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
])('final merits of %s: the criteria by their papers, then the whole', async (_, profile, section) => {
  const sentences = await told(profile, section)
  const met = sentences.filter(({ text }) => text.startsWith('The papers named above concern '))
  expect(met).toHaveLength(1)
  expect(met[0]?.text).toMatch(/an academic record, .* and recognition by others\.$/)
  const all = sentences.map(({ text }) => text).join(' ')
  expect(all).toMatch(/degree of expertise significantly above that ordinarily encountered in the (?:sciences|arts)/)
  expect(all).toMatch(/more likely than not/)
})

test('without a result or a measure of others the letter asks for one', async () => {
  const bare: Profile = {
    ...batteryResearcher,
    academicprojects: [],
    professionalprojects: [],
    evidence: batteryResearcher.evidence.map((item) => ({ ...item, brief_introduction: '' })),
  }
  const sentences = await told(bare, 'alternative-ability')
  expect(sentences.filter(({ text }) => text.startsWith('[Missing: what sets this expertise above'))).toHaveLength(1)
  expect(sentences.filter(({ text }) => /more likely than not/.test(text))).toEqual([])
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

const LISTED: Readonly<Record<string, RegExp>> = {
  A: /an academic record/,
  B: /full-time experience/,
  C: /a license or a certification/,
  D: /remuneration/,
  E: /membership in associations/,
  F: /recognition by others/,
}

function withEndeavor(name: string): Profile {
  const found = applicants.find(([one]) => one === name)
  if (found === undefined) throw new Error(`There is no ${name}`)
  return found[1]
}

test.each<[string, Profile, string, string]>([
  ['the first ground', artist, 'exceptional-ability', 'final-merits'],
  ['an alternative', teacher, 'alternative-ability', 'alternative-ability'],
  ['little', withEndeavor('thinArtist'), 'exceptional-ability', 'final-merits'],
])(
  'of %s the closing list holds what is met of what was argued, and claims nothing else',
  async (_, profile, argued, closed) => {
    const heads = (await told(profile, argued)).flatMap(({ text }) => /\(ii\)\(([A-F])\)\.$/.exec(text)?.[1] ?? [])
    const closing = (await told(profile, closed))
      .filter(({ text }) => text.startsWith('The papers named above'))
      .map(({ text }) => text)
      .join(' ')
    expect(closing).not.toContain('[Verify')
    const met = Object.keys(LISTED).filter((code) => LISTED[code]?.test(closing))
    expect(met).toEqual(heads.filter((code) => met.includes(code)))
  },
)

test('letters of employers among the evidence prove the ten years, and close the list with them', async () => {
  const [like] = teacher.evidence
  const posts = teacher.professionalhistory
  if (like === undefined) throw new Error('The teacher has evidence')
  const letters = posts.map(({ organization }, at) => ({
    ...like,
    id: 990 + at,
    sub_category: 'Others' as const,
    name: `Letter of employment, ${organization}`,
    issuing_organization: organization,
    brief_introduction: 'The office certifies my post.',
    supporting_doc: paper(990 + at, `Letter of employment ${at}.pdf`),
  }))
  const since = ['8 August 2016', '16 June 2008']
  const profile: Profile = {
    ...teacher,
    evidence: [...teacher.evidence, ...letters],
    uploads: letters.map(({ supporting_doc, issuing_organization }, at) => ({
      url: supporting_doc.url,
      pages: [`${issuing_organization}\nThis certifies that he has been employed since ${since[at]}, full-time.`],
      by: 'text' as const,
    })),
  }
  const sentences = await told(profile, 'alternative-ability')
  for (const { issuing_organization } of letters)
    expect(sentences.some(({ text }) => text.startsWith(`A letter of ${issuing_organization} confirms`))).toBe(true)
  expect(sentences.some(({ text }) => /^The papers named above .*full-time experience/.test(text))).toBe(true)
})
