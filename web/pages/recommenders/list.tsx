import { Plus, Users } from 'lucide-react'
import { Link } from 'react-router'
import { useRecommenders, type RefereeRow } from '../../api/recommenders.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import './recommenders.css'

const forget = () => store('refereeId', null)

export default function Recommenders() {
  usePageTitle('Recommendation Letter')
  const { data, isError, refetch } = useRecommenders()
  return (
    <div className="recommenders">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>Recommendation Letter</h1>
        {data && data.length > 0 && <LinkButton to="/letter-packet">Letter packet</LinkButton>}
      </header>
      <p className="lead">
        Letters from people who know your work, or only your results, carry your case. Each writer reads, corrects and
        owns every word.
      </p>
      {isError && data === undefined ? (
        <ErrorState title="Error fetching recommenders" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton cards={2} lines={[40, 60]} />
      ) : data.length === 0 ? (
        <EmptyState
          icon={Users}
          title="No recommenders yet"
          action={
            <LinkButton to="/recommender-config" look="primary" onClick={forget}>
              Add Recommender
            </LinkButton>
          }
        >
          Letters from people who know your work, or only your results, carry your case. Four to six is usual.
        </EmptyState>
      ) : (
        <ul className="recommender-list">
          {data.map((referee) => (
            <RecommenderCard key={referee.id} referee={referee} />
          ))}
          <li>
            <Link className="add" to="/recommender-config" onClick={forget}>
              <Icon of={Plus} />
              Add Recommender
            </Link>
          </li>
        </ul>
      )}
      <div className="formbar">
        <LinkButton to="/proposed-endeavor">Previous</LinkButton>
        <span className="grow" />
        <LinkButton to="/petition-letter" look={data && data.length > 0 ? 'primary' : 'second'}>
          Continue
        </LinkButton>
      </div>
    </div>
  )
}

function RecommenderCard({ referee }: { referee: RefereeRow }) {
  return (
    <li>
      <Link
        className="card card-pad recommender"
        to={`/recommender-config?ref=${referee.id}`}
        onClick={() => store('refereeId', referee.id)}
      >
        <h2>
          {referee.first_name} {referee.last_name}
        </h2>
        <p className="small soft">{referee.title}</p>
        <p className="small quiet">{referee.organization}</p>
      </Link>
    </li>
  )
}
