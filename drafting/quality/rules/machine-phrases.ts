import type { Found, Rule } from '../finding.ts'
import type { Line, Reading } from '../reading.ts'
import { MACHINE_PHRASES_PER_THOUSAND } from '../words/bounds.ts'
import { MACHINE_PHRASES } from '../words/machine-phrases.ts'

const SCANNED = new RegExp(MACHINE_PHRASES.map(({ form }) => form.source).join('|'), 'iu')

/** Machine phrases as they stand in sentences; titles in quotation marks are not the writer's words. */
export const machinePhrasesIn = (
  lines: readonly Pick<Line, 'outer' | 'block'>[],
): { text: string; phrase: string; block: string }[] =>
  lines.flatMap(({ outer, block }) =>
    SCANNED.test(outer)
      ? MACHINE_PHRASES.flatMap(({ phrase, form }) =>
          Array.from(outer.matchAll(form), ([text]) => ({ text: text.replace(/^[.; ]+/u, ''), phrase, block })),
        )
      : [],
  )

const wordsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { prose }) => sum + prose.split(' ').filter((word) => /\p{L}/u.test(word)).length, 0)

function* find({ lines, caseFile }: Reading): Generator<Found> {
  const found = machinePhrasesIn(lines)
  if (found.length <= Math.max(1, (MACHINE_PHRASES_PER_THOUSAND * wordsIn(lines)) / 1000)) return
  const titles = caseFile.facts
    .filter(({ field }) => /name|title|major|organization/u.test(field))
    .map(({ value }) => value)
  for (const { text, block } of found)
    if (!titles.some((title) => title.toLowerCase().includes(text.toLowerCase())))
      yield { block, text: `“${text}” reads as if a machine had written it. Say it in the plain word.` }
}

export const machinePhrases: Rule = { id: 'machine-phrases', severity: 'should', find }
