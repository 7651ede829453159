import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { plannedIssues } from './planned.ts'

test('an officer is put right over a fact, and not over a pronoun', () => {
  const { rfe, reading } = bridgeEngineerNotice
  const analysis = analysisOf(reading, buildCaseFile(civilEngineer), rfe)
  const quote = reading.issues[0]?.quote ?? ''
  const told = (record: string) =>
    plannedIssues({ ...analysis, errors: [{ quote, page: 1, record, place: '' }] }, [], rfe.notice.pages).flatMap(
      ({ errors }) => errors,
    ).length
  expect(told('The record speaks of Ilka Varga as she/her.')).toBe(0)
  expect(told('The degree was awarded in 2011.')).toBe(1)
})
