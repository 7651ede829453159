import { describe, expect, test } from 'vitest'
import type { LlmReply, PaidAnswers } from '../llm.ts'
import { passage } from '../testing/model-script.ts'
import { scriptedLlm, type Scripted } from '../testing/scripted-llm.ts'
import { Correspondence, UNUSABLE } from './correspondence.ts'
import { passageShape, readPassage } from './passage.ts'

const GOOD = passage([{ text: 'She led the survey of nine bridges.', sources: ['F1'] }])
const RULES = { system: 'Rules', material: 'The case' }
const on = { aborted: false, throwIfAborted: () => undefined }
const question = { name: 'section', prompt: 'Write the section urgency.', schema: passageShape, read: readPassage }

const asking = (script: Scripted, paid?: PaidAnswers) => {
  const llm = scriptedLlm(script)
  return { llm, correspondence: new Correspondence(llm, RULES, on, paid) }
}

const GERMAN =
  'Die Antragstellerin hat im Rahmen ihrer Arbeit neue Verfahren entwickelt, mit denen sich die Tragfähigkeit alter Brücken schneller prüfen lässt, und sie plant, diese Verfahren auch anderen Behörden zur Verfügung zu stellen.'

const BAD: [string, string | Partial<LlmReply>, RegExp][] = [
  ['an empty answer', '', /it was empty/],
  ['white space', ' \n', /it was empty/],
  ['half a JSON', GOOD.slice(0, 40), /not one whole JSON/],
  ['prose instead of JSON', 'Here is the section: She led it.', /not one whole JSON/],
  ['another shape', '{"answer":"She led it."}', /did not have the shape/],
  ['a list', '[1,2]', /did not have the shape/],
  ['null', 'null', /did not have the shape/],
  ['no paragraphs', '{"paragraphs":[]}', /held no sentence/],
  ['empty sentences', passage([{ text: '  ', sources: [] }]), /held no sentence/],
  ['another language', passage([{ text: GERMAN, sources: [] }]), /not in English/],
  ['another script', passage([{ text: '她领导了九座桥梁的检测工作。', sources: [] }]), /not in English/],
  ['noise', passage([{ text: `It is ${'xq'.repeat(50)}.`, sources: [] }]), /runs of letters/],
  ['an answer without end', passage([{ text: 'She led it. '.repeat(20_000), sources: [] }]), /far too long/],
  ['200 KB that are no JSON', 'x'.repeat(200_000), /far too long/],
  ['bytes that are no UTF-8', passage([{ text: 'She led it in Qu\ufffdbec.', sources: [] }]), /could not be read/],
  [
    'half a letter',
    '{"paragraphs":[{"sentences":[{"text":"She led \\ud83d it.","sources":[]}]}]}',
    /could not be read/,
  ],
  ['an answer cut off', { text: GOOD, ended: 'cut off' }, /cut off/],
  ['a refusal', { text: 'I cannot help with that.', ended: 'refused' }, /declined/],
]

describe.each(BAD)('%s', (_, bad, reason) => {
  test('is asked for again, with the reason, and both are counted', async () => {
    const { llm, correspondence } = asking((_asked, call) => (call === 1 ? bad : GOOD))
    const paragraphs = await correspondence.ask(question)
    expect(paragraphs).toEqual([[{ text: 'She led the survey of nine bridges.', sources: ['F1'] }]])
    expect(llm.calls).toHaveLength(2)
    expect(llm.calls[1]?.prompt).toMatch(reason)
    expect(llm.calls[1]?.prompt).toContain(question.prompt)
    expect(correspondence.usage).toEqual({ input_tokens: 200, cached_tokens: 80, output_tokens: 20 })
  })

  test('twice ends it, in words for people', async () => {
    const { llm, correspondence } = asking(() => bad)
    await expect(correspondence.ask(question)).rejects.toMatchObject({ code: 'unavailable', message: UNUSABLE })
    expect(llm.calls).toHaveLength(2)
  })
})

test('JSON in a fence of code is read; sentences may come without sources', async () => {
  const { correspondence } = asking(() => '```json\n{"paragraphs":[{"sentences":[{"text":"She led it."}]}]}\n```')
  expect(await correspondence.ask(question)).toEqual([[{ text: 'She led it.', sources: [] }]])
})

