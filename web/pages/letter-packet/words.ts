import { t } from '@lingui/core/macro'
import type { LetterPacketView, PacketMark, PacketWriter } from '../../api/letter-packet.ts'
import { blockElement } from '../document/reading.ts'

export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

/** The document page, at a block of it. */
export const documentAt = (letter: number, block: string | null): string =>
  `/documents/${letter}${block === null ? '' : `#${encodeURIComponent(blockElement(block))}`}`

export const TIE_BADGES = {
  independent: { tone: 'done', text: t`Independent` },
  dependent: { tone: 'line', text: t`Not independent` },
  unclear: { tone: 'gap', text: t`Not told` },
} as const

/** `616 words, 2 open points, not signed` */
export function letterLine({ letter, is_drafting, is_signed }: PacketWriter): string {
  const signed = is_signed ? 'signed' : 'not signed'
  if (is_drafting) return t`Being drafted`
  if (letter === null) return is_signed ? t`Signed; no draft` : t`No letter yet`
  const { words, open, stale } = letter
  return [
    counted(words, 'word'),
    ...(open > 0 && !is_signed ? [counted(open, 'open point')] : []),
    ...(stale ? ['older than your profile'] : []),
    signed,
  ].join(', ')
}

/** What a mark says of a letter and what it stands for. */
export const markWords = (mark: PacketMark, name: string, what: string): string =>
  mark.state === 'told'
    ? `${counted(mark.sentences, 'sentence')} of ${name}’s letter ${mark.sentences === 1 ? 'speaks' : 'speak'} to ${what}`
    : `${what}: chosen for ${name}, not in the text yet`

export const percentWords = (percent: number): string =>
  `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })} %`

/** `2 to do before filing, 3 worth a look` */
export function gapsLine(gaps: LetterPacketView['gaps']): string {
  const must = gaps.filter(({ severity }) => severity === 'must').length
  const parts = [
    ...(must > 0 ? [`${must} to do before you file`] : []),
    ...(gaps.length > must ? [`${gaps.length - must} worth a look`] : []),
  ]
  return parts.join(', ')
}
