import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { petitionOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { paper } from '../testing/profiles/paper.ts'
import { credentialOf } from './entries.ts'
import { confirmsPost } from './papers.ts'
import { plain } from './phrase.ts'
import { portraitOf, type Entry } from './portrait.ts'
import { sentencesIn, textIn } from './testing.ts'

const [first] = batteryResearcher.evidence
if (first === undefined) throw new Error('The profile has no evidence')

const withPaper = (change: Partial<Profile['evidence'][number]>): Profile => ({
  ...batteryResearcher,
  evidence: [
    ...batteryResearcher.evidence,
    { ...first, id: 990, category: 'Professional', sub_category: 'Others', supporting_doc: null, ...change },
  ],
})
const entry = (name: string, issuing_organization: string): Entry => {
  const found = portraitOf(buildCaseFile(withPaper({ name, issuing_organization }))).evidence.find(
    ({ id }) => id === 990,
  )
  if (found === undefined) throw new Error('The entry is lost')
  return found
}

test.each([
  ['Registration as surveyor, Board of Surveyors', 'Board of Surveyors', 'the Registration as surveyor'],
  ['License of the Board of Surveyors', 'Board of Surveyors', 'the License of the Board of Surveyors'],
  ['Certificate in Bridge Rating', 'Board of Surveyors', 'the Certificate in Bridge Rating'],
  ['Certified Rater, Board of Surveyors, Ohio', 'Board of Surveyors', 'the credential of a Certified Rater, Ohio'],
])('%s of %s is called %s', (name, issuer, called) =>
  expect(plain(credentialOf(entry(name, issuer)) ?? { inlines: [] })).toBe(called),
)

test.each([
  ['Letter of employment, Harbor Works, 2025', true],
  ['Employment verification by Harbor Works', true],
  ['Certificate of service', true],
  ['Letter of intent, Harbor Works', false],
  ['Certificate in service design', false],
])('%s confirms a post: %s', (name, is) => expect(confirmsPost(entry(name, 'Harbor Works'))).toBe(is))

describe('a letter of employment', async () => {
  const house = batteryResearcher.professionalhistory.find(({ is_current }) => is_current)?.organization ?? ''
  const { document } = await petitionOf(
    withPaper({
      name: `Letter of employment, ${house}, 2025`,
      issuing_organization: house,
      brief_introduction: 'The director certifies my post since 2021 and the supervision of nine technicians.',
      supporting_doc: paper(990, 'employment.pdf'),
    }),
  )
  const ofSection = (section: string): string =>
    sentencesIn(document.blocks.filter((block) => 'section' in block && block.section === section))
      .map(plain)
      .join(' ')

  test('is told with its post', () => expect(ofSection('posts')).toMatch(/director certifies .*nine technicians/))
  test('and is no credential', () =>
    expect(textIn(document.blocks)).not.toMatch(/credential (?:of |)(?:the )?Letter of employment/i))
})
