/**
 * Learns what the traits of a sentence speak for (`drafting/rfe-notice/weighing/weights.json`) from the labelled notices and
 * sentences, by logistic regression. The same sentences give the same weights.
 *
 * `node bench/notice-weights.ts` writes them; with `--without d-` they are learned without the notices whose names begin so,
 * and it is told how the sentences of those are taken.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { traitsOf } from '#drafting/rfe-notice/weighing/traits.ts'
import { type LabelledSentence, sentencesOfNotice, singleSentences } from './notices/labelled-sentences.ts'
import type { NoticeLabel } from './notices/label.ts'
import { learn, likelihood, type Weights } from './notices/learn.ts'
import { pagesOf } from './notices/pages.ts'

const folder = join(import.meta.dirname, 'notices/tuning')
const out = join(import.meta.dirname, '../drafting/rfe-notice/weighing/weights.json')
const without = process.argv.includes('--without') ? process.argv.at(-1) : undefined

/** Notices on which no pattern of the reader was made tell more of how officers write. */
const UNTOUCHED = /^[de]-/
const MORE = 3
/** Weights as small as this tell nothing. */
const LEAST = 0.05

interface Example {
  traits: string[]
  is: LabelledSentence['is']
  count: number
}

const exampleOf = ({ told, at, is }: LabelledSentence, count: number): Example => ({
  traits: traitsOf(told, at),
  is,
  count,
})

const learned: Example[] = singleSentences().map((sentence) => exampleOf(sentence, 1))
const apart: Example[] = []
const names = readdirSync(folder).filter((file) => file.endsWith('.json'))
for (const name of names.map((file) => file.slice(0, -5)).sort()) {
  const label = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as NoticeLabel
  const pages = await pagesOf(folder, name, label)
  if (pages === null) throw new Error(`${name} is not read: pictures need tesseract and poppler`)
  const into = without !== undefined && name.startsWith(without) ? apart : learned
  for (const sentence of sentencesOfNotice(pages, label))
    into.push(exampleOf(sentence, UNTOUCHED.test(name) ? MORE : 1))
}

const rounded = ({ base, of }: Weights): Weights => ({
  base: Math.round(base * 100) / 100,
  of: Object.fromEntries(
    Object.entries(of)
      .filter(([, weight]) => Math.abs(weight) >= LEAST)
      .map(([trait, weight]) => [trait, Math.round(weight * 100) / 100] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
})

const weightsOf = (is: LabelledSentence['is']): Weights =>
  rounded(learn(learned.map(({ traits, is: kind, count }) => ({ traits, is: kind === is, count }))))
const weights = { concession: weightsOf('concession'), finding: weightsOf('finding') }

for (const [is, weighed] of Object.entries(weights)) {
  const taken = apart.filter(({ traits }) => likelihood(weighed, traits) >= 0.5)
  const right = taken.filter((each) => each.is === is).length
  if (apart.length > 0)
    console.log(
      `${is}: ${right} of ${apart.filter((each) => each.is === is).length} taken, and ${taken.length - right} others`,
    )
}
if (without === undefined) {
  writeFileSync(out, `${JSON.stringify(weights)}\n`)
  console.log(
    `${learned.length} sentences: ${Object.values(weights)
      .map(({ of }) => Object.keys(of).length)
      .join(', ')} weights`,
  )
}
