import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useRecentlyDeleted } from '../../api/recently-deleted.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { DeletedCard } from './deleted-card.tsx'
import './recently-deleted.css'

/** What its owner deleted in the last 30 days: to restore, or to delete for good. */
export default function RecentlyDeleted() {
  usePageTitle(t`Recently deleted`)
  const { data, isError, refetch } = useRecentlyDeleted()
  const heading = useRef<HTMLHeadingElement>(null)
  // The card's own buttons went with it; the next place to look is the list's head.
  const onGone = () => heading.current?.focus()
  return (
    <div className="recently-deleted">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Recently deleted</Trans>
      </h1>
      <p className="lead">
        <Trans>
          What you delete stays here for {RESTORABLE_DAYS} days. Nobody else can open it, and your documents no longer
          use it. After that it is deleted for good, with its files.
        </Trans>
      </p>
      {isError && data === undefined ? (
        <ErrorState title={t`We could not load what you deleted.`} onRetry={() => void refetch()}>
          <Trans>The server did not answer. Nothing was changed.</Trans>
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton cards={2} lines={[40, 60]} />
      ) : data.length === 0 ? (
        <EmptyState
          icon={Trash2}
          title={t`Nothing here`}
          action={
            <LinkButton to="/dashboard">
              <Trans>Go to the dashboard</Trans>
            </LinkButton>
          }
        >
          <Trans>You deleted nothing in the last {RESTORABLE_DAYS} days.</Trans>
        </EmptyState>
      ) : (
        <ul className="deleted-list">
          {data.map((item) => (
            <DeletedCard key={`${item.kind} ${item.id}`} item={item} onGone={onGone} />
          ))}
        </ul>
      )}
    </div>
  )
}
