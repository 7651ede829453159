import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block, Inline, Sentence } from '#domain/document.ts'
import { isEditable, paragraphText } from '#domain/editable.ts'
import { cite } from '../authorities/library.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { checkBlock, editableBlock, idOf, withEdits } from './edit-blocks.ts'
import { typed } from './typed.ts'

const caseFile = buildCaseFile(batteryResearcher)
const reader = { caseFile, voice: 'petition' as const }
const award = batteryResearcher.evidence[0]
const nameFact = caseFile.fact('evidence', award?.id ?? 0, 'name')
const prize = award?.name ?? ''
const [paper = 0] = nameFact?.exhibits ?? []

const words = (text: string, style?: 'italic'): Inline => ({ kind: 'text', text, ...(style && { style }) })
const awarded: Sentence = {
  inlines: [
    words('The '),
    words(prize, 'italic'),
    words(' was given to her '),
    { kind: 'exhibit', number: paper },
    words('.'),
  ],
  sources: [nameFact?.id ?? ''],
}
const asked: Sentence = { inlines: [{ kind: 'missing', what: 'the jury', path: 'evidence.1' }], sources: [] }
const held: Sentence = {
  inlines: [words('The test is whether the endeavor has merit. '), cite('dhanasar', '889'), words('.')],
  sources: ['dhanasar@889'],
}
const paragraph: Block = { kind: 'paragraph', id: 'p', section: 's', sentences: [awarded, asked, held] }
const list: Block = { kind: 'list', id: 'l', ordered: false, items: [[awarded], [asked], [held]] }
const heading: Block = { kind: 'heading', level: 1, id: 'h', text: 'I. Merit' }
const BLOCKS = [heading, paragraph, list]

const textOf = (id: string): string => {
  const block = BLOCKS.find((one) => idOf(one) === id)
  return block !== undefined && isEditable(block) ? paragraphText(block) : ''
}
const edited = (id: string, text: string) => withEdits(BLOCKS, [{ id, text }], reader)
const sentencesAfter = (text: string): Sentence[] => {
  const block = edited('p', text)[1]
  return block?.kind === 'paragraph' ? block.sentences : []
}

