/**
 * Learns what the traits of a sentence speak for, what a point is on, and where a paragraph comes to another
 * (`drafting/rfe-notice/weighing/weights.json`, `factors.json`, `breaks.json`) from the labelled notices and sentences, by
 * logistic regression. The same sentences give the same weights; scanned notices teach nothing.
 *
 * `node bench/notice-weights.ts` writes them; with `--without d-` they are learned without the notices whose names begin so, and
 * `node bench/notices.ts tuning --only d-` tells how those are read with them, which is the fair figure.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { factorTraits } from '#drafting/rfe-notice/weighing/factor-traits.ts'
import type { Weights } from '#drafting/rfe-notice/weighing/likelihood.ts'
import { traitsOf } from '#drafting/rfe-notice/weighing/traits.ts'
import { factorsOfNotice, factorsOfSentences, type LabelledFactor } from './notices/labelled-factors.ts'
import { type LabelledSentence, sentencesOfNotice, singleSentences } from './notices/labelled-sentences.ts'
import type { NoticeLabel } from './notices/label.ts'
import { learn } from './notices/learn.ts'
import { pagesOf } from './notices/pages.ts'
import { SHORT } from './short.ts'

const folder = join(import.meta.dirname, 'notices/tuning')
const out = join(import.meta.dirname, '../drafting/rfe-notice/weighing')
const without = process.argv.includes('--without') ? process.argv.at(-1) : undefined

/** Notices on which no pattern of the reader was made tell more of how officers write. */
const UNTOUCHED = /^[d-z]-/
const MORE = 3

interface Example {
  traits: string[]
  is: string
  count: number
}

const sentence = ({ told, at, is }: LabelledSentence, count: number): Example => ({
  traits: traitsOf(told, at),
  is,
  count,
})
const point = ({ on, factor }: LabelledFactor): Example => ({ traits: factorTraits(on), is: factor, count: 1 })

const sentences = singleSentences().map((each) => sentence(each, 1))
const points = factorsOfSentences().map(point)
const read: { pages: string[]; label: NoticeLabel }[] = []
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && (without === undefined || !file.startsWith(without)))
  .map((file) => file.slice(0, -5))
for (const name of names.sort().slice(0, SHORT ? 2 : undefined)) {
  const label = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as NoticeLabel
  // What is read from pictures differs with what reads them.
  if (label.scan) continue
  const pages = await pagesOf(folder, name, label)
  if (pages === null) throw new Error(`${name} is not read`)
  read.push({ pages, label })
  for (const each of sentencesOfNotice(pages, label)) sentences.push(sentence(each, UNTOUCHED.test(name) ? MORE : 1))
  points.push(...factorsOfNotice(pages, label).map(point))
}

const weightsOf = (examples: readonly Example[], kinds: readonly string[], least: number): Record<string, Weights> =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      learn(
        examples.map(({ traits, is, count }) => ({ traits, is: is === kind, count })),
        least,
      ),
    ]),
  )

function write(file: string, learned: Record<string, Weights>): void {
  if (!SHORT) writeFileSync(join(out, file), `${JSON.stringify(learned)}\n`)
  const count = Object.values(learned).reduce((sum, { of }) => sum + Object.keys(of).length, 0)
  console.log(`${file}: ${count} weights`)
}

write('weights.json', weightsOf(sentences, ['concession', 'finding'], 0.1))
write('factors.json', weightsOf(points, [...new Set(points.map(({ is }) => is))].sort(), 0.2))

// The pairs are read with the weights that were just written.
const { breaksOfNotice } = await import('./notices/labelled-breaks.ts')
const { breakTraits } = await import('#drafting/rfe-notice/weighing/break-traits.ts')
const breaks = read
  .flatMap(({ pages, label }) => breaksOfNotice(pages, label))
  .map((each) => ({ traits: breakTraits(each), is: each.is ? 'break' : 'none', count: 1 }))
write('breaks.json', weightsOf(breaks, ['break'], 0.1))
