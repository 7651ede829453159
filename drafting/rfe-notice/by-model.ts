import type { NoticeReading, Quoted } from '#domain/rfe.ts'
import type { Run } from '../drafted.ts'
import type { Engine } from '../engine.ts'
import { sumOf, type Usage } from '../llm.ts'
import { Correspondence } from '../model/correspondence.ts'
import { pointsOf } from './by-model/answer.ts'
import { judged } from './by-model/doubts.ts'
import { compared, inOrder, joined, staysAlone } from './by-model/merged.ts'
import { judgingSystem, readingSystem } from './by-model/prompt.ts'
import { isVerbatim, readNotice } from './index.ts'

/** More than the longest notice; what a file holds beyond is read by the built-in reader alone. */
const MOST_LETTERS = 240_000

/** The pages that a model is shown: as many as there is room for, each whole. */
function shownOf(pages: readonly string[]): string[] {
  let room = MOST_LETTERS
  return pages.map((text) => {
    room -= text.length
    return room < 0 ? '' : text
  })
}

/** Further passages that stand in neither list yet, and whose words no issue has. */
function more<T extends Quoted>(own: readonly T[], found: readonly T[], taken: readonly Quoted[]): T[] {
  const known = [...own, ...taken].map(({ quote }) => quote)
  return found.filter(({ quote }) => !known.some((one) => one.includes(quote) || quote.includes(one)))
}

/**
 * What a notice says, by either engine. What is printed, dates and numbers above all, is always the built-in reader's; a
 * model is asked for issues, concessions and wrong standards, and nothing that it quotes stands unless it is in the notice
 * word for word. What the model fails in fails the reading: nobody pays for a model's reading and gets another.
 */
export async function readNoticeBy(
  pages: readonly string[],
  run: Run,
  engine: Engine,
): Promise<{ reading: NoticeReading; usage: Usage }> {
  const builtin = readNotice(pages)
  const shown = shownOf(pages)
  if (engine.kind === 'builtin' || !shown.some((text) => /\p{L}{3}/u.test(text)))
    return { reading: builtin, usage: sumOf([]) }
  const reader = new Correspondence(engine.llm, { system: readingSystem, material: '' }, run.signal, run.paid)
  const judge = new Correspondence(engine.llm, { system: judgingSystem, material: '' }, run.signal, run.paid)
  const listed = await reader.ask(pointsOf(shown))
  const { both, builtinAlone, modelAlone } = compared(builtin.issues, listed.issues)
  const alone = [
    ...builtinAlone.map((issue) => ({ issue, by: 'builtin' as const })),
    ...modelAlone.map((issue) => ({ issue, by: 'model' as const })),
  ]
  const verdicts = await judged(
    alone.map(({ issue }) => issue),
    pages,
    judge,
  )
  const counted = new Map<object, number>()
  for (const one of both.flatMap(({ same }) => same)) counted.set(one, (counted.get(one) ?? 0) + 1)
  const issues = inOrder(
    [
      ...both.map((one) => joined(one, (same) => counted.get(same) === 1)),
      ...alone.filter(({ issue, by }, at) => staysAlone(issue, by, verdicts[at])).map(({ issue }) => issue),
    ],
    pages,
  )
  const found = issues.flatMap(({ quote, page, further }) => [{ quote, page }, ...further])
  const stands = ({ quote, page }: Quoted): boolean => isVerbatim(quote, page, pages)
  return {
    reading: {
      ...builtin,
      issues: issues.filter(stands),
      conceded: inOrder([...builtin.conceded, ...more(builtin.conceded, listed.conceded, found)], pages),
      wrong_standard: inOrder(
        [...builtin.wrong_standard, ...more(builtin.wrong_standard, listed.wrong_standard, [])],
        pages,
      ),
    },
    usage: sumOf([reader.usage, judge.usage]),
  }
}
