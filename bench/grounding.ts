/**
 * How many fabricated sentences a rule contradicts, by kind, and how many true ones: on the cases the rules were tuned on and on
 * those held apart, whose sentences are never shown. What no rule contradicts is open, and not plain. Then how long a letter of twenty pages takes, its index included, and
 * how long after one sentence of it was changed.
 *
 * `node bench/grounding.ts [tuning|tuning-more|tuning-further|held-apart] [--show]`
 */
import { buildCaseFile } from '#drafting/case-file.ts'
import { readSentence } from '#drafting/grounding.ts'
import { FABRICATIONS, type Case, type Kind } from './corpus/case.ts'
import { casesIn, CORPORA, withPapers } from './corpus/cases.ts'
import { timeOfDense, timeOfDrafted } from './letters/twenty-pages.ts'
import { SHORT } from './short.ts'

/** Of the sentences that are contradicted, how many are to be fabricated. */
const RIGHT = 0.9

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const shows = process.argv.includes('--show')

interface Count {
  marked: number
  all: number
}

function measure(name: string, cases: readonly Case[]): void {
  const counts = new Map<Kind, Count>()
  for (const one of cases) {
    const caseFile = buildCaseFile(withPapers(one))
    for (const { text, voice, kind } of one.sentences) {
      const { findings } = readSentence(text, caseFile, { voice })
      const count = counts.get(kind) ?? { marked: 0, all: 0 }
      counts.set(kind, { marked: count.marked + (findings.length > 0 ? 1 : 0), all: count.all + 1 })
      const wrong = (kind === 'true') === findings.length > 0
      if (shows && wrong && name !== 'held-apart')
        console.log(
          `  ${kind} ${one.name}: ${text}${findings.map((each) => `\n      ${each.text}: ${each.reason}`).join('')}`,
        )
    }
  }
  const sumOf = (kinds: readonly Kind[]): Count =>
    kinds.reduce<Count>(
      (sum, kind) => ({
        marked: sum.marked + (counts.get(kind)?.marked ?? 0),
        all: sum.all + (counts.get(kind)?.all ?? 0),
      }),
      { marked: 0, all: 0 },
    )
  const share = ({ marked, all }: Count): number => (all === 0 ? 0 : marked / all)
  const told = ({ marked, all }: Count): string => `${marked} of ${all}`
  console.log(`${name}: ${cases.length} cases`)
  for (const kind of FABRICATIONS) {
    const count = sumOf([kind])
    if (count.all > 0) console.log(`  ${kind.padEnd(16)} ${told(count).padStart(10)}   ${share(count).toFixed(2)}`)
  }
  const [fabricated, truthful] = [sumOf(FABRICATIONS), sumOf(['true'])]
  const right = { marked: fabricated.marked, all: fabricated.marked + truthful.marked }
  console.log(`  fabricated, contradicted: ${told(fabricated)}, ${share(fabricated).toFixed(3)}`)
  console.log(`  true, contradicted: ${told(truthful)}, ${share(truthful).toFixed(3)}`)
  console.log(
    `  contradicted and fabricated: ${told(right)}, ${share(right).toFixed(3)} (goal ${RIGHT}: ${share(right) >= RIGHT ? 'met' : 'missed'})`,
  )
}

for (const name of Object.keys(CORPORA).filter((each) => asked.length === 0 || asked.includes(each)))
  measure(name, casesIn((await CORPORA[name]?.()) ?? {}, SHORT))

const [first] = casesIn((await CORPORA.tuning?.()) ?? {}, SHORT)
if (first !== undefined && !SHORT) {
  const texts = first.sentences.filter(({ kind }) => kind === 'true').map(({ text }) => text)
  timeOfDense(withPapers(first), texts)
}
if (!SHORT) await timeOfDrafted()
