import { describe, expect, it } from 'vitest'
import { withoutBullet } from './headings.ts'
import { bodiesOf, readBlocks } from './read-blocks.ts'

const blocksOf = (pages: readonly string[]) =>
  readBlocks(bodiesOf(pages)).map(({ kind, text, starts }) => ({ kind, text, page: starts[0]?.page }))

describe('the words of a notice, page by page', () => {
  it.each([[[]], [['']], [['', '  \n ']]])('has none in %j', (pages) => {
    expect(blocksOf(pages)).toEqual([])
  })

  it('is without what its pages repeat, and goes on over them', () => {
    const page = (number: number, body: string) => `LIN0000000001 Page ${number} of 2\n${body}\nATTACHMENT TO I-797E`
    const first =
      'The plan that was sent with the petition has five pages, and not one of\nthem says who would be paid, by'
    const second =
      'whom, or from what source the money for the first three years would come.\nNational Importance\nThe record is silent.'
    expect(blocksOf([page(1, first), page(2, second)])).toEqual([
      {
        kind: 'paragraph',
        text: 'The plan that was sent with the petition has five pages, and not one of them says who would be paid, by whom, or from what source the money for the first three years would come.',
        page: 1,
      },
      { kind: 'heading', text: 'National Importance', page: 2 },
      { kind: 'paragraph', text: 'The record is silent.', page: 2 },
    ])
  })

  it.each(['IOE0000000001 – continued 2', 'LIN0000000001 - page 2', '• 2 -'])('goes on over %s', (head) => {
    const [first, second] = ['The plan names the former', 'owners of the foundry and no others.']
    expect(blocksOf([first, `${head}\n${second}`])).toEqual([
      { kind: 'paragraph', text: `${first} ${second}`, page: 1 },
    ])
  })

  const NUMBERED =
    '1. A statement of what the foundry will cast, for whom,\nand by when.\n2. Letters of parishes.\n3. The source of the figure of 40 jobs.'
  it.each([
    ['behind a request', `To establish this, please submit:\n\n${NUMBERED}`],
    ['under a heading that asks', `What to submit\n${NUMBERED}`],
    ['by what they name', `The plan has no budget.\n\n${NUMBERED}`],
    ['by letters', `You may submit:\n${NUMBERED.replace('1.', 'a.').replace('2.', 'b.').replace('3.', 'c.')}`],
  ])('tells numbered items as those of a list: %s', (_, text) => {
    const items = blocksOf([text]).filter(({ kind }) => kind === 'bullet')
    expect(items.map((item) => withoutBullet(item.text))).toEqual([
      'A statement of what the foundry will cast, for whom, and by when.',
      'Letters of parishes.',
      'The source of the figure of 40 jobs.',
    ])
  })

  it('tells items whose dots were drawn and not printed', () => {
    const text =
      'The plan has no budget. See Matter of Dhanasar. You may submit:\n\nA detailed description of the foundry and of what it\nwill cast;\nLetters of parishes; and\nEvidence of the funds.\nThe third prong is met.'
    expect(blocksOf([text]).map(({ kind }) => kind)).toEqual(['paragraph', 'bullet', 'bullet', 'bullet', 'paragraph'])
  })

  it.each([
    'The official academic record of the bell founder;\nA detailed advisory evaluation of the apprenticeship\nabroad;\nA full translation.',
    'Whatever shows who cast the bells; and\nThe ledger of the foundry.',
    'Pages 2 and 3 of the deed;\nTax returns for the years in which\nthe foundry was open;\nPhotographs of the kiln.',
  ])('tells such items whatever they name: %s', (list) => {
    const blocks = blocksOf([
      `The record is wanting. Please submit:\n\n${list}\n\nForm ETA-9089\n\nThe form is not signed.`,
    ])
    const items = blocks.filter(({ kind }) => kind === 'bullet')
    expect(items.map(({ text }) => withoutBullet(text))).toEqual(
      list.split(/(?<=;(?: and)?)\n/).map((item) => item.replaceAll('\n', ' ')),
    )
    expect(blocks.slice(-2).map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
  })
  it.each([
    'The third prong requires the petitioner to demonstrate that, on balance, it would be beneficial to the United',
  ])('has no heading in the first line of a sentence: %s', (line) => {
    const text = `The plan has no budget.\n\n${line}\nStates to waive the requirements of a job offer and thus of a labor certification here.`
    expect(blocksOf([text]).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
  })

  it('leaves numbered complaints as they stand', () => {
    const text =
      'The following deficiencies were noted in the evidence submitted:\n1. The plan has no budget.\n2. No customer has written.'
    expect(blocksOf([text]).map(({ kind }) => kind)).not.toContain('bullet')
  })

  it('says once what a page says that was put in twice', () => {
    const page = 'National Importance\nThe record does not establish that the endeavor has national importance.'
    expect(blocksOf([page, 'Page 2\nPlan\nThe plan is silent.', ` ${page}`])).toEqual([
      ...blocksOf([page]),
      { kind: 'heading', text: 'Plan', page: 2 },
      { kind: 'paragraph', text: 'The plan is silent.', page: 2 },
    ])
  })

  it('joins parted words and keeps the hyphens of others', () => {
    const text = 'The notice speaks of a self-\nsufficient busi-\nness and of post-\nbaccalaureate experience.'
    expect(blocksOf([text])[0]?.text).toBe(
      'The notice speaks of a self-sufficient business and of post-baccalaureate experience.',
    )
  })

  it('tells items from a dash within a sentence and a lead from a heading', () => {
    const text =
      'The plan lists a first phase, which is called prototype in every one of its pages, phase two\n– pilot, and nothing more.\nYou may submit:\n• a plan with dates;\n• a budget.'
    expect(blocksOf([text]).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'bullet', 'bullet'])
  })

  it('takes a note at the foot of a page out of the sentence that it interrupts', () => {
    const pages = [
      'The figures concern the disease as such and in all of the country.1 They do\nnot concern the service, and apart from one manager nobody has been heard\n1Matter of Dhanasar, 26 I&N Dec. at 893.',
      'from at all. That is little.',
    ]
    expect(blocksOf(pages).map(({ kind, text }) => [kind, text.slice(-28)])).toEqual([
      ['paragraph', 'from at all. That is little.'],
      ['footnote', 'hanasar, 26 I&N Dec. at 893.'],
    ])
  })
})

describe('no heading is', () => {
  const headings = (text: string) =>
    readBlocks(bodiesOf([text]))
      .filter(({ kind }) => kind === 'heading')
      .map((block) => block.text)

  it('the line on which a citation ends, or one of a figure alone', () => {
    const text = `Second prong: well positioned

A waiver may be granted under the framework of the decision in Matter of Dhanasar, 26 I&N Dec.
884 (AAO 2016).
The record does not show a plan. The burden is on you, see Matter of Chawathe, 25 I&N Dec. 369, 375-76 (AAO
2010).

1

Nothing else was filed.`
    expect(headings(text)).toEqual(['Second prong: well positioned'])
  })
})
