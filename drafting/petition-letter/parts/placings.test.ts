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

const PLACED = [
  ['Second place, Northlight Prize', 'Second place among 40 entries.', 'second place in the Northlight Prize'],
  ['Northlight Prize', 'My paper took second place.', 'second place in the Northlight Prize'],
  ['Northlight Award', 'I came 2nd of 40 entries.', 'second place in the Northlight Award'],
  ['Northlight Award', 'Honorable mention for the protocol.', 'an honorable mention in the Northlight Award'],
] as const

/** Two forms of each kind are enough for the short form, since each takes a petition and its letters. */
const inShort = (at: number): { tags: 'long'[] } => ({ tags: at % 3 === 0 ? [] : ['long'] })

for (const [at, [name, account, placed]] of PLACED.entries())
  test(`“${name}” with “${account}” is told as what it is`, inShort(at), async () => {
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

const NEARLY = [
  ['Nomination for the Northlight Prize', 'The faculty nominated me.', 'a nominee'],
  ['Northlight Prize shortlist', 'On the shortlist of six.', 'one of those on the shortlist'],
  ['Northlight Prize', 'I was a semifinalist.', 'a semifinalist'],
] as const

for (const [at, [name, account, near]] of NEARLY.entries())
  test(`“${name}” with “${account}” is no prize, and no winner is made up`, inShort(at), async () => {
    const text = textIn((await petitionOf(withAward(name, account))).document.blocks)
    expect(text).toMatch(new RegExp(`(?:she was|named her) ${near} `))
    expect(text).not.toMatch(/went to somebody else|not the winner|honored with the Northlight/)
  })
