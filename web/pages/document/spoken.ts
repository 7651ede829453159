import { plural, t } from '@lingui/core/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { chosenSentence } from './chosen-sentence.ts'
import type { Chosen, Reading } from './reading.ts'
import { restingOf } from './resting.ts'

/** The chosen sentence as a screen reader is told of it; the same stands beside the text in full. */
export function spoken(held: Pick<Reading, 'document' | 'sources' | 'exhibits'>, chosen: Chosen | null): string {
  const block = held.document.blocks.find((one) => one.kind !== 'page-break' && one.id === chosen?.block)
  const sentence = chosen === null || block === undefined ? null : chosenSentence(block, chosen.sentence)
  if (sentence === null || chosen === null) return ''
  const { exhibits, authorities, facts } = restingOf(sentence, held)
  const rests = [
    ...exhibits.map(({ exhibit, page }) => {
      const number = exhibitLabel(exhibit.number)
      return page === null ? t`exhibit ${number}` : t`exhibit ${number}, page ${page}`
    }),
    ...authorities.map(({ place }) => place),
    ...(facts.length > 0
      ? [plural(facts.length, { one: '# entry of your profile', other: '# entries of your profile' })]
      : []),
  ]
  const number = chosen.sentence + 1
  const all = rests.join(t`; `)
  return all === '' ? t`Sentence ${number}: no source` : t`Sentence ${number}: rests on ${all}`
}
