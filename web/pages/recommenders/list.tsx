import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Plus, Users } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useRecommenders } from '../../api/recommenders.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { DeletedLink } from '../recently-deleted/deleted-link.tsx'
import { RecommenderCard } from './recommender-card.tsx'
import './recommenders.css'

const forget = () => store('refereeId', null)

export default function Recommenders() {
  usePageTitle(t`Recommendation Letter`)
  const { data, isError, refetch } = useRecommenders()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="recommenders">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Recommendation Letter</Trans>
        </h1>
        {data && data.length > 0 && (
          <LinkButton to="/letter-packet">
            <Trans>Letter packet</Trans>
          </LinkButton>
        )}
      </header>
      <p className="lead">
        <Trans>
          Letters from people who know your work, or only your results, carry your case. Each writer reads, corrects and
          owns every word.
        </Trans>
      </p>
      {isError && data === undefined ? (
        <ErrorState title={t`Error fetching recommenders`} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton cards={2} lines={[40, 60]} />
      ) : data.length === 0 ? (
        <EmptyState
          icon={Users}
          title={t`No recommenders yet`}
          action={
            <LinkButton to="/recommender-config" look="primary" onClick={forget}>
              <Trans>Add Recommender</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Four to six letters are usual, some of them by people who have never worked with you. Enter one writer after
            the other; each letter is drafted for you to hand on.
          </Trans>
        </EmptyState>
      ) : (
        <ul className="recommender-list">
          {data.map((referee) => (
            // Its own button went with the card; the next place to look is the list's head.
            <RecommenderCard key={referee.id} referee={referee} onRemoved={() => heading.current?.focus()} />
          ))}
          <li>
            <Link className="add" to="/recommender-config" onClick={forget}>
              <Icon of={Plus} />
              <Trans>Add Recommender</Trans>
            </Link>
          </li>
        </ul>
      )}
      <DeletedLink kind="recommender" table="referees" />
      <div className="formbar">
        <LinkButton to="/proposed-endeavor">
          <Trans>Previous</Trans>
        </LinkButton>
        <span className="grow" />
        <LinkButton to="/petition-letter" look={data && data.length > 0 ? 'primary' : 'second'}>
          <Trans>Continue</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
