import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { petitionLetter } from '../petition-letter/compose.ts'
import { recommendationLetter } from '../recommendation-letter/compose.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { endeavorOf, everything, textIn } from './testing.ts'

const AS_USUAL = { seed: 0, length: 'fuller' } as const
const nobody = async () => undefined

test.each([
  ['None', 'Not applicable', '0.00'],
  ['none', 'United States', '0'],
  ['N/A', 'Not applicable', '0.00'],
])('published work whose funder is “%s” is nowhere said to be funded', async (source, country, amount) => {
  const profile = {
    ...batteryResearcher,
    academicprojects: batteryResearcher.academicprojects.map((project) => ({
      ...project,
      is_published: true,
      funding_source: source,
      funding_source_country: country,
      funding_amount: amount,
    })),
  }
  const caseFile = buildCaseFile(profile)
  const letters = profile.referees.map(({ id }) =>
    recommendationLetter(caseFile, { referee_id: id, items: everything(profile) }),
  )
  for (const { compose } of [petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) }), ...letters]) {
    const text = textIn(await compose(AS_USUAL, nobody))
    expect(
      /[^.]*(?:\bNone\b|N\/A|\bnot applicable\b|\$0\b)[^.]*/i.exec(text.replace(/\bnone of\b/gi, ''))?.[0],
    ).toBeUndefined()
    expect(/[^.]*\b(?:funded|funding was|funds were)\b[^.]*/.exec(text)?.[0]).toBeUndefined()
  }
})
