import type { LetterPacketView } from '#domain/letter-packet.ts'
import type { Block } from '#domain/document.ts'
import type { CaseFile } from '../case-file.ts'
import type { Basis } from '../editing/basis.ts'

/** A drafted letter beside the case file as it numbers it. */
export interface PacketLetter {
  id: number
  version: number
  blocks: readonly Block[]
  /** Numbered as the letter knows it. */
  caseFile: CaseFile
  basis: Pick<Basis, 'facts' | 'exhibits'>
  /** Ids of the open points that somebody took upon themselves. */
  waived: ReadonlySet<string>
  stale: boolean
}

/** What is known of one recommender's part of the filing. */
export interface PacketWriter {
  referee_id: number
  /** As the recommender's configuration holds them. */
  items: readonly { category: string; item_id: string }[]
  letter: PacketLetter | null
  is_drafting: boolean
}

export type Contribution = LetterPacketView['contributions'][number]
export type Writer = LetterPacketView['writers'][number]
export type Overlap = LetterPacketView['overlaps'][number]

/** A place of the product where a gap is closed. */
export type Place =
  | { page: 'projects' | 'recommenders' }
  /** The tabs of a recommender: who it is, what to speak to, the signed letter. */
  | { page: 'profile' | 'choices' | 'signed'; referee: number }
  | { page: 'document'; letter: number; block?: string }
  | { page: 'open points'; letter: number }

export interface Gap extends Omit<LetterPacketView['gaps'][number], 'href'> {
  to: Place
}

export interface LetterPacket extends Omit<LetterPacketView, 'gaps'> {
  gaps: Gap[]
}