describe('an answer that could be better', () => {
  const LONG = passage([
    { text: 'She led the survey of nine bridges in the county. '.repeat(10).trim(), sources: ['F1'] },
  ])
  const short = { ...question, read: (answer: unknown) => readPassage(answer, 20) }
  const words = (paragraphs: { text: string }[][]) =>
    paragraphs
      .flat()
      .map(({ text }) => text)
      .join(' ')
      .split(' ').length

  test('is asked for again, with what could be', async () => {
    const { llm, correspondence } = asking((_asked, call) => (call === 1 ? LONG : GOOD))
    expect(words(await correspondence.ask(short))).toBe(7)
    expect(llm.calls[1]?.prompt).toContain('has 100 words where 20 are the most')
  })

  test.each([
    ['again', LONG],
    ['and then nothing', ''],
  ])('%s, it is taken as it is', async (_, second) => {
    const { llm, correspondence } = asking((_asked, call) => (call === 1 ? LONG : second))
    expect(words(await correspondence.ask(short))).toBe(100)
    expect(llm.calls).toHaveLength(2)
  })
})

describe('answers that were paid for', () => {
  const memory = () => {
    const kept = new Map<string, LlmReply>()
    const paid: PaidAnswers = {
      find: async (asked) => kept.get(asked),
      keep: async (asked, reply) => void kept.set(asked, reply),
    }
    return { kept, paid }
  }

  test('are not asked for again, and count once', async () => {
    const { paid } = memory()
    const first = asking(() => GOOD, paid)
    await first.correspondence.ask(question)
    const second = asking(() => {
      throw new Error('asked again')
    }, paid)
    await second.correspondence.ask(question)
    expect(second.correspondence.usage).toEqual(first.correspondence.usage)
  })

  test('are those of the same question, rules, case and model only', async () => {
    const { kept, paid } = memory()
    await asking(() => GOOD, paid).correspondence.ask(question)
    await asking(() => GOOD, paid).correspondence.ask({ ...question, prompt: 'Write the section merit.' })
    const other = new Correspondence({ ...scriptedLlm(() => GOOD), model: 'scripted-2' }, RULES, on, paid)
    await other.ask(question)
    await new Correspondence(
      scriptedLlm(() => GOOD),
      { ...RULES, system: 'Other rules' },
      on,
      paid,
    ).ask(question)
    await new Correspondence(
      scriptedLlm(() => GOOD),
      { ...RULES, material: 'Another case' },
      on,
      paid,
    ).ask(question)
    expect(kept.size).toBe(5)
  })

  test('hold what was wrong with the first as well, so that its repair is not paid for twice', async () => {
    const { paid } = memory()
    await asking((_, call) => (call === 1 ? '' : GOOD), paid).correspondence.ask(question)
    const second = asking(() => '', paid)
    await second.correspondence.ask(question)
    expect(second.llm.calls).toHaveLength(0)
  })
})

describe('instructions and material that many calls are about to share', () => {
  const LONG = { system: 'Rules. '.repeat(100), material: 'A fact. '.repeat(2_000) }
  const warming = (reply: LlmReply | undefined) => {
    const asked: object[] = []
    const warm = async ({ system, material }: { system: string; material: string }) => {
      asked.push({ system, material })
      return reply
    }
    return { asked, llm: { ...scriptedLlm(() => GOOD), warm } }
  }
  const READY: LlmReply = {
    text: '{"ready":true}',
    ended: 'complete',
    usage: { input_tokens: 3_000, cached_tokens: 0, output_tokens: 4 },
  }

  test('is read once beforehand, and its tokens count', async () => {
    const { asked, llm } = warming(READY)
    const correspondence = new Correspondence(llm, LONG, on)
    await correspondence.warm()
    expect(asked).toEqual([LONG])
    expect(correspondence.usage.input_tokens).toBe(3_000)
  })

  test('is not paid for again by a second run', async () => {
    const kept = new Map<string, LlmReply>()
    const paid: PaidAnswers = {
      find: async (asked) => kept.get(asked),
      keep: async (asked, reply) => void kept.set(asked, reply),
    }
    await new Correspondence(warming(READY).llm, LONG, on, paid).warm()
    const { asked, llm } = warming(READY)
    const second = new Correspondence(llm, LONG, on, paid)
    await second.warm()
    expect(asked).toEqual([])
    expect(second.usage.input_tokens).toBe(3_000)
  })

  test('that is short, or whose reading comes to nothing, costs nothing', async () => {
    const short = warming(READY)
    await new Correspondence(short.llm, RULES, on).warm()
    expect(short.asked).toEqual([])
    const vain = new Correspondence(warming(undefined).llm, LONG, on)
    await vain.warm()
    expect(vain.usage.input_tokens).toBe(0)
  })
})

test('called off, nothing more is asked', async () => {
  const off = {
    aborted: true,
    throwIfAborted: () => {
      throw new Error('called off')
    },
  }
  const llm = scriptedLlm(() => GOOD)
  await expect(new Correspondence(llm, RULES, off).ask(question)).rejects.toThrow('called off')
  expect(llm.calls).toHaveLength(0)
})
