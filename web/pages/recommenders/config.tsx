import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { calledName } from '#domain/filing-name.ts'
import { recordIdOf } from '#domain/record-id.ts'
import { useRecommender } from '../../api/recommenders.ts'
import { store } from '../../api/stored.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { later } from '../../ui/later.tsx'
import './recommenders.css'

const MEANWHILE = <Skeleton cards={2} />
const RecommenderForm = later(async () => (await import('./recommender-form.tsx')).RecommenderForm, MEANWHILE)
const LetterTab = later(async () => (await import('./letter-tab.tsx')).LetterTab, MEANWHILE)
const FinalTab = later(async () => (await import('./final-tab.tsx')).FinalTab, MEANWHILE)

const TABS = ['profile', 'letters', 'final'] as const
type TabId = (typeof TABS)[number]

/** What the address asks for: a recommender, a new one, or nobody. */
function refOf(search: URLSearchParams): number | null | 'nobody' {
  const ref = search.get('ref')
  // A letter is somebody's; only the profile of a new recommender has no number yet.
  if (ref === null) return (search.get('tab') ?? 'profile') === 'profile' ? null : 'nobody'
  return recordIdOf(ref) ?? 'nobody'
}

/** A recommender: who they are, their letter, and the signed one. The tab stands in the address. */
export default function RecommenderConfig() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const ref = refOf(search)
  const id = ref === 'nobody' ? null : ref
  const asked = TABS.find((tab) => tab === search.get('tab')) ?? 'profile'
  const at: TabId = id === null ? 'profile' : asked
  const { data, error, refetch } = useRecommender(id)
  const gone = ref === 'nobody' || (error instanceof ApiError && error.status === 404)
  const name = data ? calledName({ ...data, middle_name: '' }) : ''
  const title = t`Recommender ${name}`.trim()
  usePageTitle(title)
  useEffect(() => {
    if (!gone) return
    store('refereeId', null)
    toast({ text: t`Recommender is not found`, tone: 'error', stays: true })
    void navigate('/recommender', { replace: true })
  }, [gone, navigate])
  useEffect(() => {
    if (data) store('refereeId', data.id)
  }, [data])
  const [madeAt, setMadeAt] = useState<Date | null>(null)
  const go = (tab: TabId) => setSearch({ ...(id !== null && { ref: String(id) }), tab })
  const saved = async (made: number, goOn: boolean) => {
    if (id === null) {
      setMadeAt(goOn ? null : new Date())
      // Back from here must not lead to an empty form that would make the same one again.
      await navigate(`?ref=${made}&tab=profile`, { replace: true })
    }
    if (goOn) await navigate(`?ref=${made}&tab=letters`)
  }
  return (
    <div className="recommenders">
      <h1>{title}</h1>
      <Tabs
        label={t`Recommender`}
        at={at}
        onChange={(tab) => go(tab)}
        tabs={[
          { id: 'profile', label: t({ message: 'Profile', context: 'of a recommender' }) },
          { id: 'letters', label: t`Letter Generation`, disabled: id === null },
          { id: 'final', label: t`Final Letter`, disabled: id === null },
        ]}
      >
        {ref === 'nobody' ? null : id !== null && error && data === undefined ? (
          <ErrorState title={t`Error fetching referee data, please reload the page`} onRetry={() => void refetch()} />
        ) : id !== null && data === undefined ? (
          <Skeleton cards={2} />
        ) : at === 'profile' || id === null ? (
          <RecommenderForm
            key={id ?? 'new'}
            referee={data ?? null}
            madeAt={madeAt}
            onSaved={(made, goOn) => void saved(made, goOn)}
            onPrevious={() => void navigate('/recommender')}
          />
        ) : at === 'letters' ? (
          <LetterTab key={id} referee={id} onPrevious={() => go('profile')} onContinue={() => go('final')} />
        ) : (
          <FinalTab key={id} referee={id} onPrevious={() => go('letters')} />
        )}
      </Tabs>
    </div>
  )
}
