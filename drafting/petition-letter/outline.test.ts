import { describe, expect, test } from 'vitest'
import { findAuthority, pinOf } from '../authorities/library.ts'
import { TECHNOLOGY_AREAS } from '../authorities/technologies.ts'
import { buildCaseFile } from '../case-file.ts'
import { FACT_SECTIONS } from '../case-file/fields.ts'
import type { Profile } from '../profile.ts'
import { artist, batteryResearcher, civilEngineer, droneFounder, physician, teacher } from '../testing/profiles.ts'
import { matterOf } from './matter.ts'
import { petitionOutline } from './outline.ts'
import { TECHNOLOGIES } from './technologies.ts'
import { writerFor } from './writers.ts'

const outlineOf = (profile: Profile) => petitionOutline(matterOf(buildCaseFile(profile), profile.endeavors[0]?.id ?? 0))
const idsOf = (profile: Profile) => outlineOf(profile).map(({ id }) => id)

describe.each([
  ['batteryResearcher', batteryResearcher],
  ['artist', artist],
  ['teacher', teacher],
  ['droneFounder', droneFounder],
])('the outline of %s', (_, profile) => {
  const outline = outlineOf(profile)

  test('names each section once, and each has its writer', () => {
    expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length)
    for (const { id } of outline) expect(writerFor(id)).toBeTypeOf('function')
  })

  test('has the parts, prongs and factors numbered in order', () => {
    const headings = outline.map(({ heading }) => heading)
    expect(headings.filter((heading) => /^[IVX]+\. /.test(heading)).map((heading) => heading.split('.')[0])).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'VI',
    ])
    const from = headings.findIndex((heading) => heading.startsWith('V. '))
    const prongs = headings.slice(from).filter((heading) => /^[A-Z]\. /.test(heading) && !/^[IVX]+\. /.test(heading))
    expect(prongs.map((heading) => heading[0])).toEqual(['A', 'B', 'C'])
  })

  test('asks only for facts that the profile has fields for', () => {
    const named = outline.flatMap(({ facts, missing }) => [...facts, ...missing.flatMap((one) => one.facts)])
    for (const { section, fields } of named) {
      if (section === 'application' || section === 'derived') continue
      for (const field of fields ?? []) expect(Object.keys(FACT_SECTIONS[section].fields)).toContain(field)
    }
  })

  test('allows only authorities and pins that the library holds', () => {
    for (const id of outline.flatMap(({ authorities }) => authorities)) {
      expect(findAuthority(id)).toBeDefined()
      if (id.includes('@')) expect(pinOf(id)).toBeDefined()
    }
  })

  test('waits only for sections that stand in it', () => {
    const ids = outline.map(({ id }) => id)
    for (const { after = [] } of outline) for (const id of after) expect(ids).toContain(id)
  })

  test('gives each project a section of its own, with that project’s facts alone', () => {
    const projects = outline.filter(({ id }) => id.startsWith('project-'))
    expect(projects).toHaveLength(profile.academicprojects.length + profile.professionalprojects.length)
    for (const { facts } of projects) expect(facts[0]?.entry).toBeTypeOf('number')
  })
})

test('a section that nobody writes is a mistake', () => {
  expect(() => writerFor('prong-four')).toThrow('Nobody writes')
})

describe('optional sections', () => {
  const endeavor = (profile: Profile, title: string): Profile => ({
    ...profile,
    endeavors: profile.endeavors.map((one) => ({ ...one, title })),
    futureplan: [],
  })

  test('a critical technology stands only where the endeavor lies on the list', () => {
    expect(idsOf(batteryResearcher)).toContain('critical-technology')
    expect(idsOf(droneFounder)).toContain('critical-technology')
    expect(idsOf(teacher)).not.toContain('critical-technology')
    expect(idsOf(artist)).not.toContain('critical-technology')
    expect(idsOf(endeavor(batteryResearcher, 'An archive of oral histories of a river valley'))).not.toContain(
      'critical-technology',
    )
  })

  test('each area and subfield that a subject leads to stands on the list', () => {
    for (const { area, subfield } of TECHNOLOGIES) expect(TECHNOLOGY_AREAS[area]).toContain(subfield)
  })

  test('an enterprise stands only where the petitioner’s post is in one', () => {
    expect(idsOf(droneFounder)).toContain('enterprise')
    expect(idsOf(civilEngineer)).not.toContain('enterprise')
  })

  test('public bodies stand only where one has written about the work; a license and an employer do not count', () => {
    expect(idsOf(civilEngineer)).toContain('government-interest')
    expect(idsOf(teacher)).toContain('government-interest')
    expect(idsOf(physician)).not.toContain('government-interest')
    const licensed = { ...civilEngineer, referees: [], evidence: civilEngineer.evidence.filter(({ id }) => id === 51) }
    expect(idsOf(licensed)).not.toContain('government-interest')
  })

  test('exceptional ability and the professions exclude one another', () => {
    expect(idsOf(artist)).toEqual(expect.arrayContaining(['exceptional-ability', 'final-merits']))
    expect(idsOf(artist)).not.toContain('profession')
    expect(idsOf(civilEngineer)).toContain('five-years')
    expect(idsOf(civilEngineer)).not.toContain('exceptional-ability')
  })
})
