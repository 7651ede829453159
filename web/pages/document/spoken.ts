import { t } from '@lingui/core/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { chosenSentence } from './chosen-sentence.ts'
import type { Chosen, Reading } from './reading.ts'
import { restingOf } from './resting.ts'
import { counted } from './words.ts'

/** The chosen sentence as a screen reader is told of it; the same stands beside the text in full. */
export function spoken(held: Pick<Reading, 'document' | 'sources' | 'exhibits'>, chosen: Chosen | null): string {
  const block = held.document.blocks.find((one) => one.kind !== 'page-break' && one.id === chosen?.block)
  const sentence = chosen === null || block === undefined ? null : chosenSentence(block, chosen.sentence)
  if (sentence === null || chosen === null) return ''
  const { exhibits, authorities, facts } = restingOf(sentence, held)
  const rests = [
    ...exhibits.map(
      ({ exhibit, page }) => `exhibit ${exhibitLabel(exhibit.number)}${page === null ? '' : `, page ${page}`}`,
    ),
    ...authorities.map(({ place }) => place),
    ...(facts.length > 0 ? [`${counted(facts.length, 'entry', 'entries')} of your profile`] : []),
  ]
  return t`Sentence ${chosen.sentence + 1}: ${rests.length === 0 ? 'no source' : `rests on ${rests.join('; ')}`}`
}
