import { beforeAll, describe, expect, test } from 'vitest'
import { letterPacketReply } from '#domain/letter-packet.ts'
import { applicants, ofShortForm } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { contributionsIn } from './contributions.ts'
import { letterPacket } from './index.ts'
import { draftedWriter, letterWith } from './testing.ts'
import type { Profile } from '../profile.ts'
import { answeredBy } from '../testing/answers.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const caseFile = buildCaseFile(batteryResearcher)
const [halvecroft, aumaury] = await Promise.all([draftedWriter(caseFile, 81), draftedWriter(caseFile, 82)])

const marksOf = (packet: ReturnType<typeof letterPacket>, id: number) =>
  Object.fromEntries(
    (packet.writers.find((writer) => writer.id === id)?.contributions ?? []).map(({ key, state }) => [key, state]),
  )

test('somebody who is no recommender of the profile is not in it', () => {
  const packet = letterPacket(caseFile, [halvecroft, { ...aumaury, referee_id: 999 }])
  expect(packet.writers.map(({ id }) => id)).toEqual([81])
  expect(packet.overlaps).toEqual([])
})

test('nobody asked: the rows stand, and nothing is missing yet', () => {
  expect(letterPacket(caseFile, [])).toEqual({
    contributions: contributionsIn(caseFile, new Set()),
    writers: [],
    overlaps: [],
    gaps: [],
  })
})

test('a supervisor and a user, with letters about all of it', () => {
  const packet = letterPacket(caseFile, [aumaury, halvecroft])
  expect(packet.writers).toMatchObject([
    {
      id: 81,
      name: 'Orrin T. Halvecroft',
      tie: 'dependent',
      reason: 'Your professor.',
      letter: { id: 810, version: 1 },
      is_signed: true,
    },
    { id: 82, name: 'Delphine Aumaury-Sato', tie: 'independent', is_signed: false },
  ])
  // The doctoral work is told by its supervisor; what a writer of another house knows of a work is asked.
  expect(marksOf(packet, 81)).toMatchObject({
    'academicprojects/21': 'told',
    'academicprojects/22': 'told',
  })
  expect(marksOf(packet, 82)).toMatchObject({
    'professionalprojects/41': 'chosen',
    'professionalprojects/42': 'chosen',
  })
  expect(packet.overlaps).toMatchObject([{ writers: [82, 81], percent: [0, 0], passages: [] }])
  expect(packet.gaps.map(({ kind }) => kind)).toEqual([
    'open points',
    'few independent writers',
    'prong',
    'prong',
    'chosen and not told',
    'few letters',
  ])
})

test('each mark leads to a block that stands in the letter', () => {
  let marks = 0
  for (const { id, contributions, prongs } of letterPacket(caseFile, [halvecroft, aumaury]).writers) {
    const { blocks = [] } = [halvecroft, aumaury].find(({ referee_id }) => referee_id === id)?.letter ?? {}
    const ids = blocks.flatMap((block) => (block.kind === 'page-break' ? [] : [block.id]))
    const told = [...contributions, ...prongs].filter(({ state }) => state === 'told')
    marks += told.length
    for (const { block, sentences } of told) {
      expect(ids).toContain(block)
      expect(sentences).toBeGreaterThan(0)
    }
  }
  expect(marks).toBeGreaterThan(1)
})

test('what a writer has answered on a work speaks to it', async () => {
  const answered = answeredBy(batteryResearcher, 82, {
    'professionalprojects/41': ['We graded 900 cells with this protocol.'],
  })
  const file = buildCaseFile(answered)
  expect(marksOf(letterPacket(file, [await draftedWriter(file, 82)]), 82)).toMatchObject({
    'professionalprojects/41': 'told',
  })
})

test('a recommender without a letter has what was chosen, and the prongs of the goals', () => {
  const items = [
    { category: 'academicproject', item_id: '22' },
    { category: 'academicproject', item_id: '999' },
    { category: 'goal', item_id: 'personal_abilities' },
  ]
  const [writer] = letterPacket(caseFile, [{ referee_id: 81, items, letter: null, is_drafting: false }]).writers
  expect(writer).toMatchObject({
    letter: null,
    contributions: [{ key: 'academicprojects/22', state: 'chosen', sentences: 0, block: null }],
    prongs: [
      { prong: 2, state: 'chosen' },
      { prong: 3, state: 'chosen' },
    ],
  })
})

test('a paragraph of one letter in the other is found, and both letters are open at it', () => {
  const copied = halvecroft.letter?.blocks.find(({ section }) => section === 'contributions')
  if (copied?.kind !== 'paragraph' || aumaury.letter === null) throw new Error('The letter tells no contribution')
  const blocks = [...aumaury.letter.blocks, { ...copied, id: 'copied' }]
  const other = { ...aumaury, letter: letterWith(820, blocks, caseFile) }
  const packet = letterPacket(caseFile, [halvecroft, other])
  const [overlap] = packet.overlaps
  expect(Math.min(...(overlap?.percent ?? [0]))).toBeGreaterThan(5)
  for (const { words, sides } of overlap?.passages ?? []) {
    expect(words).toBeGreaterThanOrEqual(8)
    expect(sides.map(({ block }) => block)).toEqual([copied.id, 'copied'])
    expect(sides[0].shared).toBe(sides[1].shared)
  }
  expect(packet.gaps[0]).toMatchObject({
    kind: 'shared words',
    severity: 'must',
    to: { page: 'document', letter: 810, block: copied.id },
  })
})

const eachPacket = (profile: Profile) => {
  let packet: ReturnType<typeof letterPacket>
  beforeAll(async () => {
    const file = buildCaseFile(profile)
    packet = letterPacket(file, await Promise.all(profile.referees.map(({ id }) => draftedWriter(file, id))))
  })

  // What a letter speaks to comes with its writer’s answers.
  test('drafted letters share no words', () => {
    for (const { percent, passages } of packet.overlaps) {
      expect(percent).toEqual([0, 0])
      expect(passages).toEqual([])
    }
  })

  test('it is what the call answers', () => {
    const gaps = packet.gaps.map(({ to: _to, ...gap }) => ({ ...gap, href: '/' }))
    expect(letterPacketReply.safeParse({ ...packet, gaps }).error).toBeUndefined()
  })
}

for (const [name, profile] of applicants)
  describe(`the packet of ${name}`, ofShortForm(name), () => {
    eachPacket(profile)
  })
