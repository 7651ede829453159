import type { Block } from '#domain/document.ts'
import { quotedTitle } from '../builtin/entries.ts'
import { linesOf } from '../quality/reading.ts'
import { ALSO, ALSO_FROM_RECORD } from './frames.ts'
import type { Letter } from './letter.ts'
import { listed } from '../builtin/phrase.ts'
import { say } from './say.ts'

/** The projects that were chosen for a letter and that it has not named so far, said to be known as far as its writer can know them. */
export function fromRecord(letter: Letter, blocks: readonly Block[]): void {
  const { write, portrait, share, works } = letter
  const rested = new Set(linesOf({ blocks: [...blocks] }).flatMap(({ sentence }) => sentence.sources))
  const named = new Set(
    portrait.caseFile.facts.flatMap(({ id, section, entry }) => (rested.has(id) ? [`${section}/${entry}`] : [])),
  )
  const left = works.filter(({ section, id }) => !named.has(`${section}/${id}`))
  const titles = (isInside: boolean) =>
    listed(
      left
        .filter((work) => share.isInside(work) === isInside)
        .flatMap((work) => quotedTitle(work, 'project_name') ?? []),
    )
  say(letter, ALSO, { project: titles(true) })
  say(letter, ALSO_FROM_RECORD, { project: titles(false) })
  write.close()
}
