import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { basisOf, type Basis } from './basis.ts'
import { profileChanges, takenNoteOf } from './changes.ts'
import { numberedAs } from './numbering.ts'

const before = buildCaseFile(batteryResearcher)
const [award] = batteryResearcher.evidence
if (award === undefined) throw new Error('The profile has no evidence')
const idOf = (field: string) => before.fact('evidence', award.id, field)?.id ?? ''

const paragraph = (section: string, ...sources: string[]): Block => ({
  kind: 'paragraph',
  id: section,
  section,
  sentences: [{ inlines: [], sources }],
})
const blocks = [paragraph('honors', idOf('name')), paragraph('honors-again', idOf('name')), paragraph('other', 'F1')]
const outlined = (id: string, section: 'evidence' | 'futureplan' | 'referees') => ({
  id,
  heading: id,
  level: 1 as const,
  purpose: '',
  facts: [{ section }],
  authorities: [],
  words: { least: 0, most: 100 },
  missing: [],
})
const planned = new Map([
  ['honors', outlined('honors', 'evidence')],
  ['honors-again', undefined],
  ['other', outlined('other', 'futureplan')],
])
const basis = basisOf(blocks, before)

const changes = (profile: Profile, known: Basis = basis, tellable?: (caseFile: CaseFile) => ReadonlySet<string>) => {
  const caseFile = numberedAs(buildCaseFile(profile), known)
  return profileChanges({ blocks, basis: known, planned, tellable: tellable?.(caseFile) }, caseFile)
}
const renamed = {
  ...batteryResearcher,
  evidence: batteryResearcher.evidence.map((one) => (one === award ? { ...one, name: 'Harbor Prize' } : one)),
}

test('nothing has changed in the same profile, and in one that only other documents are written from', () => {
  expect(changes(batteryResearcher)).toEqual([])
  const [endeavor] = batteryResearcher.endeavors
  if (endeavor === undefined) throw new Error('The profile has no endeavor')
  const endeavors = [...batteryResearcher.endeavors, { ...endeavor, id: 999, title: 'Another endeavor' }]
  expect(changes({ ...batteryResearcher, endeavors })).toEqual([])
})

test('what was changed or has gone concerns the sections that name it', () => {
  const sections = ['honors', 'honors-again']
  expect(changes(renamed)).toEqual([
    {
      key: `evidence/${award.id}/name`,
      section: 'evidence',
      place: 'Evidence 1, Name',
      was: award.name,
      now: 'Harbor Prize',
      sections,
    },
  ])
  const gone = changes({ ...batteryResearcher, evidence: batteryResearcher.evidence.slice(1) })
  expect(gone[0]).toMatchObject({ was: award.name, now: null, sections })
})

test('what came later concerns the sections that would be written from it, unless the document may not tell it', () => {
  const grown = {
    ...batteryResearcher,
    evidence: [...batteryResearcher.evidence, { ...award, id: 999, name: 'New Medal' }],
  }
  expect(changes(grown)).toEqual([
    {
      key: 'evidence/999',
      section: 'evidence',
      place: 'Evidence 4',
      was: null,
      now: 'New Medal',
      sections: ['honors'],
    },
  ])
  expect(changes(grown, basis, () => new Set())).toEqual([])
  const { held: _, ...older } = basis
  expect(changes(grown, older)).toEqual([])
})

test('a recommender who came later is told by name', () => {
  const [known] = batteryResearcher.referees
  if (known === undefined) throw new Error('The profile has no recommender')
  const referees = [...batteryResearcher.referees, { ...known, id: 999, last_name: 'Larkmere' }]
  const caseFile = numberedAs(buildCaseFile({ ...batteryResearcher, referees }), basis)
  const letters = new Map([['letters', outlined('letters', 'referees')]])
  expect(profileChanges({ blocks, basis, planned: letters }, caseFile).map(({ now }) => now)).toEqual(['Larkmere'])
})

test('a field that was filled in since is one of its own', () => {
  const evidence = batteryResearcher.evidence.map((one) => (one === award ? { ...one, brief_introduction: '' } : one))
  const poorer = buildCaseFile({ ...batteryResearcher, evidence })
  const found = changes(batteryResearcher, basisOf(blocks, poorer))
  expect(found).toMatchObject([{ place: 'Evidence 1, Brief introduction', was: null, sections: ['honors'] }])
})

test('a section that was drafted again from a change is concerned by it no more, until it changes again', () => {
  const noted = takenNoteOf(changes(renamed), 'honors')
  const known = { ...basis, renewed: { honors: noted } }
  expect(changes(renamed, known).map(({ sections }) => sections)).toEqual([['honors-again']])
  const all = { ...basis, renewed: { honors: noted, 'honors-again': noted } }
  expect(changes(renamed, all)).toEqual([])
  const evidence = renamed.evidence.map((one) => (one.name === 'Harbor Prize' ? { ...one, name: 'Pier Prize' } : one))
  expect(changes({ ...renamed, evidence }, all)).toMatchObject([
    { now: 'Pier Prize', sections: ['honors', 'honors-again'] },
  ])
})
