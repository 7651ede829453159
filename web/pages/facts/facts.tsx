import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { useMemo, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useFacts } from '../../api/facts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LeaveUnsent } from '../../ui/leave-unsent.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { choiceOf, commandOf, PRESSED, TYPED_IN } from '../../ui/walk-keys.ts'
import { FactBar } from './fact-actions.tsx'
import { FactsHead } from './facts-head.tsx'
import { GroupOfFacts } from './group.tsx'
import { neighborOf, type Group } from './groups.ts'
import { DONE_ID } from './in-view.ts'
import { shownAfter } from './presses.ts'
import { ReadByModel } from './read-by-model.tsx'
import { SECTION_WORDS } from './sections.ts'
import { queueOfMine, useQueueState } from './sending.ts'
import { Trouble } from './trouble.tsx'
import { useFactsWalk, type Start } from './use-facts-walk.ts'
import { useGroups } from './use-groups.ts'
import { WalkContext } from './walk.ts'
import { WriteFact } from './write-box.tsx'
import './facts.css'
import './fact.css'
import './settled.css'
import './nameless-answers.css'

/** All that documents may state of the applicant, each statement beside its source, to be confirmed one after another. */
export default function Facts() {
  usePageTitle(t`Your facts`)
  queueOfMine()
  const { data, isError, refetch } = useFacts()
  const { waiting } = useQueueState()
  const shown = useMemo(() => data && waiting.reduce(shownAfter, data), [data, waiting])
  const groups = useGroups(shown)
  return (
    <div className="facts-page">
      <h1>
        <Trans>Your facts</Trans>
      </h1>
      <p className="lead">
        <Trans>
          Your documents are made of these statements. Look at each beside its source: confirm it, correct it, or leave
          it out. What you correct here is right in every document.
        </Trans>
      </p>
      <ReadByModel />
      {isError && shown === undefined ? (
        <ErrorState title={t`Your facts could not be loaded.`} onRetry={() => void refetch()}>
          <Trans>The server did not answer. Nothing was changed.</Trans>
        </ErrorState>
      ) : groups === undefined ? (
        <Skeleton cards={4} lines={[40, 85, 60]} />
      ) : shown?.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          title={t`No facts yet`}
          action={
            <LinkButton to="/employment-info" look="primary">
              <Trans>Write about your work</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Facts come from what you write in your profile: your work, your projects, your evidence and your plans.
          </Trans>
        </EmptyState>
      ) : (
        <Walkthrough groups={groups} />
      )}
    </div>
  )
}

/** The section, and the field of an entry, that the address asks to begin with. */
const startOf = (search: URLSearchParams): Start => ({
  section: search.get('at'),
  entry: search.get('entry'),
  field: search.get('field'),
})

const LETTERS = { e: 'edit', l: 'leave-out', s: 'split', j: 'join' } as const

function Walkthrough({ groups }: { groups: readonly Group[] }) {
  const [search] = useSearchParams()
  const { open, current, writing, said, walk } = useFactsWalk(groups, startOf(search))
  const queue = useQueueState()
  const canUndo = queue.history.length > 0
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0)
  const canJoin = useMemo(
    () =>
      current !== undefined &&
      neighborOf(
        current,
        groups.flatMap(({ cards }) => cards),
      ) !== undefined,
    [current, groups],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || target.closest(TYPED_IN) !== null) return
    const choice = choiceOf(event.nativeEvent)
    const command = commandOf(event.nativeEvent, LETTERS)
    if (command === null && choice === null) return
    if ((command === 'confirm' || command === 'confirm-all') && target.closest(PRESSED) !== null) return
    if (current === undefined && command !== 'undo') return
    event.preventDefault()
    if (command === 'undo') walk.undo()
    else if (current === undefined) return
    else if (command === null) walk.choose(current, choice ?? 0)
    else if (command === 'next' || command === 'previous') walk.move(command === 'previous')
    else if (command === 'confirm') walk.confirm(current)
    else if (command === 'confirm-all') walk.confirmAll()
    else if (command === 'leave-out') walk.leaveOut(current)
    else walk.write(command, current)
  }

  const groupOf = (id: string | undefined) => groups.find(({ cards }) => cards.some((card) => card.id === id))
  const [here, written] = [groupOf(current?.id), groupOf(writing?.id)]
  return (
    <WalkContext value={walk}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is inside, each a button too */}
      <div className="facts-walk" onKeyDown={onKeyDown}>
        <FactsHead left={open.length} total={total} isSaved={queue.waiting.length === 0} canUndo={canUndo} />
        <p className="sr" role="status">
          {said}
        </p>
        <Trouble {...queue} />
        {writing !== null && written === undefined && <WriteFact writing={writing} />}
        {open.length === 0 && <AllLookedAt />}
        {groups.map((group, at) => (
          <div key={group.key}>
            {group.section !== groups[at - 1]?.section && <PartHeading group={group} />}
            <GroupOfFacts
              group={group}
              currentId={group === here ? (current?.id ?? null) : null}
              canJoin={group === here && canJoin}
              writing={group === written ? writing : null}
            />
          </div>
        ))}
        {writing === null && <FactBar card={current} canJoin={canJoin} canUndo={canUndo} />}
        <LeaveUnsent isUnsent={queue.waiting.length > 0} />
      </div>
    </WalkContext>
  )
}

function PartHeading({ group: { section } }: { group: Group }) {
  return <h2>{section === null ? t`More facts` : SECTION_WORDS[section].label}</h2>
}

function AllLookedAt() {
  return (
    <div className="facts-done" id={DONE_ID} tabIndex={-1}>
      <p>
        <b>
          <Trans>Well done. You have looked at every fact.</Trans>
        </b>{' '}
        <Trans>
          Your documents are made of what you confirmed. When you change your profile, only what is new comes back here.
        </Trans>
      </p>
      <LinkButton to="/dashboard" look="primary">
        <Trans>Go to the dashboard</Trans>
      </LinkButton>
    </div>
  )
}
