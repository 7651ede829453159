import type { LetterPacketView } from '#domain/letter-packet.ts'
import { letterPacket, type PacketLetter, type PacketWriter, type Place } from '#drafting/letter-packet/index.ts'
import { currentCaseFile } from '../drafts/current-case-file.ts'
import { openDocument } from '../drafts/open-document.ts'
import { listRecommendationLetters } from '../drafts/store.ts'
import { changesOf, writingIfAny } from '../drafts/writing-of.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import type { WorkParts } from '../parts.ts'
import { itemsOf } from './configuration.ts'
import { LETTER, letterKey } from './generate-letter.ts'

/** The page of the product where a gap is closed. */
function hrefOf(to: Place): string {
  switch (to.page) {
    case 'projects':
      return '/project-info'
    case 'recommenders':
      return '/recommender'
    case 'profile':
      return `/recommender-config?ref=${to.referee}`
    case 'choices':
      return `/recommender-config?ref=${to.referee}&tab=letters`
    case 'signed':
      return `/recommender-config?ref=${to.referee}&tab=final`
    case 'document':
      return `/documents/${to.letter}${to.block === undefined ? '' : `#block-${encodeURIComponent(to.block)}`}`
    case 'open points':
      return `/documents/${to.letter}?panel=todo`
  }
}

async function letterAsItStands(parts: WorkParts, application_id: number, id: number): Promise<PacketLetter> {
  const { row, newest, waivers } = await openDocument(parts, application_id, id)
  const { caseFile, basis, document } = newest
  const writing = await writingIfAny(parts.db, row, caseFile)
  return {
    id,
    version: row.version,
    blocks: document.blocks,
    caseFile,
    basis,
    waived: new Set(waivers.map(({ point }) => point)),
    stale: changesOf(newest, writing).length > 0,
  }
}

/** The recommendation letters of an application seen together: of each recommender the newest. */
export async function packetOf(parts: WorkParts, application_id: number): Promise<LetterPacketView> {
  const [caseFile, letters] = await Promise.all([
    currentCaseFile(parts, application_id),
    listRecommendationLetters(parts.db, application_id),
  ])
  const newest = new Map(letters.map(({ referee_id, id }) => [referee_id, id]))
  const writers = caseFile.profile.referees.map(async ({ id: referee_id }): Promise<PacketWriter> => {
    const letter = newest.get(referee_id)
    const [items, task, stands] = await Promise.all([
      itemsOf(parts.db, referee_id),
      currentTaskId(parts.db, LETTER, letterKey(referee_id)),
      letter === undefined ? null : letterAsItStands(parts, application_id, letter),
    ])
    return { referee_id, items, letter: stands, is_drafting: task !== null }
  })
  const { gaps, ...packet } = letterPacket(caseFile, await Promise.all(writers))
  return { ...packet, gaps: gaps.map(({ to, ...gap }) => ({ ...gap, href: hrefOf(to) })) }
}
