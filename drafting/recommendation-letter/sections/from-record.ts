import type { Block } from '#domain/document.ts'
import { quotedTitle } from '../../builtin/entries.ts'
import { linesOf } from '../../quality/reading.ts'
import type { Letter } from '../letter.ts'
import { ALSO_KNOWN, FROM_RECORD } from '../manners/every.ts'

/** The projects that were chosen for a letter and that it has not named so far, said to be known as far as its writer can know them. */
export function fromRecord(letter: Letter, blocks: readonly Block[]): void {
  const { write, portrait, share, works } = letter
  const rested = new Set(linesOf({ blocks: [...blocks] }).flatMap(({ sentence }) => sentence.sources))
  const named = new Set(
    portrait.caseFile.facts.flatMap(({ id, section, entry }) => (rested.has(id) ? [`${section}/${entry}`] : [])),
  )
  for (const work of works.filter(({ section, id }) => !named.has(`${section}/${id}`))) {
    const insight = share.insight(work)
    const isKnown = insight === 'inside' || insight === 'used'
    write.say(isKnown ? ALSO_KNOWN : FROM_RECORD, { project: quotedTitle(work, 'project_name') })
  }
  write.close()
}
