import { describe, expect, test } from 'vitest'
import type { Sentence } from '#domain/document.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import type { Profile } from '../profile.ts'
import { firstEndeavorsOf, lettersOf, petitionOf } from '../testing/drafted-once.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { AWKWARD } from '../testing/awkward.ts'
import { sentencesOf } from './passages.ts'
import { plain } from './phrase.ts'
import { faultsOf } from './sanity.ts'
import { applicants, sentencesIn } from './testing.ts'

/** Sentences on the law end in citations, which are no sentences; their frames are read by people. */
const isNoCitation = ({ inlines }: Sentence): boolean => inlines.every(({ kind }) => kind !== 'authority')

/** Every sentence of every document that is drafted for an applicant, as it is printed. */
async function printed(profile: Profile): Promise<string[]> {
  const drafted = await firstEndeavorsOf(profile)
  const parts = drafted.flatMap((endeavor) => ENDEAVOR_PARTS.map((part) => endeavor[part]))
  const [first] = drafted
  const own =
    profile.endeavors.length > 0 || first === undefined
      ? profile
      : { ...profile, endeavors: [{ id: 1, is_selected: true, is_locked: false, ...first }] }
  const letters = [await petitionOf(own), ...(await lettersOf(own))]
  return [
    ...parts.flatMap((part) => sentencesOf(part.replace(/\[Missing: [^\]]*\]/g, ''))),
    ...letters.flatMap(({ document }) => sentencesIn(document.blocks).filter(isNoCitation).map(plain)),
  ]
}

const faulty = (sentences: readonly string[]) =>
  sentences.map((sentence) => ({ sentence, faults: faultsOf(sentence) })).filter(({ faults }) => faults.length > 0)

describe('the check itself', () => {
  test.each([
    ['Dr. Kőszegi given each year to one researcher (Ex. 8).', 'stilted'],
    ['The aim was to be read with it is the Young Investigator Award.', 'stilted'],
    ['the line ran.', 'no capital'],
    ['Six recyclers in two states.', 'no finite verb'],
    ['The line ran..', 'no single end'],
    ['The line ran “well.', 'unpaired'],
    ['The line ran ran.', 'a word twice'],
    ['The line {verb} well and ran.', 'left over'],
  ])('finds fault with %j', (sentence, fault) => {
    expect(faultsOf(sentence)).toContain(fault)
  })
})

/** Whom the short form drafts for: somebody of papers, somebody of plans, and somebody of neither. */
const SAMPLE = ['batteryResearcher', 'droneFounder', 'ordinaryApplicant']

for (const [name, profile] of applicants)
  test(`every sentence drafted for ${name} is one`, { tags: SAMPLE.includes(name) ? [] : ['long'] }, async () => {
    expect(faulty(await printed(profile))).toEqual([])
  })

const PASSAGES: Record<string, readonly string[]> = {
  academicprojects: ['background', 'goal', 'challenge', 'solution', 'impact'],
  professionalprojects: ['background', 'goal', 'challenge', 'solution', 'impact'],
  professionalhistory: ['job_summary', 'required_skills'],
  evidence: ['brief_introduction'],
  futureplan: ['current_progress', 'plans', 'expected_outcomes', 'impact'],
}

/** An applicant whose every passage holds one of the awkward sentences, from a place of the list on. */
function awkwardFrom(start: number): Profile {
  let next = start
  const filled = Object.entries(PASSAGES).map(([section, fields]) => {
    const rows = ordinaryApplicant[section as 'evidence']
    return [
      section,
      rows.map((row) => ({
        ...row,
        ...Object.fromEntries(fields.map((field) => [field, AWKWARD[next++ % AWKWARD.length]])),
      })),
    ]
  })
  return { ...ordinaryApplicant, ...(Object.fromEntries(filled) as Partial<Profile>) }
}

// A step that shares no factor with the list's length brings every sentence into every kind of field in turn.
for (const [run, start] of Array.from({ length: 12 }, (_, run) => run * 7).entries())
  test(`awkward passages from ${start} on make sentences`, { tags: run % 4 === 0 ? [] : ['long'] }, async () => {
    expect(faulty(await printed(awkwardFrom(start)))).toEqual([])
  })
