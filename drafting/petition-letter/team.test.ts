import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { Profile } from '../profile.ts'
import { lettersOf, petitionOf } from '../testing/drafted-once.ts'
import { batteryResearcher, droneFounder } from '../testing/profiles.ts'

const [first, ...others] = batteryResearcher.academicprojects
const profile: Profile = {
  ...batteryResearcher,
  academicprojects:
    first === undefined
      ? []
      : [{ ...first, solution: 'We built the rig. I wrote the code. We ran it for 90 days.' }, ...others],
}
const textOf = (blocks: Parameters<typeof blockText>[0][]): string => blocks.map((block) => blockText(block)).join('\n')

test('a team is introduced before it is called the team', async () => {
  const text = textOf([...(await petitionOf(profile)).document.blocks])
  expect(text).toMatch(/(?:Her|Kőszegvári’s) team built the rig/)
  expect(text).toMatch(/The team ran it for 90 days|the team ran it for 90 days/)
})

test('also where the profile itself begins with it', async () => {
  for (const { document } of [await petitionOf(droneFounder), ...(await lettersOf(droneFounder))])
    expect(textOf([...document.blocks])).not.toContain('The team wanted a map')
})
