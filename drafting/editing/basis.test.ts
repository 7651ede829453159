import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { basisOf, changesSince, joinedBasis, keptSources } from './basis.ts'
import { numberedAs } from './numbering.ts'

const naming = (...sources: string[]): Block[] => [
  { kind: 'paragraph', id: 'p', sentences: [{ inlines: [], sources }] },
]
const before = buildCaseFile(batteryResearcher)
const factOf = (caseFile: CaseFile, section: string, entry: number, field: string) => {
  const fact = caseFile.fact(section, entry, field)
  if (fact === undefined) throw new Error(`no fact ${section} ${entry} ${field}`)
  return fact
}
const award = batteryResearcher.evidence[0]
if (award === undefined) throw new Error('The profile has no evidence')
const name = factOf(before, 'evidence', award.id, 'name')
const basis = basisOf(naming(name.id, 'dhanasar@889'), before)

const withDegreesAdded: Profile = {
  ...batteryResearcher,
  academichistory: [
    ...batteryResearcher.academichistory.map((degree) => ({ ...degree, id: degree.id + 900 })),
    ...batteryResearcher.academichistory,
  ],
}

describe('the numbers by which a document knows its sources', () => {
  test('are those of an unchanged profile, the very same case file', () => {
    expect(numberedAs(before, basis)).toBe(before)
    expect(changesSince(basis, before)).toEqual({ facts: new Map(), exhibits: new Set() })
  })

  test('stay when entries and papers come in between, which get numbers of their own', () => {
    const grown = buildCaseFile(withDegreesAdded)
    expect(factOf(grown, 'evidence', award.id, 'name').id).not.toBe(name.id)
    const caseFile = numberedAs(grown, basis)
    expect(factOf(caseFile, 'evidence', award.id, 'name')).toMatchObject({ id: name.id, exhibits: name.exhibits })
    expect(new Set(caseFile.facts.map(({ id }) => id)).size).toBe(grown.facts.length)
    expect(new Set(caseFile.exhibits.map(({ number }) => number)).size).toBe(grown.exhibits.length)
    for (const paper of before.exhibits)
      expect(caseFile.exhibits).toContainEqual(expect.objectContaining({ number: paper.number, file: paper.file }))
    expect(changesSince(basis, caseFile).facts.size).toBe(0)
  })

  test('tell what was changed and what has gone', () => {
    const renamed = { ...batteryResearcher, evidence: [{ ...award, name: 'Another Prize' }] }
    expect(changesSince(basis, numberedAs(buildCaseFile(renamed), basis)).facts).toEqual(
      new Map([[name.id, award.name]]),
    )
    const gone = numberedAs(buildCaseFile({ ...batteryResearcher, evidence: [] }), basis)
    expect(gone.facts.some(({ id }) => id === name.id)).toBe(false)
    expect(changesSince(basis, gone)).toEqual({
      facts: new Map([[name.id, award.name]]),
      exhibits: new Set(name.exhibits.concat(exhibitsOfOthers())),
    })
  })
})

const exhibitsOfOthers = () =>
  before.exhibits
    .filter(({ section, entry }) => section === 'evidence' && entry !== award.id)
    .map(({ number }) => number)

test('what was computed is no change when the day goes on', () => {
  const derived = before.facts.filter(({ kind }) => kind === 'derived').map(({ id }) => id)
  expect(derived.length).toBeGreaterThan(0)
  const computed = basisOf(naming(...derived), before)
  const later = buildCaseFile({ ...batteryResearcher, today: '2028-05-01' })
  expect(changesSince(computed, numberedAs(later, computed)).facts.size).toBe(0)
})

test('an edit keeps what its other sentences were written from', () => {
  const [kept] = naming(name.id)
  const renamed = buildCaseFile({ ...batteryResearcher, evidence: [{ ...award, name: 'Another Prize' }] })
  const blocks = [...(kept ? [kept] : []), ...naming('F1')]
  const sources = keptSources(naming(name.id).concat(kept ?? []), blocks)
  expect(sources).toEqual(new Set([name.id]))
  const now = numberedAs(renamed, basis)
  expect(basisOf(blocks, now, { basis, kept: sources }).facts.find(({ id }) => id === name.id)?.value).toBe(award.name)
  expect(basisOf(blocks, now, { basis, kept: new Set() }).facts.find(({ id }) => id === name.id)?.value).toBe(
    'Another Prize',
  )
})

test('an exchanged paper is told for as long as a sentence cites it that nobody has touched', () => {
  const [number = 0] = name.exhibits
  const file = { name: 'other.pdf', url: '/api/files/other' }
  const exchanged = buildCaseFile({ ...batteryResearcher, evidence: [{ ...award, supporting_doc: file }] })
  const citing = naming(`E${number}p2`)
  const told = (kept: ReadonlySet<string>) => changesSince(basisOf(citing, exchanged, { basis, kept }), exchanged)
  expect(changesSince(basis, exchanged).exhibits).toContain(number)
  expect(told(keptSources(citing, citing)).exhibits).toContain(number)
  expect(told(new Set()).exhibits).not.toContain(number)
})

test('two numberings that call different things the same do not become one', () => {
  expect(joinedBasis(basis, basis)).toEqual(basis)
  const [fact] = basis.facts
  if (fact === undefined) throw new Error('The basis holds no fact')
  expect(joinedBasis(basis, { ...basis, facts: [{ ...fact, field: 'domain' }] })).toBeUndefined()
  const more = { ...fact, id: 'F9000', field: 'domain' }
  expect(joinedBasis(basis, { ...basis, facts: [more] })?.facts).toEqual([...basis.facts, more])
})
