import { drafterName } from '#domain/drafter.ts'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { Plus, Target } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { GENERATE_ENDEAVORS, refetchEndeavors, useEndeavors } from '../../api/endeavors.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { useConfirmed } from '../../tasks/use-confirmed.tsx'
import { useGeneration } from '../../tasks/use-generation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { EndeavorCard, LockedCard } from './endeavor-card.tsx'
import { EndeavorForm } from './endeavor-form.tsx'
import './endeavors.css'

export default function Endeavors() {
  const navigate = useNavigate()
  const { data, isError, refetch } = useEndeavors()
  // What is edited stands in the address, so that the browser's back leads to the list.
  const [search, setSearch] = useSearchParams()
  const edited = search.get('edit')
  const list = data?.results ?? []
  const drafted = list.some((endeavor) => endeavor.is_locked) || list.length >= ENDEAVORS_PER_RUN
  const selected = list.some((endeavor) => endeavor.is_selected)
  const job = useGeneration({
    url: GENERATE_ENDEAVORS,
    current: data?.current_task_id,
    failedToStart: 'Failed to generate endeavors',
    failed: 'Generation failed',
    onSuccess: () => void refetchEndeavors(),
  })
  const { ask, dialog } = useConfirmed('proposed_endeavors', 'Draft ten endeavors?', job.start, {
    units: ENDEAVORS_PER_RUN,
    firstIsFree: true,
  })
  const generate = () => void ask()
  const onward = () => {
    if (list.length > 0) void navigate('/recommender')
    else toast({ text: 'Please add at least one proposed endeavor before continuing', tone: 'error' })
  }

  const open = list.find((endeavor) => String(endeavor.id) === edited && !endeavor.is_locked)
  const form = edited === 'new' ? 'Add your own endeavor' : open ? 'Edit your endeavor' : null
  usePageTitle(form ?? 'Proposed endeavors')
  if (form !== null)
    return (
      <div className="endeavors">
        <h1>{form}</h1>
        <EndeavorForm key={edited} endeavor={open ?? null} onClose={() => setSearch({})} />
      </div>
    )
  return (
    <div className="endeavors">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>Proposed endeavors</h1>
        <LinkButton to="/plans">Plans</LinkButton>
      </header>
      <p className="lead">
        Ten drafts from your own record. Select the one that you will carry out, and edit it until it is yours. What
        your profile does not hold stands as <span className="missing">[Missing: …]</span>.
      </p>
      <JobEnd job={job} credit="Nothing was charged for it; credits that were held are back." />
      {job.running && (
        <JobPanel
          title="Drafting your endeavors"
          job={job}
          held="The first ten are free. For later ones 10 Proposed Endeavors credits are held, and are back at once if it fails or you cancel."
        />
      )}
      {isError ? (
        <ErrorState title="Error fetching endeavors. Please try again." onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton cards={3} />
      ) : list.length === 0 && !job.running ? (
        <EmptyState
          icon={Target}
          title="No endeavors yet"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button look="primary" onClick={generate}>
                Generate endeavors
              </Button>
              <Button icon={Plus} onClick={() => setSearch({ edit: 'new' })}>
                Add your own
              </Button>
            </div>
          }
        >
          An endeavor is the specific undertaking your petition is about. Your first ten are drafted free of charge, by
          {drafterName(data.drafter)}, from your profile alone.
        </EmptyState>
      ) : (
        <>
          <ul className="endeavor-list">
            {list.map((endeavor) =>
              endeavor.is_locked ? (
                <LockedCard key={endeavor.id} endeavor={endeavor} />
              ) : (
                <EndeavorCard
                  key={endeavor.id}
                  endeavor={endeavor}
                  onEdit={() => setSearch({ edit: String(endeavor.id) })}
                />
              ),
            )}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <Button icon={Plus} onClick={() => setSearch({ edit: 'new' })}>
              Add your own
            </Button>
            <Button look="quiet" onClick={generate} disabled={job.running}>
              {drafted ? 'Draft ten more' : 'Generate endeavors'}
            </Button>
          </div>
        </>
      )}
      <div className="formbar">
        <LinkButton to="/future-plans">Previous</LinkButton>
        <span className="grow" />
        <Button look={selected ? 'primary' : 'second'} onClick={onward}>
          Continue
        </Button>
      </div>
      {dialog}
    </div>
  )
}
