import { plural, t } from '@lingui/core/macro'
import type { LetterPacketView, PacketMark, PacketWriter } from '../../api/letter-packet.ts'
import { LOCALE } from '../../language/locale.ts'
import { blockElement } from '../document/reading.ts'

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
  if (is_drafting) return t`Being drafted`
  if (letter === null) return is_signed ? t`Signed; no draft` : t`No letter yet`
  const { words, open, stale } = letter
  return [
    plural(words, { one: '# word', other: '# words' }),
    ...(open > 0 && !is_signed ? [plural(open, { one: '# open point', other: '# open points' })] : []),
    ...(stale ? [t`older than your profile`] : []),
    is_signed ? t`signed` : t`not signed`,
  ].join(t`, `)
}

/** What a mark says of a letter and what it stands for. */
export const markWords = (mark: PacketMark, name: string, what: string): string =>
  mark.state === 'told'
    ? plural(mark.sentences, {
        one: `# sentence of ${name}’s letter speaks to ${what}`,
        other: `# sentences of ${name}’s letter speak to ${what}`,
      })
    : t`${what}: chosen for ${name}, not in the text yet`

export const percentWords = (percent: number): string =>
  `${percent.toLocaleString(LOCALE, { maximumFractionDigits: 1 })} %`

/** `2 to do before filing, 3 worth a look` */
export function gapsLine(gaps: LetterPacketView['gaps']): string {
  const must = gaps.filter(({ severity }) => severity === 'must').length
  const should = gaps.length - must
  const parts = [
    ...(must > 0 ? [t`${must} to do before you file`] : []),
    ...(should > 0 ? [t`${should} worth a look`] : []),
  ]
  return parts.join(t`, `)
}
