import { expect, test } from 'vitest'
import { endeavorOf, quietRun, textIn } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { artist, droneFounder, waterChemist } from '../../testing/profiles.ts'
import { draftPetitionLetter } from '../draft.ts'

/** What a letter says of where the endeavor comes from: under its own heading, and at its beginning. */
async function told(profile: Profile): Promise<{ own: string; opening: string }> {
  const request = { endeavor_id: endeavorOf(profile) }
  const { document } = await draftPetitionLetter(buildCaseFile(profile), request, quietRun())
  const of = (section: string) => textIn(document.blocks.filter((block) => block.section === section))
  return { own: of('past-to-future'), opening: of('introduction') }
}

/** The same record under an endeavor and a plan that have nothing to do with it. */
const elsewhere: Profile = {
  ...artist,
  futureplan: [],
  endeavors: artist.endeavors.slice(0, 1).map((one) => ({
    ...one,
    title: 'A registry of harbor pilots’ hearing tests',
    exp_related_experience: '',
    exp_subs_merit_intric_val: 'Hearing tests of harbor pilots are kept on cards.',
    exp_subs_merit_impact: '',
    exp_subs_merit_evidence: '',
    exp_nation_impt_scope: '',
    exp_nation_impt_urgency: '',
    exp_nation_impt_beneficiaries: '',
    exp_nation_impt_impact: '',
  })),
}

test.each<[string, Profile, RegExp, RegExp]>([
  [
    'of one line with the plan',
    droneFounder,
    /grows out of the DriftGuard spray controller and the work on wind-/,
    /^$/,
  ],
  ['of one line with the plan, both', waterChemist, /grows out of .* and /, /came before|Missing/],
  ['only one of which is near', artist, /grows out of Twelve Rivers, described/, /dye recipes/],
  [
    'none of which is near',
    elsewhere,
    /Before the endeavor came .*\[Missing: what of this past work/,
    /grows|continues/,
  ],
])('works %s', async (_, profile, says, never) => {
  const { own } = await told(profile)
  expect(own).toMatch(says)
  expect(own).not.toMatch(never)
})

test('a letter does not begin with work that nothing ties to its endeavor as the ground of it', async () => {
  const { opening } = await told(elsewhere)
  expect(opening).toMatch(/Before it came /)
  expect(opening).not.toMatch(/builds on|ground for it|starts from/)
})
