/**
 * What each rule of the check finds: how many of its findings are on fabricated sentences, how many on true ones, and how many
 * fabrications nothing else finds; on the cases that rules were tuned on, and on those held apart, whose sentences are never shown.
 *
 * A rule stays that is right in nine of ten findings on unseen cases (`measured`), or that keeps a promise (`promise`, which its file names).
 *
 * `npm run bench rules`
 */
import { buildCaseFile } from '#drafting/case-file.ts'
import { readSentence } from '#drafting/grounding.ts'
import { RULES } from '#drafting/grounding/rules/index.ts'
import type { Case } from './corpus/case.ts'
import { casesIn, CORPORA, withPapers } from './corpus/cases.ts'
import { SHORT } from './short.ts'

interface Tally {
  right: number
  wrong: number
  alone: number
}

const none = (): Tally => ({ right: 0, wrong: 0, alone: 0 })

function tally(cases: readonly Case[], tallies: Map<string, Tally>): void {
  for (const one of cases) {
    const caseFile = buildCaseFile(withPapers(one))
    for (const { text, voice, kind } of one.sentences) {
      const { findings } = readSentence(text, caseFile, { voice })
      const rules = new Set(findings.map(({ rule = 'no rule' }) => rule))
      for (const rule of rules) {
        const own = tallies.get(rule) ?? none()
        tallies.set(rule, own)
        if (kind === 'true') own.wrong++
        else {
          own.right++
          if (rules.size === 1) own.alone++
        }
      }
    }
  }
}

/** Corpora whose sentences nobody who works on the rules reads. */
const UNSEEN = new Set(['held-apart', 'blind'])
const tuned = new Map<string, Tally>()
const unseen = new Map<string, Tally>()
for (const [name, load] of Object.entries(CORPORA))
  tally(casesIn(await load(), SHORT), UNSEEN.has(name) ? unseen : tuned)

const share = ({ right, wrong }: Tally): string => (right + wrong === 0 ? '–' : (right / (right + wrong)).toFixed(2))
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(9))).join('')
const bases = new Map(RULES.map(({ id, basis }) => [id, basis]))
console.log(row(['rule', 'basis', 'tuned', 'true', 'share', 'alone', 'unseen', 'true', 'share', 'alone']))
for (const rule of [...new Set([...tuned.keys(), ...unseen.keys()])].toSorted()) {
  const [a, b] = [tuned.get(rule) ?? none(), unseen.get(rule) ?? none()]
  console.log(
    row([rule, bases.get(rule) ?? '–', a.right, a.wrong, share(a), a.alone, b.right, b.wrong, share(b), b.alone]),
  )
}
