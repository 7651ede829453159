import type { Document } from '#domain/document.ts'
import { entryCalled } from '../builtin/entry-called.ts'
import type { CaseFile } from '../case-file.ts'
import type { Finding } from '../quality/finding.ts'
import { linesOf } from '../quality/reading.ts'
import type { LetterRequest } from './compose.ts'
import { PROFILE_SECTION_OF } from './section-of.ts'

/** What the writer was asked to speak to and the letter does not speak of, with what to do about it. */
export function leftOutOf(
  document: Pick<Document, 'blocks'>,
  caseFile: CaseFile,
  { items }: Pick<LetterRequest, 'items'>,
): Finding[] {
  const rested = new Set(linesOf({ blocks: document.blocks }).flatMap(({ sentence }) => sentence.sources))
  const spoken = new Set(
    caseFile.facts.flatMap(({ id, section, entry }) => (rested.has(id) ? [`${section}/${entry}`] : [])),
  )
  const called = items.flatMap(({ category, item_id }): string[] => {
    const section = PROFILE_SECTION_OF[category]
    if (section === undefined || spoken.has(`${section}/${item_id}`)) return []
    // An entry that was deleted since is no choice any more.
    const name = entryCalled(caseFile, section, Number(item_id))
    return name === undefined ? [] : [name]
  })
  if (called.length === 0) return []
  return [
    {
      rule: 'choice-left-out',
      severity: 'should',
      text: `You chose ${called.join(', ')} for this letter, and the letter does not speak of that. If it matters here, add a sentence that the writer can vouch for; if not, change your choice.`,
      block: null,
    },
  ]
}
