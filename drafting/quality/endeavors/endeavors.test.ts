import { expect, test } from 'vitest'
import type { EndeavorFields } from '#domain/endeavor.ts'
import { buildCaseFile } from '../../case-file.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { endeavorFindings } from './index.ts'

const caseFile = buildCaseFile(batteryResearcher)
const [held] = batteryResearcher.endeavors
if (held === undefined) throw new Error('The profile has no endeavor')
const { id: _, is_selected: __, is_locked: ___, ...fields } = held
const endeavor = fields as EndeavorFields

const other: EndeavorFields = {
  title: 'A Pilot Unit That Deposits Silicon Anodes From Water',
  exp_applicant_qualifications: 'I built the deposition cell.',
  exp_related_experience: 'I designed the pulsed field.',
  exp_subs_merit_intric_val: 'The unit coats foil 300 millimeters wide without a solvent.',
  exp_subs_merit_impact: 'Workers no longer handle a substance that harms unborn children.',
  exp_subs_merit_evidence: 'The electrodes kept 84 percent of their capacity after 500 cycles.',
  exp_nation_impt_scope: 'The drawings will be published for whoever makes cells.',
  exp_nation_impt_urgency: 'Small makers decide about their lines now.',
  exp_nation_impt_beneficiaries: 'Makers without a solvent plant could afford one.',
  exp_nation_impt_impact: 'I expect a lower cost than that of casting.',
}

const rules = (...endeavors: EndeavorFields[]) => endeavorFindings(endeavors, caseFile).map(({ rule }) => rule)

test('in two endeavors that differ, each rooted in the record, nothing is found', () => {
  expect(endeavorFindings([endeavor, other], caseFile)).toEqual([])
})

test.each<[string, string, Partial<EndeavorFields>]>([
  ['endeavor-empty', 'a part without words', { exp_nation_impt_urgency: ' ' }],
  ['endeavor-general', 'an occupation', { title: 'Research Scientist in Materials Science' }],
  ['endeavor-invented', 'a partner', { exp_nation_impt_scope: 'The drawings go to Zandervale Motors.' }],
  ['endeavor-invented', 'a sum', { exp_nation_impt_impact: 'I expect 7,431 units.' }],
  ['endeavor-parts', 'one thing twice', { exp_nation_impt_impact: other.exp_subs_merit_impact }],
  ['never-argued', 'a shortage', { exp_nation_impt_urgency: 'There is a shortage of skilled workers.' }],
  ['placeholders', 'a slot', { exp_nation_impt_urgency: 'It matters to {place}.' }],
  ['slips', 'half a sentence', { exp_nation_impt_urgency: 'because of the makers' }],
])('%s: %s', (rule, _what, change) => {
  expect(rules(endeavor, { ...other, ...change })).toContain(rule)
})

test('a title that only repeats the field of endeavor is told', () => {
  const application = { ...batteryResearcher.application, field_of_endeavor: `The field of ${other.title}` }
  const found = endeavorFindings([other], buildCaseFile({ ...batteryResearcher, application }))
  expect(found.map(({ rule }) => rule)).toContain('endeavor-field')
})

test('an endeavor that has nothing to do with the record is told', () => {
  const foreign = Object.fromEntries(
    Object.keys(other).map((part, at) => [
      part,
      `Orchards bloom beside ${['lakes', 'towns', 'barns', 'hills', 'roads'][at % 5]}.`,
    ]),
  ) as unknown as EndeavorFields
  expect(rules({ ...foreign, title: 'An Orchard Beside Every Lake' })).toContain('endeavor-rootless')
})

test('two endeavors under one title, or with most words in common, are one', () => {
  expect(rules(endeavor, { ...other, title: endeavor.title })).toContain('endeavors-alike')
  expect(rules(endeavor, { ...endeavor, title: 'Grading of Used Vehicle Batteries' })).toContain('endeavors-alike')
})

test('a sentence that most of them say is told once', () => {
  const shared = { exp_nation_impt_urgency: 'Small makers decide about their lines now.' }
  const found = rules({ ...endeavor, ...shared }, other)
  expect(found.filter((rule) => rule === 'endeavors-repeat')).toHaveLength(1)
})
