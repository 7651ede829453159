import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOWHERE } from '#drafting/rfe-notice/factor-of.ts'
import { readHeading } from '#drafting/rfe-notice/headings.ts'
import { bodiesOf, readBlocks } from '#drafting/rfe-notice/page/read-blocks.ts'
import { ownWords } from '#drafting/rfe-notice/sentences.ts'
import { tell } from '#drafting/rfe-notice/told.ts'
import type { OnWhat } from '#drafting/rfe-notice/weighing/factor-traits.ts'
import type { NoticeLabel } from './label.ts'
import { stands } from './labelled-sentences.ts'

/** Words under their heading, and what somebody who knows such notices says they are on. */
export interface LabelledFactor {
  on: OnWhat
  factor: string
}

/** What the points of a labelled notice are on; those of another classification have other factors. */
export function factorsOfNotice(pages: readonly string[], label: NoticeLabel): LabelledFactor[] {
  if (label.category !== 'niw') return []
  const told = tell(readBlocks(bodiesOf(pages)))
  const points = [...label.issues, ...label.conceded.map((point) => ({ ...point, asked: [] }))]
  return points.flatMap(({ quote, asked, factor }) => {
    const said = told.filter(({ text }) => stands(quote, text))
    const [first] = said
    if (first === undefined) return []
    const { heading, under } = first
    return [{ on: { said: said.map(({ own }) => own), asked: asked.map(ownWords), heading, under }, factor }]
  })
}

interface Line {
  text: string
  factor: string | null
  heading: string
}

/** The same of sentences that were labelled apart. */
export function factorsOfSentences(): LabelledFactor[] {
  const lines = readFileSync(join(import.meta.dirname, 'sentences/labelled.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const { text, factor, heading: above } = JSON.parse(line) as Line
    if (factor === null) return []
    const heading = above === '' ? null : readHeading(above, NOWHERE)
    return [{ on: { said: [ownWords(text)], asked: [], heading, under: heading?.under ?? NOWHERE }, factor }]
  })
}
