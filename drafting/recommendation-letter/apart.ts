import type { Block } from '#domain/document.ts'
import { withCitedParts } from '../builtin/cited-parts.ts'
import type { CaseFile } from '../case-file.ts'
import { documented, type Drafted, type Run } from '../drafted.ts'
import { withSection } from '../editing/sections.ts'
import { type Engine, measuredOf } from '../engine.ts'
import { sumOf } from '../llm.ts'
import { proved } from '../proof/prove.ts'
import { namesOf } from '../quality/names.ts'
import { overlapOf, shingled } from '../quality/overlap.ts'
import { linesOf } from '../quality/reading.ts'
import { redraftSection } from '../redraft.ts'
import type { Writing } from '../writing.ts'

/** The runs of words that a letter shares with others, by its sections. */
export function sharedWith(
  blocks: readonly Block[],
  letters: readonly (readonly Block[])[],
  caseFile: CaseFile,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (letters.length === 0) return found
  const names = namesOf(caseFile)
  const own = shingled(linesOf({ blocks: [...blocks] }), names)
  const sections = new Map(blocks.flatMap((block) => ('id' in block ? [[block.id, block.section] as const] : [])))
  for (const letter of letters)
    for (const { text, block } of overlapOf(own, shingled(linesOf({ blocks: [...letter] }), names)).runs) {
      const section = sections.get(block)
      if (section === undefined) continue
      const told = found.get(section) ?? []
      if (!told.includes(text)) found.set(section, [...told, text])
    }
  return found
}

const INSTRUCTION = 'Say in other words what another writer’s letter has in these: '

/**
 * A letter from a model whose sections say nothing in the words of others: each that does is written again once. What is
 * shared even then is told by the reading of the finished document.
 */
export async function setApart(
  writing: Writing,
  drafted: Drafted,
  letters: readonly (readonly Block[])[],
  run: Run,
  engine: Engine,
): Promise<Drafted> {
  const shared = sharedWith(drafted.document.blocks, letters, writing.caseFile)
  if (shared.size === 0) return drafted
  // How far the letter is was told already; a section of it is no new beginning.
  const quiet: Run = { ...run, progress: () => undefined }
  let { blocks } = drafted.document
  const usages = [drafted.record]
  const left_out = [...(drafted.document.left_out ?? [])]
  for (const [section, runs] of shared) {
    const instruction = INSTRUCTION + runs.map((text) => `“${text}”`).join('; ')
    const again = await redraftSection(writing, { blocks }, { section, instruction }, quiet, engine)
    usages.push(again.record)
    left_out.push(...again.leftOut)
    if (again.blocks.length > 0) blocks = withSection(blocks, section, again.blocks)
  }
  const { cover: _cover, draft: _draft, ...body } = drafted.document
  const record = { ...drafted.record, ...sumOf(usages) }
  return documented(writing.caseFile, record, {
    ...body,
    blocks: proved(withCitedParts(blocks), writing.caseFile, { verifier: measuredOf(engine) }),
    ...(left_out.length > 0 && { left_out }),
  })
}
