/**
 * The processor time that checking a pasted paragraph takes, and of halves of it: twice as much may take little more than
 * twice the time. Sentences of nothing but figures, papers or abbreviations, against a record as large as may be stored.
 *
 * `npm run bench pasted`
 */
import type { Block, Sentence } from '#domain/document.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { checkText } from '#drafting/editing/check-text.ts'
import { withEdits } from '#drafting/editing/edit-blocks.ts'
import { readSentence } from '#drafting/grounding.ts'
import { report, target } from './measure.ts'
import { largestByText } from './profiles/largest.ts'
import { SHORT } from './short.ts'

const SIZES = SHORT ? [50] : [500, 1_000]
const ROUNDS = SHORT ? 1 : 5
/** Twice as much; what is quadratic takes four times as long. */
const TWICE = 3

type Paste = (count: number, round: number) => string

/** Other words in each round, so that nothing was read before. */
const told = (count: number, words: (at: number) => string, between = ', '): string =>
  Array.from({ length: count }, (_, at) => words(at)).join(between)

const SENTENCES: Readonly<Record<string, Paste>> = {
  'small figures': (count, round) => `She counted ${told(count, (at) => String(13 + ((at + round) % 87)))}.`,
  'large figures': (count, round) => `She counted ${told(count, (at) => String(1e7 + round + at * 7919))}.`,
  'figures with a point': (count, round) => `She counted ${told(count, (at) => (13 + round + at / 7.13).toFixed(3))}.`,
  percentages: (count, round) => `She counted ${told(count, (at) => `${(13 + round + at / 7.13).toFixed(2)}%`)}.`,
  papers: (count, round) => `Paper ${round} was cited ${told(count, (at) => `147 times (Ex. ${1 + (at % 12)})`)}.`,
}

const PARAGRAPHS: Readonly<Record<string, Paste>> = {
  'short sentences': (count, round) => told(count, (at) => `She saw ${13 + round + at}.`, ' '),
  'stops that end no sentence': (count, round) => told(count, (at) => `p. ${13 + round + at}`),
  marks: (count, round) => told(count, (at) => `[Verify: ${at + round}.]`, ' '),
}

const caseFile = buildCaseFile(largestByText(SHORT ? 0.05 : 0.5))
const reader = { caseFile, voice: 'petition' as const }
const sentences: Sentence[] = [{ inlines: [{ kind: 'text', text: 'She led the work.' }], sources: [] }]
const blocks: Block[] = [{ kind: 'paragraph', id: 'p', sentences }]

function millisecondsOf(run: () => void): number {
  const from = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

function measure(name: string, paste: Paste, read: (text: string) => void): void {
  // Code that was never run is slow: that is paid here.
  read(paste(SIZES[0] ?? 0, 0))
  const took = SIZES.map((count, at) =>
    // Whatever else the machine does only ever slows a round.
    Math.min(
      ...Array.from({ length: ROUNDS }, (_, round) => {
        const text = paste(count, 1 + at * ROUNDS + round)
        return millisecondsOf(() => read(text))
      }),
    ),
  )
  report(name, Object.fromEntries(took.map((value, at) => [String(SIZES[at]), value])), 'ms')
  const [half, whole] = took
  if (half !== undefined && whole !== undefined) target('twice as much takes', whole / half, TWICE, 'times as long')
}

for (const [name, paste] of Object.entries(SENTENCES))
  measure(`a sentence of ${name}`, paste, (text) => readSentence(text, caseFile))
for (const [name, paste] of Object.entries(PARAGRAPHS))
  measure(`a paragraph of ${name}`, paste, (text) => {
    checkText(text, sentences, reader)
    withEdits(blocks, [{ id: 'p', text: `She led the work. ${text}` }], reader)
  })
