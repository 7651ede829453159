import type { Block } from '#domain/document.ts'
import { everything, quietRun } from '../builtin/testing.ts'
import type { CaseFile } from '../case-file.ts'
import { basisOf } from '../editing/basis.ts'
import { draftRecommendationLetter } from '../recommendation-letter/index.ts'
import type { PacketLetter, PacketWriter } from './packet.ts'

export const letterWith = (id: number, blocks: readonly Block[], caseFile: CaseFile): PacketLetter => ({
  id,
  version: 1,
  blocks,
  caseFile,
  basis: basisOf([...blocks], caseFile),
  waived: new Set(),
  stale: false,
})

/** A recommender who is asked to speak to everything, with the letter that the built-in drafter writes. */
export async function draftedWriter(caseFile: CaseFile, referee_id: number): Promise<PacketWriter> {
  const items = everything(caseFile.profile)
  const { document } = await draftRecommendationLetter(caseFile, { referee_id, items }, quietRun())
  return { referee_id, items, is_drafting: false, letter: letterWith(referee_id * 10, document.blocks, caseFile) }
}
