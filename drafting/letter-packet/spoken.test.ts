import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { caseFile, paragraph, sentence } from '../quality/testing/clean.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { spokenIn } from './spoken.ts'
import { letterWith } from './testing.ts'

const factId = (section: string, entry: number, field: string): string => {
  const fact = caseFile.fact(section, entry, field)
  if (fact === undefined) throw new Error(`The case file has no ${section}/${entry}/${field}`)
  return fact.id
}

type Place = [section: string, entry: number, field: string]
const resting = (...places: Place[]) =>
  sentence(
    'It is so.',
    places.map((place) => factId(...place)),
  )
const within = (section: string, block: Block): Block => ({ ...block, section })
const speaks = (...blocks: Block[]) => {
  const { entries, prongs } = spokenIn(letterWith(1, blocks, caseFile))
  return { entries: [...entries], prongs: [...prongs].toSorted(([a], [b]) => a - b) }
}

test('a letter without sentences, or whose sentences rest on nothing, speaks to nothing', () => {
  const nothing = { entries: [], prongs: [] }
  expect(speaks()).toEqual(nothing)
  expect(speaks(paragraph('p', sentence('I recommend her.')))).toEqual(nothing)
  expect(speaks(paragraph('p', sentence('I recommend her.', ['F99999', 'E99', 'dhanasar@889'])))).toEqual(nothing)
})

test.each<[string, Place, string | null]>([
  ['the title of a work alone', ['professionalprojects', 41, 'project_name'], null],
  ['the house and the time of a work', ['academicprojects', 22, 'end_date'], null],
  ['what was done', ['professionalprojects', 41, 'solution'], 'professionalprojects/41'],
  ['who cites it', ['academicprojects', 22, 'citation_count'], 'academicprojects/22'],
  ['the title of a plan alone', ['futureplan', 61, 'plan_title'], null],
  ['a step of a plan', ['futureplan', 61, 'plans'], 'futureplan/61'],
  ['the title of the endeavor alone', ['endeavors', 71, 'title'], null],
  ['a prize by its name', ['evidence', 51, 'name'], 'evidence/51'],
  ['a post by its title', ['professionalhistory', 31, 'job_title'], 'professionalhistory/31'],
])('%s', (_, place, key) => {
  expect(speaks(paragraph('p', resting(place))).entries.map(([entry]) => entry)).toEqual(key === null ? [] : [key])
})

test('a step of the plan speaks to the endeavor that is named beside it, and to none elsewhere', () => {
  const title = resting(['endeavors', 71, 'title'])
  const step = resting(['futureplan', 61, 'plans'])
  const keysOf = (...blocks: Block[]) => speaks(...blocks).entries.map(([key]) => key)
  expect(keysOf(within('endeavor', paragraph('one', title)), within('endeavor', paragraph('two', step)))).toEqual([
    'futureplan/61',
    'endeavors/71',
  ])
  expect(keysOf(within('endeavor', paragraph('one', title)), within('contributions', paragraph('two', step)))).toEqual([
    'futureplan/61',
  ])
})

test('sentences are counted, and the first tells the place', () => {
  expect(
    speaks(
      paragraph('one', resting(['professionalprojects', 41, 'goal'])),
      paragraph(
        'two',
        resting(['professionalprojects', 41, 'impact'], ['professionalprojects', 41, 'solution']),
        resting(['academicprojects', 22, 'impact']),
      ),
    ).entries,
  ).toEqual([
    ['professionalprojects/41', { sentences: 2, block: 'one' }],
    ['academicprojects/22', { sentences: 1, block: 'two' }],
  ])
})

test('a page of a paper speaks to the entry that it proves', () => {
  const paper = caseFile.exhibits.find(({ section, entry }) => section === 'evidence' && entry === 51)
  const block = paragraph('p', sentence('It says so.', [`E${paper?.number}p1`]))
  expect(speaks(block).entries).toEqual([['evidence/51', { sentences: 1, block: 'p' }]])
})

test('what was computed from an entry speaks to it', () => {
  const prize = factId('evidence', 51, 'name')
  const derived = { id: 'F9001', kind: 'derived' as const, section: 'derived', entry: 0, field: 'awards' }
  const fact = { ...derived, place: 'Computed, Awards', value: 'one', exhibits: [], pages: [], from: [prize] }
  const file = { ...caseFile, facts: [...caseFile.facts, fact] }
  const letter = letterWith(1, [paragraph('p', sentence('She has one prize.', [fact.id]))], file)
  expect([...spokenIn(letter).entries.keys()]).toContain('evidence/51')
})

test('an entry that has gone since is known from the basis', () => {
  const gone = { ...caseFile.facts.find(({ field }) => field === 'solution'), id: 'F9001' }
  const letter = letterWith(1, [paragraph('p', sentence('It was so.', [gone.id]))], caseFile)
  const basis = { ...letter.basis, facts: [...letter.basis.facts, gone as (typeof letter.basis.facts)[number]] }
  expect([...spokenIn({ ...letter, basis }).entries.keys()]).toEqual([`${gone.section}/${gone.entry}`])
})

test.each<[string, Block, number[]]>([
  ['whom it serves', paragraph('p', resting(['endeavors', 71, 'exp_nation_impt_beneficiaries'])), [1]],
  ['what the plan will bring', paragraph('p', resting(['futureplan', 61, 'impact'])), [1]],
  ['what was done', paragraph('p', resting(['professionalprojects', 41, 'solution'])), [2]],
  ['how far the plan has come', paragraph('p', resting(['futureplan', 61, 'current_progress'])), [2]],
  ['the need before the work', paragraph('p', resting(['professionalprojects', 41, 'background'])), []],
  [
    'who names the work beside the endeavor',
    within('endeavor', paragraph('p', resting(['professionalprojects', 41, 'project_name']))),
    [3],
  ],
  [
    'who names the work elsewhere',
    within('contributions', paragraph('p', resting(['professionalprojects', 41, 'project_name']))),
    [],
  ],
])('the prong of %s', (_, block, prongs) => expect(speaks(block).prongs.map(([prong]) => prong)).toEqual(prongs))

test('the prong of why it cannot wait, where the record says so in the same words', () => {
  const [endeavor] = batteryResearcher.endeavors
  const futureplan = batteryResearcher.futureplan.map((plan) => ({
    ...plan,
    impact: `${plan.impact} ${endeavor?.exp_nation_impt_urgency}`,
  }))
  const file = buildCaseFile({ ...batteryResearcher, futureplan })
  const urgency = file.fact('endeavors', 71, 'exp_nation_impt_urgency')
  const letter = letterWith(1, [paragraph('p', sentence('It is so.', [urgency?.id ?? '']))], file)
  expect([...spokenIn(letter).prongs.keys()]).toEqual([3])
})
