import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useRecommender } from '../../api/recommenders.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { FinalTab } from './final-tab.tsx'
import { LetterTab } from './letter-tab.tsx'
import { RecommenderForm } from './recommender-form.tsx'
import './recommenders.css'

const TABS = ['profile', 'letters', 'final'] as const
type TabId = (typeof TABS)[number]

/** A recommender: who they are, their letter, and the signed one. The tab stands in the address. */
export default function RecommenderConfig() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const id = Number(search.get('ref')) || null
  const asked = TABS.find((tab) => tab === search.get('tab')) ?? 'profile'
  const at: TabId = id === null ? 'profile' : asked
  const { data, error, refetch } = useRecommender(id)
  const gone = error instanceof ApiError && error.status === 404
  const name = data ? `${data.first_name} ${data.last_name}` : ''
  const title = `Recommender ${name}`.trim()
  usePageTitle(title)
  useEffect(() => {
    if (!gone) return
    toast({ text: 'Recommender is not found', tone: 'error' })
    void navigate('/recommender', { replace: true })
  }, [gone, navigate])
  const go = (tab: TabId, ref = id) => setSearch({ ...(ref !== null && { ref: String(ref) }), tab })
  const saved = (ref: number, goOn: boolean) => {
    store('refereeId', ref)
    go(goOn ? 'letters' : 'profile', ref)
  }
  return (
    <div className="recommenders">
      <h1>{title}</h1>
      <Tabs
        label="Recommender"
        at={at}
        onChange={(tab) => go(tab)}
        tabs={[
          { id: 'profile', label: 'Profile' },
          { id: 'letters', label: 'Letter Generation', disabled: id === null },
          { id: 'final', label: 'Final Letter', disabled: id === null },
        ]}
      >
        {id !== null && error ? (
          <ErrorState title="Error fetching referee data, please reload the page" onRetry={() => void refetch()} />
        ) : id !== null && data === undefined ? (
          <Skeleton cards={2} />
        ) : at === 'profile' || id === null ? (
          <RecommenderForm
            key={id ?? 'new'}
            referee={data ?? null}
            onSaved={saved}
            onPrevious={() => void navigate('/recommender')}
          />
        ) : at === 'letters' ? (
          <LetterTab referee={id} onPrevious={() => go('profile')} onContinue={() => go('final')} />
        ) : (
          <FinalTab referee={id} onPrevious={() => go('letters')} />
        )}
      </Tabs>
    </div>
  )
}
