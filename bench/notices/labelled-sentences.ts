import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '#drafting/rfe-notice/page/block.ts'
import { bodiesOf, readBlocks } from '#drafting/rfe-notice/page/read-blocks.ts'
import { tell, type Told } from '#drafting/rfe-notice/told.ts'
import type { NoticeLabel } from './label.ts'
import { shareOf, wordsOf } from './score.ts'

/** A sentence with those around it, and what somebody who knows such notices says it is. */
export interface LabelledSentence {
  told: readonly Told[]
  at: number
  is: 'finding' | 'concession' | 'neither'
}

export const stands = (quote: string, text: string): boolean =>
  shareOf(text, quote) >= 0.6 ||
  (shareOf(quote, text) >= 0.9 && wordsOf(quote).length >= 4 && wordsOf(quote).length > 0.5 * wordsOf(text).length)

/** So many sentences around a quoted finding may belong to it although nobody quoted them. */
const AROUND = 3

/** The sentences of a labelled notice; without those of which the label leaves open what they are. */
export function sentencesOfNotice(pages: readonly string[], label: NoticeLabel): LabelledSentence[] {
  const told = tell(readBlocks(bodiesOf(pages)))
  const asked = label.issues.flatMap((issue) => issue.asked)
  const kinds = told.map(({ text }) => {
    if (label.issues.some(({ quote }) => stands(quote, text))) return 'finding'
    if (label.conceded.some(({ quote }) => stands(quote, text))) return 'concession'
    if (asked.some((words) => stands(words, text) || shareOf(words, text) > 0.9)) return 'neither'
    return label.traps.some(({ quote }) => stands(quote, text)) ? 'neither' : null
  })
  return told.flatMap((one, at): LabelledSentence[] => {
    const is = kinds[at]
    if (is !== null && is !== undefined) return [{ told, at, is }]
    const isNear = told.some(
      (other, place) =>
        kinds[place] === 'finding' &&
        Math.abs(place - at) <= AROUND &&
        other.section === one.section &&
        Math.abs(other.block - one.block) <= 1,
    )
    return isNear ? [] : [{ told, at, is: 'neither' }]
  })
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text, starts: [{ at: 0, page: 1 }] })

const folder = join(import.meta.dirname, 'sentences')
const linesOf = (file: string): string[] => readFileSync(join(folder, file), 'utf8').trim().split('\n')

interface Line {
  text: string
  role: string
  before: string
  heading: string
}

const KINDS: Readonly<Record<string, LabelledSentence['is']>> = { finding: 'finding', conceded: 'concession' }

/** Sentences that were labelled with their heading and what stands before them, and such as stand alone. */
export function singleSentences(): LabelledSentence[] {
  const placed = linesOf('labelled.jsonl').flatMap((line): LabelledSentence[] => {
    const { text, role, before, heading } = JSON.parse(line) as Line
    const head: Block[] = heading === '' ? [] : [{ ...paragraph(heading), kind: 'heading' }]
    const told = tell([...head, paragraph(before === '' ? text : `${before} ${text}`)])
    return told.length === 0 ? [] : [{ told, at: told.length - 1, is: KINDS[role] ?? 'neither' }]
  })
  const alone = (file: string, is: LabelledSentence['is']): LabelledSentence[] =>
    linesOf(file).flatMap((line) => {
      const told = tell([paragraph(line)])
      const [first] = told
      if (first === undefined) return []
      return [{ told: [{ ...first, text: line, own: told.map(({ own }) => own).join(' ') }], at: 0, is }]
    })
  return [
    ...placed,
    ...alone('granted.txt', 'concession'),
    ...alone('wanting.txt', 'finding'),
    ...alone('neither.txt', 'neither'),
  ]
}
