import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS, type EndeavorPart } from '#domain/endeavor.ts'
import type { BackgroundKind } from '#domain/rfe.ts'
import { sentencesIn } from '../builtin/testing.ts'
import { plain } from '../builtin/phrase.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import type { Profile } from '../profile.ts'
import type { RfeCase } from '../rfe.ts'
import { respond } from './testing.ts'

/** What nobody has ever entered: figures, names, prizes, dates. */
const INVENTED = [
  '43 percent',
  '7,412 modules',
  '$9.3 million',
  'Quillmark Foundation',
  'Dr. Ottoline Varr',
  'Brannock Medal',
  'March 2011',
  'Straithwell County',
  'Institute of Feigned Results',
  '1,961 hospitals',
  'Journal of Unwritten Work',
  '1,988 gauges',
]

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

describe.each(FORMS)('of what is invented, %s,', (_, sentence) => {
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
