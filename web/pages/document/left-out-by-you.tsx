import { Trans } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { OpenPoint } from '../../api/document.ts'
import { placeOf } from '../../review/points.ts'
import { useReview } from '../../review/review-context.ts'
import { Button } from '../../ui/button.tsx'
import { moment } from '../../ui/moment.ts'

/** Sentences that a person left out, each with the way back. */
export function LeftOutByYou({
  points,
  onBack,
}: {
  points: readonly OpenPoint[]
  onBack: (ids: readonly string[]) => void
}) {
  const { wordsOf } = useReview()
  if (points.length === 0) return null
  return (
    <section className="left-out-by-you">
      <h2>
        <Trans>Left out by you</Trans>
      </h2>
      <p className="tiny quiet">
        <Trans>These sentences are in no file. Each can come back.</Trans>
      </p>
      <ul className="todo">
        {[...Map.groupBy(points, placeOf)].map(([place, [first, ...others]]) => {
          if (first?.waived == null) return null
          const words = wordsOf(first)
          return (
            <li key={place}>
              <p className="point" lang="en">
                {words}
              </p>
              <div className="flex flex-wrap items-center gap-2">
                <span className="tiny quiet">
                  {first.waived.by}, {moment(first.waived.at)}
                </span>
                <Button
                  size="s"
                  look="quiet"
                  icon={RotateCcw}
                  onClick={() => onBack([first, ...others].map(({ id }) => id))}
                >
                  <Trans>
                    Use it again
                    <span className="sr" lang="en">
                      : {words}
                    </span>
                  </Trans>
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
