import type { Contradiction } from '../../case-file.ts'
import type { LetterPacket, PacketWriter } from '../packet.ts'

/** What is looked at for gaps: the packet as far as it is known, and what it was made from. */
export interface Standing extends Omit<LetterPacket, 'gaps'> {
  asked: readonly PacketWriter[]
  contradictions: readonly Contradiction[]
}
