import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { proved, sentencesIn } from '../proof/prove.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { withEdits } from './edit-blocks.ts'
import { ownAnswers } from './own-answers.ts'
import { isWritersOwn } from './own-statement.ts'

const caseFile = buildCaseFile(batteryResearcher)
const [row] = batteryResearcher.referees
const reader = { caseFile, voice: { referee: row?.id ?? 0 }, isWriter: true }
const BEFORE: Block[] = [
  {
    kind: 'paragraph',
    id: 'p1',
    sentences: [{ inlines: [{ kind: 'text', text: 'It was I who typed this first.' }], sources: [] }],
  },
]
const AT = '2026-11-29T10:00:00.000Z'

const NAME = 'Ada Typed'
const answered = (text: string) =>
  ownAnswers(BEFORE, withEdits(BEFORE, [{ id: 'p1', text }], reader), reader, { by: NAME, at: AT })
const statesOf = ({ blocks, caseFile: known }: ReturnType<typeof answered>) =>
  sentencesIn(proved(blocks, known)).map(({ proof }) => proof?.state)

test('a new answer is a fact that names who gave it, and its sentence is composed', () => {
  const answers = answered('It was I who typed this first. My hall has 14 lines.')
  expect(statesOf(answers)).toEqual(['open', 'composed'])
  expect(answers.given).toMatchObject([
    { referee_id: row?.id, state: 'confirmed', confirmed_by: NAME, confirmed_at: AT },
  ])
  expect(answers.given[0]?.text).toMatch(/^\S+ \S+ says: “My hall has 14 lines\.”$/)
})

test('an answer without a name stays in the letter, and is a proposal that vouches for nothing', () => {
  const answers = ownAnswers(BEFORE, withEdits(BEFORE, [{ id: 'p1', text: 'My hall has 14 lines.' }], reader), reader, {
    by: undefined,
    at: AT,
  })
  expect(statesOf(answers)).toEqual(['open'])
  expect(answers.given).toMatchObject([{ state: 'proposed', confirmed_by: null, confirmed_at: null }])
})

test('the same words again without a name leave what was given by name as it is', () => {
  const { caseFile: known, given } = answered('My hall has 14 lines.')
  const again = { ...reader, caseFile: known }
  const edited = withEdits(BEFORE, [{ id: 'p1', text: 'My hall has 14 lines.' }], again)
  const { given: anew, caseFile: now } = ownAnswers(BEFORE, edited, again, { by: undefined, at: AT })
  expect(anew).toEqual([])
  expect(now.profile.settledCards).toEqual(given)
})

test('a fact that is gone, or says other words, vouches for nothing', () => {
  const { blocks, caseFile: known } = answered('My hall has 14 lines.')
  const [card] = known.profile.settledCards ?? []
  if (card === undefined) throw new Error('No fact was made')
  const held = (cards: (typeof card)[]) => ({ ...known, profile: { ...known.profile, settledCards: cards } })
  const state = (cards: (typeof card)[]) => sentencesIn(proved(blocks, held(cards)))[0]?.proof?.state
  expect(state([card])).toBe('composed')
  expect(state([])).toBe('open')
  expect(state([{ ...card, text: card.text.replace('14', '41') }])).toBe('open')
  expect(state([{ ...card, state: 'left_out' }])).toBe('open')
})

test.each([
  'My former student won the Buckeye Medal.',
  'The hall has 14 lines.',
  `I have ${'so '.repeat(400)}much to say.`,
  'My hall has 14 lines†.',
  'My hall has 14\u200d5 lines.',
])('what the writer alone does not vouch for, or no fact can hold, stays open: %s', (text) => {
  const answers = answered(text)
  expect(answers.given).toEqual([])
  expect(statesOf(answers)).not.toContain('composed')
})

test('a question that is all of its section goes when its writer takes it out, and the applicant leaves a gap', () => {
  const asks = (what: string): Block[] => [
    {
      kind: 'paragraph',
      id: 'p1',
      section: 'endeavor',
      sentences: [{ inlines: [{ kind: 'missing', what }], sources: [] }],
    },
  ]
  const emptied = (what: string, isWriter: boolean) =>
    withEdits(asks(what), [{ id: 'p1', text: '' }], { ...reader, isWriter }).length
  expect(emptied('what you think of the plan', true)).toBe(0)
  expect(emptied('what you think of the plan', false)).toBe(1)
  expect(emptied('the text of this section', true)).toBe(1)
})

const ASKED: Block[] = [
  {
    kind: 'paragraph',
    id: 'p1',
    section: 'contributions',
    sentences: [
      { inlines: [{ kind: 'text', text: 'The line runs.' }], sources: [] },
      { inlines: [{ kind: 'missing', what: 'what you saw of the work' }], sources: [] },
    ],
  },
]
const typedOver = (before: Block[], text: string) =>
  ownAnswers(before, withEdits(before, [{ id: 'p1', text }], reader), reader, { by: NAME, at: AT })

test('what an answer says of somebody else waits for the confirmation by name', () => {
  const said = ['She read every record by hand.', 'Nobody else on the shift could do it.']
  const answers = typedOver(ASKED, `The line runs. ${said.join(' ')}`)
  expect(statesOf(answers)).toEqual(['open', 'open', 'open'])
  expect(answers.given).toEqual([])
})

test('what is typed beside a question that stays is no answer to it', () => {
  const answers = typedOver(ASKED, 'The line runs. She read every record. [Missing: what you saw of the work]')
  expect(answers.given).toEqual([])
})

test('what the writer typed is the writer’s to confirm, also before it is a fact', () => {
  const { blocks } = answered('It was I who typed this first. The hall has 14 lines.')
  const [first, second] = sentencesIn(blocks)
  if (first === undefined || second === undefined) throw new Error('A sentence is gone')
  expect([isWritersOwn(first), isWritersOwn(second)]).toEqual([true, true])
  expect(isWritersOwn({ inlines: [{ kind: 'text', text: 'The hall has 14 lines.' }], sources: [] })).toBe(false)
})
