import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { waterChemist } from '../testing/profiles/water-chemist.ts'
import type { Profile } from '../profile.ts'

/** Counts how often any field of the entries is read: what compares each entry with each other reads four times as often of twice as many. */
function readsOf(entries: number): number {
  let reads = 0
  const counted = <T extends object>(entry: T): T =>
    new Proxy(entry, {
      get(target, field, receiver) {
        reads += 1
        return Reflect.get(target, field, receiver) as unknown
      },
    })
  const each = <T extends { id: number }>(some: readonly T[], change: (at: number) => Partial<T>): T[] => {
    const [first] = some
    if (first === undefined) throw new Error('The profile has no such entry')
    return Array.from({ length: entries }, (_, at) => counted({ ...first, ...change(at), id: 1000 + at }))
  }
  const profile: Profile = {
    ...waterChemist,
    academicprojects: each(waterChemist.academicprojects, (at) => ({
      project_name: `Project ${at}`,
      impact: `It reduced leakage by ${at % 90} percent in ${1990 + (at % 30)}.`,
    })),
    professionalprojects: each(waterChemist.professionalprojects, (at) => ({ project_name: `Plant ${at}` })),
    evidence: each(waterChemist.evidence, (at) => ({
      name: `Prize ${at} of Brackwater`,
      brief_introduction: `I received Prize ${at} of Brackwater in ${1990 + (at % 30)}.`,
    })),
  }
  buildCaseFile(profile)
  return reads
}

test('a profile of twice as many entries is read twice as often, not four times', () => {
  expect(readsOf(160) / readsOf(80)).toBeLessThan(2.2)
})
