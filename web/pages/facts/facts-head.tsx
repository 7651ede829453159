import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Check, Undo2 } from 'lucide-react'
import { listed } from '../../language/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressLine } from '../../ui/progress.tsx'
import { paceOfFacts } from '../../review/pace.ts'
import { aboutMinutes } from '../../review/words.ts'
import { useWalk } from './walk.ts'

/** "23 facts to look at", and how long that takes where it is known. */
export const leftInWords = (count: number): string => {
  const facts = plural(count, { one: '# fact to look at', other: '# facts to look at' })
  return listed([facts, ...aboutMinutes(count, paceOfFacts.seconds())])
}

/** How many facts are left, how far one is, and whether it is saved. It stays in view. */
export function FactsHead({
  left,
  total,
  isSaved,
  canUndo,
}: {
  left: number
  total: number
  isSaved: boolean
  canUndo: boolean
}) {
  const { undo } = useWalk()
  return (
    <div className="facts-head">
      <p className="left">
        <b>{left === 0 ? t`No fact left to look at` : leftInWords(left)}</b>
      </p>
      <p className="saved">
        {isSaved ? (
          <>
            <Icon of={Check} size="s" />
            <Trans>Saved</Trans>
          </>
        ) : (
          t`Saving...`
        )}
      </p>
      <Button size="s" look="quiet" icon={Undo2} aria-disabled={!canUndo || undefined} onClick={undo}>
        <Trans>Undo</Trans>
        <span className="kbd" aria-hidden="true">
          U
        </span>
      </Button>
      <ProgressLine
        percent={total === 0 ? 100 : (100 * (total - left)) / total}
        label={t`Facts that you have looked at`}
      />
    </div>
  )
}
