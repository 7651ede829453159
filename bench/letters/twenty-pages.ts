import type { Block, Sentence } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { applicants, endeavorOf, quietRun, sentencesIn } from '#drafting/builtin/testing.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { composeEndeavors } from '#drafting/endeavors/draft.ts'
import { ground, readSentence } from '#drafting/grounding.ts'
import { petitionLetter } from '#drafting/petition-letter/index.ts'
import type { Profile } from '#drafting/profile.ts'
import { AS_USUAL } from '#drafting/writing.ts'
import { median, percentile, report, target } from '../measure.ts'

const GOAL_MS = 200
const EDIT_GOAL_MS = 10
const ROUNDS = 11

/** A page of running text holds as many; pages that we typeset, with their headings and tables, hold about 330. */
const WORDS = 20 * 450

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

interface Times {
  ms: number[]
  processor: number[]
}

/** What a run takes, in time and of the processor. */
function timeInto({ ms, processor }: Times, run: () => void): void {
  const used = process.cpuUsage()
  const from = performance.now()
  run()
  ms.push(performance.now() - from)
  const { user, system } = process.cpuUsage(used)
  processor.push((user + system) / 1000)
}

/** The first round compiles and reads the word list: told apart. */
function told(name: string, { ms, processor }: Times, goal: number): void {
  const [first = 0, ...rest] = ms
  const figures = { p50: median(rest), p95: percentile(rest, 0.95), first }
  report(name, { ...figures, 'of the processor, p50': median(processor.slice(1)) }, 'ms')
  target(`${name}, p50`, median(rest), goal, 'ms')
}

/** Sentences of a case of which most tell a figure, over and over until there are twenty pages; each read anew. */
export function timeOfDense(profile: Profile, texts: readonly string[]): void {
  const times: Times = { ms: [], processor: [] }
  const count = Math.ceil(WORDS / (wordsIn(texts.join(' ')) / texts.length))
  for (let round = 0; round <= ROUNDS; round++) {
    const caseFile = buildCaseFile(profile)
    timeInto(times, () => {
      // Each time other sentences come first.
      for (let at = 0; at < count; at++) readSentence(texts[(at * 7 + round) % texts.length] ?? '', caseFile)
    })
  }
  told(`${count} sentences full of figures, index included`, times, GOAL_MS)
}

/** The first sentence of a paragraph, somewhere in a letter, with words typed after it. */
function withEdit(blocks: readonly Block[], round: number): Block[] {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  const edited = paragraphs[(round * 13) % paragraphs.length]
  const typedIn = ({ inlines, sources }: Sentence): Sentence => ({
    inlines: [...inlines, { kind: 'text', text: ` This was read in round ${round}.` }],
    sources,
  })
  return blocks.map((block) =>
    block === edited && block.kind === 'paragraph'
      ? { ...block, sentences: block.sentences.map((one, at) => (at === 0 ? typedIn(one) : one)) }
      : block,
  )
}

/**
 * The petition letter that is drafted of an applicant with a full record, and the endeavors that are drafted with it:
 * every sentence is another, and cites its sources and exhibits. Together they fill more than twenty pages as typeset.
 */
export async function timeOfDrafted(): Promise<void> {
  const [, profile] = applicants.find(([name]) => name === 'physician') ?? []
  if (profile === undefined) throw new Error('The physician is among the applicants')
  const caseFile = buildCaseFile(profile)
  const writing = petitionLetter(caseFile, { endeavor_id: endeavorOf(profile) })
  const { blocks: letter } = writing.framed(await writing.compose(AS_USUAL, () => Promise.resolve()))
  const composed = await composeEndeavors(caseFile, [], quietRun())
  const endeavors = composed.flatMap(({ parts }, at) =>
    Object.values(parts).map((sentences, part): Block => ({ kind: 'paragraph', id: `e${at}-${part}`, sentences })),
  )
  const all = [...letter, ...endeavors]
  const name = `${sentencesIn(all).length} drafted sentences (${wordsIn(all.map(blockText).join(' '))} words)`
  const [whole, edited]: [Times, Times] = [
    { ms: [], processor: [] },
    { ms: [], processor: [] },
  ]
  for (let round = 0; round <= ROUNDS; round++) {
    const fresh = buildCaseFile(profile)
    timeInto(whole, () => {
      ground(letter, fresh)
      ground(endeavors, fresh, 'endeavor')
    })
    const changed = withEdit(letter, round)
    timeInto(edited, () => {
      ground(changed, fresh)
      ground(endeavors, fresh, 'endeavor')
    })
  }
  told(`${name}, index included`, whole, GOAL_MS)
  told('the same after one edit', edited, EDIT_GOAL_MS)
}
