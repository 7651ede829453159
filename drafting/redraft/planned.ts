import type { Block } from '#domain/document.ts'
import type { CaseFile } from '../case-file.ts'
import type { OutlineSection } from '../outline.ts'
import { sentencesIn } from './rows.ts'

/** The entry that most of a text's sentences rest on. */
function mainEntry(
  blocks: readonly Block[],
  among: readonly OutlineSection[],
  { facts }: CaseFile,
): string | undefined {
  const byId = new Map(facts.map((fact) => [fact.id, `${fact.section}/${fact.entry}`]))
  const counts = new Map<string, number>()
  const own = new Set(among.flatMap((section) => entryOf(section) ?? []))
  for (const { sources } of sentencesIn(blocks))
    for (const key of new Set(sources.flatMap((id) => byId.get(id) ?? [])))
      if (own.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

const entryOf = ({ facts }: OutlineSection): string | undefined => {
  const need = facts.find(({ entry }) => entry !== undefined)
  return need?.entry === undefined ? undefined : `${need.section}/${need.entry}`
}

/**
 * The section of today's outline that a section of a document is. One that is about a single entry is known by that
 * entry: the number in its id is a rank, which changes with the profile. Any other number is a name, as that of an issue.
 */
export function plannedFor(
  outline: readonly OutlineSection[],
  blocks: readonly Block[],
  section: string,
  caseFile: CaseFile,
): OutlineSection | undefined {
  const named = outline.find(({ id }) => id === section)
  if (!/-\d+$/.test(section) || (named !== undefined && entryOf(named) === undefined)) return named
  const entry = mainEntry(
    blocks.filter((block) => block.section === section),
    outline,
    caseFile,
  )
  return outline.find((one) => entry !== undefined && entryOf(one) === entry)
}

const NUMBER = /^(?:[IVX]+|[A-Z]|\d+(?:\([a-z]\))?)\. /

/** Blocks written for a section of the outline as they stand in the document: under its section's name and number. */
export function asNumbered(blocks: readonly Block[], section: string, before: readonly Block[]): Block[] {
  const old = before.find((block) => block.kind === 'heading')
  const number = old?.kind === 'heading' ? (NUMBER.exec(old.text)?.[0] ?? '') : ''
  return blocks.map((block): Block => {
    if (block.kind !== 'heading' || number === '') return { ...block, section }
    return { ...block, section, text: number + block.text.replace(NUMBER, '') }
  })
}
