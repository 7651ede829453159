import { describe, expect, test } from 'vitest'
import { applicants, ofShortForm, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import type { Profile } from '../profile.ts'
import { respond } from '../rfe-response/testing.ts'
import { ceramicsResearcher } from '../testing/as-typed/ceramics-researcher.ts'
import { infectionNurse } from '../testing/as-typed/infection-nurse.ts'
import { reliabilityEngineer } from '../testing/as-typed/reliability-engineer.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { caseFileOf, petitionOf } from '../testing/drafted-once.ts'
import type { Finding } from './finding.ts'
import { qualityOf } from './index.ts'

/** What says that a sentence is at odds with the record. */
const AT_ODDS = new Set([
  'other-plan',
  'endeavor-drift',
  'endeavor-told',
  'field-as-endeavor',
  'future-told',
  'plan-as-fact',
  'name-forms',
  'dates',
  'order-of-time',
  'posts',
  'degrees',
  'odd-figures',
])
const atOdds = (findings: readonly Finding[]): string[] =>
  findings.filter(({ rule }) => AT_ODDS.has(rule)).map(({ rule, text }) => `${rule}: ${text}`)

/** The papers that were filed with this notice are another's. */
const rfe = { ...bridgeEngineerNotice.rfe, filed: [] }

const asTyped = await Promise.all(
  Object.entries({ reliabilityEngineer, ceramicsResearcher, infectionNurse }).map(
    async ([name, profile]): Promise<[string, Profile]> => {
      const [first] = await draftEndeavors(buildCaseFile(profile), [], quietRun())
      if (first === undefined) throw new Error('No endeavor was drafted')
      return [name, { ...profile, endeavors: [{ id: 1, is_selected: true, is_locked: false, ...first }] }]
    },
  ),
)
const SHORT = ['batteryResearcher', 'thinApplicant', 'reliabilityEngineer', 'ceramicsResearcher']

describe.each([...applicants, ...asTyped])(
  'no sentence that the drafter sets for %s is told to be at odds with the record',
  (name, profile) => {
    test('in a petition', ofShortForm(name, SHORT), async () => {
      const { document } = await petitionOf(profile)
      expect(atOdds(qualityOf(document, caseFileOf(profile), []))).toEqual([])
      expect(JSON.stringify(document.blocks)).not.toContain('a process of production')
    })

    test('in a response', ofShortForm(name, SHORT), async () => {
      const { quality, document } = await respond({ profile, rfe })
      expect(atOdds(quality)).toEqual([])
      expect(JSON.stringify(document.blocks)).not.toContain('a process of production')
    })
  },
)
