import { describe, expect, test } from 'vitest'
import type { Block, Inline, Sentence } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher, droneFounder } from '../testing/profiles.ts'
import { addSource } from './add-source.ts'
import { mayProve } from './may-prove.ts'

const caseFile = buildCaseFile(batteryResearcher)
const reader = { caseFile, voice: 'petition' as const }
const award = batteryResearcher.evidence[0]
const fact = caseFile.fact('evidence', award?.id ?? 0, 'name')
const other = caseFile.facts.find(({ section }) => section === 'futureplan')
const prize = award?.name ?? ''
const [paper = 0] = fact?.exhibits ?? []

const words = (text: string, style?: 'italic'): Inline => ({ kind: 'text', text, ...(style && { style }) })
const verify = (text: string): Inline => ({ kind: 'verify', text, reason: 'no entry holds this name' })
const sentence = (...inlines: Inline[]): Sentence => ({ inlines, sources: [] })
const paragraph = (...sentences: Sentence[]): Block => ({ kind: 'paragraph', id: 'p', section: 's', sentences })

const held = sentence(words('She received the '), verify(prize), words('.'))
const invented = sentence(words('The '), verify('Moon Prize of May 1931'), words(' was hers.'))
const missing = sentence(words('It was given by '), { kind: 'missing', what: 'the jury' }, words('.'))
const blocks: Block[] = [
  { kind: 'heading', level: 1, id: 'h', text: 'I. Merit' },
  paragraph(held, invented, missing),
  { kind: 'list', id: 'l', ordered: false, items: [[invented], [invented, held]] },
]
const add = (sentenceAt: number, source: string, block = 'p') =>
  addSource(blocks, { block, sentence: sentenceAt, source }, reader)
const sentencesOf = (after: readonly Block[], at = 1): Sentence[] => {
  const block = after[at]
  return block?.kind === 'paragraph' ? block.sentences : block?.kind === 'list' ? block.items.flat() : []
}

describe('is refused', () => {
  test.each<[string, number, string, string, string]>([
    ['a paragraph that is not there', 0, 'F1', 'x', 'block'],
    ['a heading', 0, 'F1', 'h', 'block'],
    ['a sentence that is not there', 3, 'F1', 'p', 'sentence'],
    ['a fact that is not there', 0, 'F99999', 'p', 'source'],
    ['an exhibit that is not there', 0, 'E99999', 'p', 'source'],
    ['a page that is not there', 0, `E${paper}p9999`, 'p', 'source'],
    ['law', 0, 'dhanasar@889', 'p', 'source'],
    ['an object’s own word', 0, '__proto__', 'p', 'source'],
  ])('%s', (_, at, source, block, field) => {
    expect(() => add(at, source, block)).toThrow(expect.objectContaining({ fields: { [field]: [expect.any(String)] } }))
  })
})

test.each([fact?.id ?? '', `E${paper}`])('%s, which holds the words, takes the mark away and is named', (source) => {
  const { blocks: after, findings } = add(0, source)
  expect(findings).toEqual([])
  const [first, ...rest] = sentencesOf(after)
  expect(first?.inlines).toEqual([words(`She received the ${prize}.`)])
  expect(first?.sources).toContain(fact?.id)
  expect(rest).toEqual([invented, missing])
})

test('one that holds nothing of it changes nothing, and the reason is told', () => {
  const { blocks: after, findings } = add(1, fact?.id ?? '')
  expect(after).toBe(blocks)
  expect(findings.map(({ text }) => text).join(' ')).toContain('May 1931')
  for (const { reason } of findings) expect(reason).not.toBe('')
})

test('one that has nothing to do with an unmarked sentence is not made its source', () => {
  const plain = [paragraph(sentence(words(`She received the ${prize}.`)))]
  const place = { block: 'p', sentence: 0 }
  const { blocks: after, findings } = addSource(plain, { ...place, source: other?.id ?? '' }, reader)
  expect(after).toBe(plain)
  expect(findings).toMatchObject([
    { text: `She received the ${prize}.`, reason: expect.stringContaining('chose') as unknown },
  ])
  const right = addSource(plain, { ...place, source: fact?.id ?? '' }, reader)
  expect(sentencesOf(right.blocks, 0)[0]?.sources).toContain(fact?.id)
})

test('of two marks one is taken away where one is held, and the other stays', () => {
  const both = sentence(words('She received the '), verify(prize), words(' in '), verify('May 1931'), words('.'))
  const { blocks: after, findings } = addSource(
    [paragraph(both)],
    { block: 'p', sentence: 0, source: fact?.id ?? '' },
    reader,
  )
  expect(findings).not.toEqual([])
  const [first] = sentencesOf(after, 0)
  const marks = first?.inlines.flatMap((inline) => (inline.kind === 'verify' ? [inline.text] : []))
  expect(marks?.join(' ')).toContain('May 1931')
  expect(marks?.join(' ')).not.toContain(prize)
})

