import { expect, test } from 'vitest'
import { textIn } from '../../builtin/testing.ts'
import type { Profile } from '../../profile.ts'
import { lettersOf, petitionOf } from '../../testing/drafted-once.ts'
import { batteryResearcher } from '../../testing/profiles.ts'

const withAward = (name: string, brief_introduction: string): Profile => {
  const [award] = batteryResearcher.evidence
  if (award === undefined) throw new Error('No evidence')
  const placed = { ...award, name, brief_introduction, category: 'Achievement' as const, sub_category: 'Award' }
  return {
    ...batteryResearcher,
    evidence: [{ ...placed, issuing_organization: 'Northlight Foundation', received_date: '2021-05-01' }],
  }
}

test.each([
  ['Second place, Northlight Prize', 'Second place among 40 entries.', 'second place in the Northlight Prize'],
  ['Northlight Prize', 'My paper took second place.', 'second place in the Northlight Prize'],
  ['Northlight Award', 'I came 2nd of 40 entries.', 'second place in the Northlight Award'],
  ['Northlight Award', 'Honorable mention for the protocol.', 'an honorable mention in the Northlight Award'],
])('“%s” with “%s” is told as what it is', async (name, account, placed) => {
  const profile = withAward(name, account)
  const texts = [await petitionOf(profile), ...(await lettersOf(profile))].map(({ document }) =>
    textIn(document.blocks),
  )
  expect(texts[0]).toContain(placed)
  for (const text of texts) {
    expect(text).not.toMatch(/(?:received|conferred|honored (?:her )?with) the Northlight/)
    expect(text).not.toMatch(/The (?:prize|award) is described as/)
  }
})

test.each([
  ['Nomination for the Northlight Prize', 'The faculty nominated me.', 'a nominee'],
  ['Northlight Prize shortlist', 'On the shortlist of six.', 'one of those on the shortlist'],
  ['Northlight Prize', 'I was a semifinalist.', 'a semifinalist'],
])('“%s” with “%s” is no prize, and no winner is made up', async (name, account, near) => {
  const text = textIn((await petitionOf(withAward(name, account))).document.blocks)
  expect(text).toMatch(new RegExp(`(?:she was|named her) ${near} `))
  expect(text).not.toMatch(/went to somebody else|not the winner|honored with the Northlight/)
})
