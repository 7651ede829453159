import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS, type EndeavorPart } from '#domain/endeavor.ts'
import type { BackgroundKind } from '#domain/rfe.ts'
import { sentencesIn } from '../builtin/testing.ts'
import { plain } from '../builtin/phrase.ts'
import { INVENTED } from '../testing/invented.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import type { Profile } from '../profile.ts'
import type { RfeCase } from '../rfe.ts'
import { respond } from './testing.ts'

/** As a drafter leaves it, with its marks, and as an editor does who took them off. */
const FORMS: [string, (invented: string) => string][] = [
  ['marked', (invented) => `The endeavor will build on [Verify: ${invented}] of national importance.`],
  ['marked as a sentence', (invented) => `[Verify: The work was honored with ${invented}.]`],
  [
    'unmarked, of the past',
    (invented) => `The units of the endeavor rest on what ${invented} had shown to the counties.`,
  ],
  [
    'unmarked, of the applicant',
    (invented) => `The petitioner received ${invented} for the monitoring units in the counties.`,
  ],
]

/** The words of a response that stand in no mark. */
async function plainOf(profile: Profile, rfe: RfeCase): Promise<string> {
  const { document } = await respond({ profile, rfe })
  return sentencesIn(document.blocks)
    .map(({ inlines }) => plain({ inlines: inlines.filter(({ kind }) => kind !== 'verify' && kind !== 'missing') }))
    .join(' ')
}

const { rfe } = bridgeEngineerNotice
const inPlain = (text: string): string[] => INVENTED.filter((one) => text.includes(one))

/** Of which the short form drafts responses: one with marks, and one without. */
const SAMPLE = ['marked', 'unmarked, of the applicant']

for (const [form, sentence] of FORMS)
  describe(`of what is invented, ${form},`, { tags: SAMPLE.includes(form) ? [] : ['long'] }, () => {
    test('nothing stands plain in a response from its endeavor', async () => {
      const [first] = civilEngineer.endeavors
      if (first === undefined) throw new Error('no endeavor')
      const parts = ENDEAVOR_PARTS.map((part, at): [EndeavorPart, string] => [
        part,
        INVENTED.filter((__, i) => i % ENDEAVOR_PARTS.length === at)
          .map(sentence)
          .join(' '),
      ])
      const endeavor = { ...first, ...(Object.fromEntries(parts) as Record<EndeavorPart, string>) }
      const profile = { ...civilEngineer, draftedEndeavors: [first.id], endeavors: [endeavor] }
      expect(inPlain(await plainOf(profile, rfe))).toEqual([])
    })

    test('nothing stands plain in a response from the applicant’s own draft', async () => {
      const pages = [INVENTED.map(sentence).join(' ')]
      const filed = [{ kind: 'initial_response' as const, name: 'draft.pdf', url: '/api/files/d/draft.pdf', pages }]
      expect(inPlain(await plainOf(civilEngineer, { ...rfe, filed }))).toEqual([])
    })

    test.each<BackgroundKind>(['recommendation', 'petition_letter', 'response_letter', 'endeavor'])(
      'nothing stands plain in a response but what a filed paper says, quoted and with its name: %s',
      async (kind) => {
        const filed = [
          { kind, name: 'paper.pdf', url: '/api/files/p/paper.pdf', pages: [INVENTED.map(sentence).join(' ')] },
        ]
        const text = (await plainOf(civilEngineer, { ...rfe, filed })).replace(
          /(?:petition letter|earlier response|endeavor statement|“Letter of recommendation”)[^“]{0,24}“[^”]*”/gu,
          '',
        )
        expect(inPlain(text)).toEqual([])
      },
    )
  })

/** What the draft says; what another paper says; whether the other paper holds what is in doubt. */
const BESIDE: [said: string, doubted: string, paper: string, isHeld: boolean][] = [
  ['37 orders', '37', 'The bridge was opened in 1937.', false],
  ['37 orders', '37', 'The bridge has 37 spans, and orders for steel came late.', false],
  ['37 orders', '37', 'The counties counted 37. Orders for steel came late.', false],
  ['37 orders', '37', 'The office had received 37 orders by the spring.', true],
  ['forty-three orders', 'forty-three', 'The bridge has forty-three spans.', false],
  ['forty-three orders', 'forty-three', 'The office had received forty-three orders by the spring.', true],
  ['43 percent more', '43 percent', 'The sensor found 143 percent of the cracks.', false],
  ['43 percent more', '43 percent', 'The sensor missed 8.43 percent of the cracks.', false],
  ['43 percent more', '43 percent', 'The sensor missed 43% of the cracks.', true],
  ['$3 million', '$3 million', 'The county pays $9.3 million for steel.', false],
  ['961 payments', '961', 'The county made 1,961 payments for steel.', false],
  ['1,961 payments', '1,961', 'The county made 1961 payments for steel.', true],
  ['the Varr Medal', 'Varr Medal', 'The Delvarr Medallion hangs in the hall.', false],
  ['the Varr Medal', 'Varr Medal', 'The Varr Medal hangs in the hall.', true],
]

for (const [at, [said, doubted, paper, isHeld]] of BESIDE.entries())
  test(
    `of “${said}” in a draft, ${doubted} is looked for in whole words: ${paper}`,
    // Every third: rows of both kinds are among them.
    { tags: at % 3 === 0 ? [] : ['long'] },
    async () => {
      const sentence = `The petitioner received ${said} for the monitoring units in the counties.`
      const filed = [
        { kind: 'initial_response' as const, name: 'draft.pdf', url: '/api/files/d/draft.pdf', pages: [sentence] },
        { kind: 'petition_letter' as const, name: 'letter.pdf', url: '/api/files/p/letter.pdf', pages: [paper] },
      ]
      const { drafted } = await respond({ profile: civilEngineer, rfe: { ...rfe, filed } })
      const doubts = drafted.warnings.filter(({ text }) => text.includes('only your own draft says this'))
      expect(doubts.map(({ text }) => text.endsWith(`: ${doubted}`))).toEqual([!isHeld])
    },
  )
