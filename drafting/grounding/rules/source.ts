import { findAuthority } from '../../authorities/library.ts'
import type { CaseFile } from '../../case-file.ts'
import type { Rule } from './rule.ts'

interface Sources {
  ids: ReadonlySet<string>
  exhibits: ReadonlySet<string>
}

const held = new WeakMap<CaseFile, Sources>()

function sourcesIn(caseFile: CaseFile): Sources {
  const known = held.get(caseFile) ?? {
    ids: new Set([...caseFile.facts, ...caseFile.pages, ...(caseFile.rfe?.pages ?? [])].map(({ id }) => id)),
    exhibits: new Set(caseFile.exhibits.map(({ number }) => String(number))),
  }
  held.set(caseFile, known)
  return known
}

function isHeld(id: string, caseFile: CaseFile): boolean {
  const { ids, exhibits } = sourcesIn(caseFile)
  return (
    ids.has(id) || exhibits.has(/^(?:E|Ex\.? ?)(\d+)(?:p\d+)?$/.exec(id)?.[1] ?? '') || findAuthority(id) !== undefined
  )
}

/** The promise: no source holds this, where the sentence rests on a source that there is not. */
export const source: Rule = {
  id: 'source',
  title: 'The sentence rests on a source that neither the record nor the library holds.',
  basis: 'promise',
  examples: {
    marks: [{ text: 'It goes on.', rests: 'F9999' }],
    passes: [{ text: 'It goes on.', rests: 'academicprojects 21 impact' }],
  },
  find: ({ declared, whole }) =>
    declared
      .filter((id) => !isHeld(id, whole))
      .map((id) => ({
        kind: 'source',
        start: 0,
        end: 0,
        text: id,
        reason: 'neither the case file nor the library holds this source',
      })),
}
