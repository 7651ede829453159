import type { Document } from '#domain/document.ts'
import { entryCalled } from '../builtin/entry-called.ts'
import type { CaseFile } from '../case-file.ts'
import type { Finding } from '../quality/finding.ts'
import { linesOf } from '../quality/reading.ts'
import type { LetterRequest } from './compose.ts'

/** The section of the profile by the category of a choice. */
const SECTIONS: Readonly<Record<string, string>> = {
  academichistory: 'academichistory',
  academicproject: 'academicprojects',
  professionalhistory: 'professionalhistory',
  professionalproject: 'professionalprojects',
  futureplan: 'futureplan',
  evidence: 'evidence',
}

/** What the writer was asked to speak to and the letter does not speak of, each with what to do about it. */
export function chosenLeftOut(
  document: Pick<Document, 'blocks'>,
  caseFile: CaseFile,
  request: LetterRequest,
): Finding[] {
  const rested = new Set(linesOf({ blocks: document.blocks }).flatMap(({ sentence }) => sentence.sources))
  const spoken = new Set(
    caseFile.facts.flatMap(({ id, section, entry }) => (rested.has(id) ? [`${section}/${entry}`] : [])),
  )
  return request.items.flatMap(({ category, item_id }): Finding[] => {
    const section = SECTIONS[category]
    if (section === undefined || spoken.has(`${section}/${item_id}`)) return []
    const called = entryCalled(caseFile, section, Number(item_id))
    // An entry that was deleted since is no choice any more.
    if (called === undefined) return []
    return [
      {
        rule: 'choice-left-out',
        severity: 'should',
        text: `You chose ${called} for this letter, and the letter does not speak of it. If it matters here, add a sentence about it, or draft the letter again with more detail; if not, take it out of your choice.`,
        block: null,
      },
    ]
  })
}
