/**
 * How many lines of the cover’s list “To be put right” are right, over labelled sentences of letters: a line about a true sentence
 * is wrong, one about a fabricated sentence counts as right. `before`: all rules that say “must”. `now`: those that the cover tells.
 *
 * `node bench/cover.ts [tuning|tuning-more|tuning-further|held-apart] [--show]`
 */
import type { Block } from '#domain/document.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { readSentence } from '#drafting/grounding.ts'
import { parseParagraph } from '#drafting/editing/parse-paragraph.ts'
import { qualityOf, type DocumentToRead } from '#drafting/quality/index.ts'
import { isToldOnCover } from '#drafting/quality/on-cover.ts'
import type { Case } from './corpus/case.ts'
import { SHORT } from './short.ts'

const CORPORA: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  tuning: () => import('./corpus/tuning/index.ts'),
  'tuning-more': () => import('./corpus/tuning-more/index.ts'),
  'tuning-further': () => import('./corpus/tuning-further/index.ts'),
  'held-apart': () => import('./corpus/held-apart/index.ts'),
}
const GOAL = 0.9

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const shows = process.argv.includes('--show')

const casesIn = (module: Record<string, unknown>): Case[] =>
  Object.values(module)
    .flatMap((value) => (Array.isArray(value) ? (value as Case[]) : []))
    .slice(0, SHORT ? 1 : undefined)

interface Lines {
  right: number
  wrong: number
}
const told = ({ right, wrong }: Lines): string =>
  `${right} of ${right + wrong} lines right (${right + wrong === 0 ? '–' : (right / (right + wrong)).toFixed(3)})`

function count(name: string, cases: readonly Case[]): Lines {
  const before: Lines = { right: 0, wrong: 0 }
  const now: Lines = { right: 0, wrong: 0 }
  const byRule = new Map<string, Lines>()
  for (const { profile, papers, sentences } of cases) {
    const uploads =
      profile.uploads.length > 0 ? profile.uploads : papers.map((paper) => ({ ...paper, by: 'text' as const }))
    const caseFile = buildCaseFile({ ...profile, uploads })
    for (const [at, { text, voice, kind }] of sentences.entries()) {
      if (voice === 'endeavor') continue
      const [first] = parseParagraph(text, [], { caseFile, voice })
      if (first === undefined) continue
      const { sources } = readSentence(text, caseFile, { voice })
      const block: Block = { kind: 'paragraph', id: `s${at}`, sentences: [{ ...first, sources }] }
      const document: DocumentToRead = {
        kind: typeof voice === 'object' ? 'recommendation_letter' : 'petition_letter',
        author: '',
        draft: false,
        cover: { heading: '', paragraphs: [], open: [] },
        blocks: [block],
      }
      for (const finding of qualityOf(document, caseFile, [])) {
        if (finding.severity !== 'must' || finding.block !== `s${at}`) continue
        const side = kind === 'true' ? 'wrong' : 'right'
        const own = byRule.get(finding.rule) ?? { right: 0, wrong: 0 }
        own[side] += 1
        byRule.set(finding.rule, own)
        before[side] += 1
        if (!isToldOnCover(finding)) continue
        now[side] += 1
        if (shows && name !== 'held-apart' && side === 'wrong')
          console.log(`  ${finding.rule}: ${finding.text}\n      ${text}`)
      }
    }
  }
  console.log(`${name}: ${cases.length} cases\n  before: ${told(before)}\n  now:    ${told(now)}`)
  if (name !== 'held-apart') for (const [rule, lines] of byRule) console.log(`    ${rule.padEnd(20)} ${told(lines)}`)
  return now
}

const sum: Lines = { right: 0, wrong: 0 }
for (const name of Object.keys(CORPORA).filter((each) => asked.length === 0 || asked.includes(each))) {
  const { right, wrong } = count(name, casesIn((await CORPORA[name]?.()) ?? {}))
  sum.right += right
  sum.wrong += wrong
}
const share = sum.right / Math.max(1, sum.right + sum.wrong)
console.log(`all: ${told(sum)}; goal ${GOAL}: ${share >= GOAL ? 'met' : 'missed'}`)
