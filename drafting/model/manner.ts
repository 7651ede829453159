import type { Sentence } from '#domain/document.ts'
import type { CaseFile } from '../case-file.ts'
import type { Voice } from '../grounding.ts'
import type { Rule } from '../quality/finding.ts'
import { named, read, type Reading } from '../quality/reading.ts'
import { legalFormulae } from '../quality/rules/legal-formulae.ts'
import { longSentences } from '../quality/rules/length.ts'
import { machinePhrasesIn } from '../quality/rules/machine-phrases.ts'
import { eb1Words, neverArgued, neverCited, odds } from '../quality/rules/never.ts'
import { placeholders } from '../quality/rules/placeholders.ts'
import { planAsFact } from '../quality/rules/plan-as-fact.ts'
import { pronouns } from '../quality/rules/pronouns.ts'
import { slips } from '../quality/rules/slips.ts'
import { superlatives } from '../quality/rules/superlatives.ts'

/** What a finished document is read for as well, and what a sentence by itself can fail. */
const RULES: readonly Rule[] = [
  placeholders,
  superlatives,
  neverCited,
  neverArgued,
  eb1Words,
  odds,
  slips,
  longSentences,
]

/** What can only be told beside the sentence before, which says whom and what this one speaks of. */
const IN_CONTEXT: readonly Rule[] = [pronouns, planAsFact]

const readingOf = (sentences: readonly Sentence[], caseFile: CaseFile): Reading =>
  read(
    {
      kind: 'petition_letter',
      author: '',
      draft: false,
      cover: { heading: '', paragraphs: [], open: [] },
      blocks: [{ kind: 'paragraph', id: 'one', sentences: [...sentences] }],
    },
    caseFile,
    [],
  )

/** Phrases that machines are fond of, where the record itself does not use them: a weaver’s tapestries are tapestries. */
const fondWords = ({ lines, caseFile }: Reading): string[] =>
  machinePhrasesIn(lines).flatMap(({ text, phrase }) =>
    caseFile.facts.some(({ value }) => value.toLowerCase().includes(text.toLowerCase())) ? [] : [phrase],
  )

/** What is the matter with how a sentence says it, whatever its sources hold. */
export function mannerFaults(
  sentence: Sentence,
  before: Sentence | undefined,
  caseFile: CaseFile,
  voice: Voice,
): string[] {
  const reading = readingOf([sentence], caseFile)
  const [line] = reading.lines
  if (line === undefined || line.prose === '') return []
  const rules = typeof voice === 'object' ? [...RULES, legalFormulae] : RULES
  const around = readingOf(before === undefined ? [sentence] : [before, sentence], caseFile)
  return [
    ...rules.flatMap(({ find }) => [...find(reading)].map(({ text }) => text)),
    ...fondWords(reading).map((phrase) => `“${phrase}” reads as if a machine had written it.`),
    ...IN_CONTEXT.flatMap(({ find }) => [...find(around)].map(({ text }) => text)).filter((text) =>
      text.includes(named(line.prose)),
    ),
  ]
}
