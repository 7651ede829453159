import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useVersion } from '../../api/document.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { DifferenceView } from './difference-view.tsx'
import { useReading } from './reading.ts'

/** What changed from one version to another, in place of the text. */
export function Comparison({ from, to, onClose }: { from: number; to: number; onClose: () => void }) {
  const { document } = useReading()
  const before = useVersion(document.id, from)
  const newest = to === document.version
  const then = useVersion(document.id, newest ? null : to)
  const after = newest ? document.blocks : then.data?.blocks
  const failed = before.isError || then.isError
  return (
    <article className="sheet comparison" aria-label={t`Changes from version ${from} to version ${to}`}>
      <div className="comparison-head">
        <h2>
          <Trans>
            From version {from} to version {to}
          </Trans>
        </h2>
        <Button size="s" icon={X} onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {failed ? (
        <ErrorState
          title={t`The versions could not be read`}
          onRetry={() => void Promise.all([before.refetch(), newest ? null : then.refetch()])}
        />
      ) : before.data === undefined || after === undefined ? (
        <Skeleton lines={[40, 95, 90, 70]} />
      ) : (
        <DifferenceView before={before.data.blocks} after={after} foldSame />
      )}
    </article>
  )
}
