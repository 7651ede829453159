import { LIBRARY } from '../../authorities/library.ts'
import type { Found, Rule } from '../finding.ts'
import { perCaseFile } from '../per-case-file.ts'
import { LAW, type Reading } from '../reading.ts'
import { SUPERLATIVES } from '../words/superlatives.ts'

const authorities = new Set(LIBRARY.map(({ id }) => id))

/** The words of what a sentence says that it rests on. */
function held(sources: readonly string[], facts: ReadonlyMap<string, string>): string {
  return sources
    .map((source) => facts.get(source) ?? '')
    .join(' ')
    .toLowerCase()
}

const textsOf = perCaseFile(
  ({ facts, pages }): ReadonlyMap<string, string> =>
    new Map([
      ...facts.map(({ id, value }): [string, string] => [id, value]),
      ...pages.map(({ id, text }): [string, string] => [id, text]),
    ]),
)

function* find({ lines, caseFile }: Reading): Generator<Found> {
  const texts = textsOf(caseFile)
  for (const { outer, block, sentence } of lines) {
    if (outer.includes(LAW) || sentence.sources.some((source) => authorities.has(source.split('@')[0] ?? ''))) continue
    for (const form of SUPERLATIVES)
      for (const [ranking] of outer.matchAll(form)) {
        const telling = ranking.toLowerCase().replace(/^(?:one of )?the (?:very )?/u, '')
        if (!held(sentence.sources, texts).includes(telling))
          yield { block, text: `“${ranking}” ranks somebody or something, and no source of the sentence says so.` }
      }
  }
}

export const superlatives: Rule = { id: 'superlatives', severity: 'must', find }
