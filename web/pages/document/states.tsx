import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ProofState } from '#domain/proof.ts'
import { countToSettle } from '#domain/to-settle.ts'
import { ListChecks } from 'lucide-react'
import { listed } from '../../language/lists.ts'
import { useReview } from '../../review/review-context.ts'
import { toLookAt } from '../../review/words.ts'
import { Button } from '../../ui/button.tsx'
import { useReading } from './reading.ts'
import { Waiting } from './waiting.tsx'
import { isOpen } from './words.ts'

/** What vouches for so many sentences, in plain words, in the order of the cover. */
const IN_WORDS: readonly [ProofState, (count: number) => string][] = [
  ['composed', (count) => t`${count} from your record`],
  ['quoted', (count) => t`${count} quoted`],
  ['law', (count) => t`${count} of law`],
  ['reasoned', (count) => t`${count} of argument`],
  ['verified', (count) => t`${count} verified`],
  ['confirmed', (count) => t`${count} confirmed by a person`],
  ['open', (count) => t`${count} not confirmed yet`],
  ['contradicted', (count) => t`${count} to put right`],
]

/** How many sentences are in each state, and the way to those that a person has to look at. */
export function States() {
  const { document, startReview } = useReading()
  const { left } = useReview()
  const counts = IN_WORDS.flatMap(([state, words]) => {
    const count = document.states[state] ?? 0
    return count === 0 ? [] : [words(count)]
  })
  const { questions } = countToSettle(document.open.filter(isOpen))
  if (questions > 0) counts.push(plural(questions, { one: '# question', other: '# questions' }))
  if (counts.length === 0) return null
  return (
    <div className="dh-states">
      <p className="tiny">
        <Trans>Sentences: {listed(counts)}</Trans>
      </p>
      <Waiting />
      {left.length > 0 && (
        <p className="dh-review">
          <span>{toLookAt(left.length)}</span>
          <Button size="s" look="primary" icon={ListChecks} onClick={startReview}>
            <Trans>Review</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