describe('an edit', () => {
  test('of a paragraph that is not there, or of a heading, is refused at its field', () => {
    expect(() => edited('x', 'y')).toThrow('This paragraph is not in the document')
    expect(() => edited('h', 'y')).toThrow('Only paragraphs, quotations and lists can be edited')
    expect(() => editableBlock(BLOCKS, 'h', 'block')).toThrow(
      expect.objectContaining({ fields: { block: [expect.any(String)] } }),
    )
  })

  test('without a change leaves the very same blocks', () => {
    for (const id of ['p', 'l']) expect(edited(id, `  ${textOf(id).replaceAll(' ', '\u00a0')} `)).toEqual(BLOCKS)
    expect(edited('p', textOf('p'))[1]).toBe(paragraph)
  })

  test('that empties a paragraph takes it away', () => {
    const { section: _, ...framed } = paragraph
    expect(withEdits([heading, framed, list], [{ id: 'p', text: ' \n ' }], reader)).toEqual([heading, list])
  })

  test('that empties a section leaves a gap there, once, and cannot take that away', () => {
    const blocks: Block[] = BLOCKS.map((block) => ({ ...block, section: 'merit' }))
    const one = withEdits(blocks, [{ id: 'p', text: '' }], reader)
    expect(one.map(idOf)).toEqual(['h', 'l'])
    for (const text of ['', ' . ']) {
      const both = ['p', 'l'].map((id) => ({ id, text }))
      const emptied = withEdits(blocks, both, reader)
      expect(emptied).toEqual([
        blocks[0],
        {
          kind: 'paragraph',
          id: 'p',
          section: 'merit',
          sentences: [{ inlines: [{ kind: 'missing', what: 'the text of this section' }], sources: [] }],
        },
      ])
      expect(withEdits(emptied, [{ id: 'p', text: '' }], reader)).toEqual(emptied)
    }
    expect(withEdits(one, [{ id: 'l', text: '' }], reader).map(idOf)).toEqual(['h', 'l'])
  })

  test('keeps the sentences that were not changed, whatever comes between, before or behind them', () => {
    const added = 'Nothing else is claimed here.'
    const [first, second, third] = ['The ', '[Missing', 'The test'].map((start) => textOf('p').indexOf(start))
    for (const at of [first, second, third, textOf('p').length]) {
      const text = `${textOf('p').slice(0, at)} ${added} ${textOf('p').slice(at)}`
      const sentences = sentencesAfter(text)
      expect(sentences).toHaveLength(4)
      expect(sentences.filter((one) => [awarded, asked, held].includes(one))).toEqual([awarded, asked, held])
    }
  })

  test('of some words of a sentence keeps the look, the paper and the sources of the rest', () => {
    const [sentence, ...rest] = sentencesAfter(textOf('p').replace('was given to her', 'went to her'))
    expect(rest).toEqual([asked, held])
    expect(sentence?.inlines).toEqual([
      words('The '),
      words(prize, 'italic'),
      words(' went to her '),
      { kind: 'exhibit', number: paper },
      words('.'),
    ])
    expect(sentence?.sources).toContain(nameFact?.id)
  })

  test('that goes on behind a stop makes one sentence of it', () => {
    const sentences = sentencesAfter(textOf('p').replace(/\)\. \[/, '), as the jury wrote. ['))
    expect(sentences).toEqual([expect.not.objectContaining({ inlines: awarded.inlines }), asked, held])
    expect(sentences[0]?.inlines.at(-1)).toEqual(words(', as the jury wrote.'))
  })

  test('marks what no source holds, and an exhibit that there is not', () => {
    const sentences = sentencesAfter(`${textOf('p')} It drew 48,211 visitors (Ex. 777).`)
    const marks = sentences.at(-1)?.inlines.flatMap((inline) => (inline.kind === 'verify' ? [inline.text] : []))
    expect(marks).toEqual(['48,211 visitors', 'Ex. 777'])
  })

  test('marks a sentence whole that is too long to be read', () => {
    const long = `It ${'was so very '.repeat(300)}long.`
    expect(sentencesAfter(`${textOf('p')} ${long}`).at(-1)?.inlines).toEqual([
      { kind: 'verify', text: long, reason: 'this is too long for one sentence to be checked' },
    ])
    const raw = `${textOf('p')} ${long}`
    const { findings } = checkBlock(editableBlock(BLOCKS, 'p', 'block'), raw, reader)
    expect(findings.map(({ start, end }) => raw.slice(start, end))).toEqual([long])
  })

  test('of a text too long to be read keeps its papers, law and gaps, and grows no more however often it is saved', () => {
    const long = `It ${'was so very '.repeat(150)}good (Ex. ${paper}), [Missing: the year] and ${'not so very '.repeat(150)}long.`
    let [, block] = edited('p', `${textOf('p')} ${long}`)
    const kinds = block?.kind === 'paragraph' ? block.sentences.at(-1)?.inlines.map(({ kind }) => kind) : []
    expect(kinds).toEqual(['verify', 'text', 'exhibit', 'text', 'missing', 'text', 'verify'])
    for (let again = 1; again <= 3; again++) {
      if (block?.kind !== 'paragraph') throw new Error('The paragraph is gone')
      expect(withEdits([block], [{ id: 'p', text: paragraphText(block) }], reader)).toEqual([block])
      const grown = withEdits([block], [{ id: 'p', text: `Again. ${paragraphText(block)}` }], reader)[0]
      expect(grown?.kind === 'paragraph' && paragraphText(grown)).toBe(`Again. ${paragraphText(block)}`)
      block = grown
    }
  })

  test.each(['It was [Missing: the year.', 'It was [Missing: the test. The test is over.'])(
    'that opens a mark and does not close it is refused, and told while it is typed: %j',
    (text) => {
      expect(() => edited('p', text)).toThrow(
        expect.objectContaining({
          fields: { 'blocks.0.text': [expect.stringMatching(/^“\[Missing: .*” opens a mark that is not closed\./)] },
        }),
      )
      const { findings } = checkBlock(editableBlock(BLOCKS, 'p', 'block'), text, reader)
      expect(findings).toContainEqual(expect.objectContaining({ kind: 'mark', start: text.indexOf('[') }))
    },
  )

  test('that puts a mark around sentences takes them into it', () => {
    const sentences = sentencesAfter(`[Missing: ${textOf('l').split('\n')[2]} and more]`)
    expect(sentences.map(({ inlines }) => inlines[0]?.kind)).toEqual(['missing'])
  })

  test('reads law, papers and marks as they are printed', () => {
    const sentence = sentencesAfter(
      `${textOf('p')} See Dhanasar, 26 I&N Dec. at 890 (Ex. ${paper}, p. 2); [Missing: the year].`,
    ).at(-1)
    expect(sentence?.inlines.map(({ kind }) => kind)).toEqual([
      'text',
      'authority',
      'text',
      'exhibit',
      'text',
      'missing',
      'text',
    ])
    expect(sentence?.sources).toContain('dhanasar@890')
    expect(sentence?.inlines[3]).toEqual({ kind: 'exhibit', number: paper, page: 2 })
  })

  test('of a list keeps its other items', () => {
    const lines = textOf('l').split('\n')
    const after = edited('l', [lines[2], '', 'A new item.', lines[0]].join('\n'))[2]
    expect(after?.kind === 'list' && after.items).toMatchObject([
      [held],
      [{ inlines: [words('A new item.')] }],
      [awarded],
    ])
  })
})

describe('typed words', () => {
  const block = editableBlock(BLOCKS, 'p', 'block')
  const letters = fc.string({ unit: 'binary', maxLength: 200 })

  test('lose no letter, whatever is typed', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const raw = `${one} ${textOf('p')} ${other}`.replace(/[[\]()“”‘’"']|Ex|\d/g, '')
        const [, after] = edited('p', raw)
        const printed = after?.kind === 'paragraph' ? paragraphText(after) : ''
        const plain = (text: string) => text.replace(/\[Verify: ([^\]]*)\]/g, '$1').replace(/\s+/g, '')
        expect(plain(printed)).toBe(plain(typed(raw).text))
      }),
      { seed: 31, numRuns: 150 },
    )
  })

  test('are told by places that lie in them, in order', () => {
    fc.assert(
      fc.property(letters, fc.nat(400), (more, at) => {
        const raw = textOf('p').slice(0, at) + more + textOf('p').slice(at)
        const { findings, sentences } = checkBlock(block, raw, reader)
        for (const { start, end, text } of findings) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(raw.length)
          expect(text).toBe(raw.slice(start, end))
        }
        sentences.forEach(({ start, end }, index) => {
          expect(start).toBeLessThan(end)
          expect(start).toBeGreaterThanOrEqual(sentences[index - 1]?.end ?? 0)
        })
      }),
      { seed: 32, numRuns: 150 },
    )
  })

  test('of a list are told by places in the whole of it', () => {
    const of = editableBlock(BLOCKS, 'l', 'block')
    const raw = `${textOf('l')}\nIt drew 48,211 visitors.`
    const { findings } = checkBlock(of, raw, reader)
    expect(findings.map(({ start, end }) => raw.slice(start, end))).toEqual(['48,211'])
  })
})
