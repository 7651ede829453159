import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Mails } from 'lucide-react'
import { useLetterPacket } from '../../api/letter-packet.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Matrix } from './matrix.tsx'
import { Missing } from './missing.tsx'
import { Overlaps } from './overlaps.tsx'
import { WriterCards, Writers } from './writers.tsx'
import './letter-packet.css'

/** The recommendation letters seen together, as an officer will see them. */
export default function LetterPacket() {
  usePageTitle(t`Letter packet`)
  const { data, isError, refetch } = useLetterPacket()
  const isNarrow = useMedia('(max-width: 40rem)')
  return (
    <div className="packet">
      <header>
        <h1>
          <Trans>Letter packet</Trans>
        </h1>
        <p className="lead">
          <Trans>
            An officer reads the letters beside each other. Each should tell something else, most should come from
            people without ties to you, and no two should use the same words.
          </Trans>
        </p>
      </header>
      {isError && data === undefined ? (
        <ErrorState title={t`Error fetching the letter packet`} onRetry={() => void refetch()}>
          <Trans>The server did not answer. Your letters are as they were.</Trans>
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton cards={3} lines={[30, 90, 80, 85]} />
      ) : data.writers.length === 0 ? (
        <EmptyState
          icon={Mails}
          title={t`No recommenders yet`}
          action={
            <LinkButton to="/recommender-config" look="primary" onClick={() => store('refereeId', null)}>
              <Trans>Add Recommender</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Once there are recommenders, this page shows who speaks to what, how independent they are, and what no
            letter says yet.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <Missing gaps={data.gaps} />
          {isNarrow ? (
            <WriterCards packet={data} />
          ) : (
            <>
              <Matrix packet={data} />
              <Writers writers={data.writers} />
            </>
          )}
          <Overlaps overlaps={data.overlaps} writers={data.writers} />
        </>
      )}
      <p className="tiny quiet">
        <Trans>It counts what the drafts say and who says it. It tells nothing about how an officer will decide.</Trans>
      </p>
      <div className="formbar">
        <LinkButton to="/recommender">
          <Trans>Recommenders</Trans>
        </LinkButton>
        <span className="grow" />
        <LinkButton to="/petition-letter">
          <Trans>Petition letter</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