test('a gap stays a gap', () => {
  const { blocks: after } = add(2, fact?.id ?? '')
  expect(sentencesOf(after)[2]?.inlines).toContainEqual({ kind: 'missing', what: 'the jury' })
})

test('in a list it is the sentence counted through, and no other that says the same', () => {
  const { blocks: after } = add(2, fact?.id ?? '', 'l')
  const [first, second, third] = sentencesOf(after, 2)
  expect([first, second]).toEqual([invented, invented])
  expect(third?.inlines).toEqual([words(`She received the ${prize}.`)])
})

test('a claim that the check alone cannot place is held by the entry that is chosen for it', () => {
  const founder = buildCaseFile(droneFounder)
  const of = { caseFile: founder, voice: 'petition' as const }
  const source = founder.facts.find(({ value }) => value.includes('I am the sole inventor'))?.id ?? ''
  const claim = [paragraph(sentence(verify('As a result, I am the sole inventor.')))]
  const { blocks: after, findings } = addSource(claim, { block: 'p', sentence: 0, source }, of)
  expect(findings).toEqual([])
  expect(sentencesOf(after, 0)[0]?.sources).toContain(source)
})

describe('papers that a sentence cites', () => {
  const url = batteryResearcher.evidence[0]?.supporting_doc?.url ?? ''
  const tariff = 'NOTICE OF WATER TARIFFS. Consumers with a borehole pay a fixed charge of 186.40 per month.'
  const of = buildCaseFile({ ...batteryResearcher, uploads: [{ url, pages: [tariff], by: 'text' }] })
  const [name] = of.facts.filter(({ id }) => id === fact?.id)
  const label: Inline = { kind: 'verify', text: `Ex. ${paper}`, reason: 'its pages were read and do not hold this' }
  const sources = [name?.id ?? '']
  const cites: Sentence = { inlines: [words(`She received the ${prize} `), label, label, words('.')], sources }
  const standing = [paragraph(cites)]
  const choose = (source: string) =>
    addSource(standing, { block: 'p', sentence: 0, source }, { caseFile: of, voice: 'petition' })

  test.each([...of.facts.map(({ id }) => id), ...of.exhibits.map(({ number }) => `E${number}`), `E${paper}p1`])(
    'stay in question whatever else is chosen: %s',
    (source) => {
      const [only] = sentencesOf(choose(source).blocks, 0)
      expect(only?.inlines.filter(({ kind }) => kind === 'verify').length).toBe(2)
    },
  )

  test('and are cited whole where nothing is against them', () => {
    const unread = buildCaseFile(batteryResearcher)
    const { blocks: after } = addSource(
      standing,
      { block: 'p', sentence: 0, source: `E${paper}` },
      { caseFile: unread, voice: 'petition' },
    )
    const cited = { kind: 'exhibit', number: paper }
    expect(sentencesOf(after, 0)[0]?.inlines).toEqual([words(`She received the ${prize} `), cited, cited, words('.')])
  })
})

describe('an endeavor', () => {
  const endeavor = batteryResearcher.endeavors[0]?.id ?? 0
  const held = (field: string): string => caseFile.fact('endeavors', endeavor, field)?.id ?? ''
  const of = (text: string, field: string, about: number | null = null) =>
    addSource(
      [paragraph(sentence(verify(text)))],
      { block: 'p', sentence: 0, source: held(field) },
      { caseFile, voice: 'petition' },
      about,
    ).findings.map(({ reason }) => reason)
  const refused = [expect.stringContaining('drafted here')]

  test.each([
    'exp_subs_merit_evidence',
    'exp_related_experience',
    'exp_applicant_qualifications',
    'exp_nation_impt_urgency',
  ])('is no source for what it says of the record: %s', (field) =>
    expect(caseFile.fact('endeavors', endeavor, field)).toBeUndefined(),
  )

  test('proves no sentence about the past', () => {
    const text = 'Three recyclers have adopted the protocol.'
    expect(of(text, 'exp_nation_impt_scope')).toEqual(refused)
    expect(mayProve(held('exp_nation_impt_scope'), text, caseFile)).toBe(false)
  })

  test('proves what it proposes itself, and not what another does', () => {
    const text = 'Under the endeavor the procedure will be published under an open license.'
    expect(of(text, 'exp_nation_impt_scope')).toEqual([])
    expect(of(text, 'exp_nation_impt_scope', endeavor)).toEqual([])
    expect(of(text, 'exp_nation_impt_scope', endeavor + 1)).toEqual(refused)
  })
})
