import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { drafterName } from '#domain/drafter.ts'
import { ENDEAVORS_PER_RUN, type NotedEndeavor } from '#domain/endeavor.ts'
import { Plus, Target } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { useEndeavors } from '../../api/endeavors.ts'
import { completeSection } from '../../api/progress.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { translated } from '../../language/translated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { dismissToast, toast } from '../../ui/toast.tsx'
import { DeletedLink } from '../recently-deleted/deleted-link.tsx'
import { BeforeFirstDrafts } from './before-first-drafts.tsx'
import { EndeavorCard, type Choosing } from './endeavor-card.tsx'
import { LockedCard } from './locked-card.tsx'
import { ABOUT_NOTES } from './notes.tsx'
import { said, tellRefused } from './refused.ts'
import { useDrafting } from './use-drafting.ts'

const ABOUT_PLANS = 'about-plans'
const NONE: readonly NotedEndeavor[] = []

/** All endeavors, the job that drafts more, and the ways on. */
export function EndeavorList({
  query,
  first,
  saved,
  onEdit,
  onCompare,
  onLocked,
}: {
  query: ReturnType<typeof useEndeavors>
  /** The one to which a second is being chosen. */
  first: NotedEndeavor | undefined
  /** The one that was just saved in its form. */
  saved: number | null
  onEdit: (id: number | 'new') => void
  onCompare: (ids: readonly number[]) => void
  onLocked: () => void
}) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, refetch } = query
  const { job, dialog, generate } = useDrafting(query)
  const list = data?.results ?? NONE
  const drafter = data && translated(drafterName(data.drafter))
  const drafted = list.some((endeavor) => endeavor.is_locked) || list.length >= ENDEAVORS_PER_RUN
  const selected = list.filter((endeavor) => endeavor.is_selected)
  const [leading] = selected
  const open = list.filter((endeavor) => !endeavor.is_locked)
  const asked = useRef(0)
  const begun = list.length > 0 || job.running
  // It goes once what it asks for is begun, here or in the form.
  useEffect(() => () => dismissToast(asked.current), [begun])
  const onward = async () => {
    if (list.length === 0) {
      asked.current = toast({
        text: t`Please add at least one proposed endeavor before continuing`,
        tone: 'error',
      })
      return
    }
    try {
      await completeSection('Proposed Endeavor')
      void navigate('/recommender')
      if (selected.length === 0)
        toast({
          text: t`No endeavor is selected yet. Letters and petition argue the one that you select.`,
          action: { label: t`Select one`, run: () => void navigate('/proposed-endeavor') },
        })
    } catch (error) {
      tellRefused(error, t`Error saving progress`, onLocked)
    }
  }
  const choose = ({ id }: NotedEndeavor) =>
    onCompare(first === undefined ? [id] : first.id === id ? [] : [first.id, id])
  const choosing = ({ id }: NotedEndeavor): Choosing =>
    first === undefined ? 'none' : first.id === id ? 'first' : 'second'
  return (
    <div className="endeavors">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Proposed endeavors</Trans>
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          <span className="small quiet" id={ABOUT_PLANS}>
            <Trans>What each package holds and costs</Trans>
          </span>
          <LinkButton to="/plans" aria-describedby={ABOUT_PLANS}>
            <Trans>Plans</Trans>
          </LinkButton>
        </div>
      </header>
      <p className="lead">
        <Trans>
          Drafts from your own record. Select the one that you will carry out, and edit it until it is yours. What your
          profile does not hold stands as{' '}
          <span className="missing" lang="en">
            [Missing: …]
          </span>
          .
        </Trans>
      </p>
      <JobEnd job={job} credit={t`Nothing was charged for it; credits that were held are back.`} />
      {job.running && (
        <JobPanel
          title={t`Drafting your endeavors`}
          job={job}
          held={t`The first ten are free. For later ones 10 Proposed Endeavors credits are held, and are back at once if it fails or you cancel.`}
          note={drafter && t`They are written by ${drafter}.`}
        />
      )}
      {first && (
        <Notice
          action={
            <Button size="s" look="quiet" onClick={() => onCompare([])}>
              <Trans>Cancel</Trans>
            </Button>
          }
        >
          <span role="status">
            {list.length === 1 ? (
              <Trans>
                Comparing “<span lang="en">{first.title}</span>”. Choose a second one once you have more than one.
              </Trans>
            ) : (
              <Trans>
                Comparing “<span lang="en">{first.title}</span>”. Choose a second one below.
              </Trans>
            )}
          </span>
        </Notice>
      )}
      {isError && data === undefined ? (
        <ErrorState title={said(t`Error fetching endeavors`)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton cards={3} />
      ) : list.length === 0 && !job.running ? (
        <>
          <BeforeFirstDrafts />
          <EmptyState
            icon={Target}
            title={t`No endeavors yet`}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button look="primary" onClick={() => void generate()}>
                  <Trans>Generate endeavors</Trans>
                </Button>
                <Button icon={Plus} onClick={() => onEdit('new')}>
                  <Trans>Add your own</Trans>
                </Button>
              </div>
            }
          >
            <Trans>
              An endeavor is the specific undertaking your petition is about. Your first ten are drafted free of charge,
              by {drafter}, from your profile alone. Without a plan one of them is open, and of the other nine you see
              the titles: any plan opens all.
            </Trans>
          </EmptyState>
        </>
      ) : (
        <>
          {leading && selected.length > 1 && (
            <p className="small soft">
              <Trans>
                {selected.length} are selected. The petition letter argues the first of them, “
                <span lang="en">{leading.title}</span>”.
              </Trans>
            </p>
          )}
          <ul className="endeavor-list">
            {list.map((endeavor) =>
              endeavor.is_locked ? (
                <LockedCard key={endeavor.id} endeavor={endeavor} onLocked={onLocked} />
              ) : (
                <EndeavorCard
                  key={endeavor.id}
                  endeavor={endeavor}
                  choosing={choosing(endeavor)}
                  justSaved={saved === endeavor.id}
                  onEdit={() => onEdit(endeavor.id)}
                  onCompare={open.length > 1 ? () => choose(endeavor) : null}
                  onLocked={onLocked}
                  // Its own button went with the card; the next place to look is the list's head.
                  onRemoved={() => heading.current?.focus()}
                />
              ),
            )}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <Button icon={Plus} onClick={() => onEdit('new')}>
              <Trans>Add your own</Trans>
            </Button>
            <Button look="quiet" onClick={() => void generate()} disabled={job.running}>
              {drafted ? t`Draft ten more` : t`Generate endeavors`}
            </Button>
          </div>
          {list.length > 0 && <p className="small quiet about-notes">{ABOUT_NOTES}</p>}
        </>
      )}
      <DeletedLink kind="endeavor" />
      <div className="formbar">
        <LinkButton to="/future-plans">
          <Trans>Previous</Trans>
        </LinkButton>
        <span className="grow" />
        <Button look={selected.length > 0 ? 'primary' : 'second'} onClick={() => void onward()}>
          <Trans>Continue</Trans>
        </Button>
      </div>
      {dialog}
    </div>
  )
}
