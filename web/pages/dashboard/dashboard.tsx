import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { checklistOf, counts, isForAnswer, minutesOf, percentDone, type ChecklistItem } from '#domain/progress.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useCaseFile } from '../../api/case-file.ts'
import { usePendingRfe, type PendingRfe } from '../../api/pending-rfe.ts'
import { progressQuery } from '../../api/progress.ts'
import { useRfeAnalysis } from '../../api/rfe.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AllDone } from './all-done.tsx'
import { CaseFileCounts } from './case-file-counts.tsx'
import { Checklist } from './checklist.tsx'
import { Contradictions } from './contradictions.tsx'
import { CreditsLeft } from './credits-left.tsx'
import { inWords, today } from './in-words.ts'
import { NextStep } from './next-step.tsx'
import { ResourceLinks } from './resource-links.tsx'
import { RfeDeadline, RfeStageNote } from './rfe-deadline.tsx'
import { contradictionsOn, otherPapersOn, type StepFacts } from './row-state.ts'
import { Unsigned } from './unsigned.tsx'
import { useTypedSteps, type TypedSteps } from './use-typed-steps.ts'
import { useWhole } from './use-whole.ts'
import { Welcome } from './welcome.tsx'
import { whatNext } from './what-next.ts'
import './dashboard.css'

export default function Dashboard() {
  usePageTitle(t`Overview`)
  const { data, isError, refetch } = useQuery(progressQuery)
  const rfe = usePendingRfe()
  const typed = useTypedSteps()
  return (
    <div className="dash">
      <header>
        <h1>
          <Trans>Overview</Trans>
        </h1>
        {typed && data && <WhatIsSaved typed={typed.size} />}
      </header>
      {isError ? (
        <ErrorState title={t`Error fetching progress`} onRetry={() => void refetch()} />
      ) : data === undefined || rfe.loading ? (
        <Skeleton cards={3} />
      ) : (
        <WholeOverview
          done={new Set(data.filter((row) => row.status === 'completed').map((row) => row.section))}
          typed={typed}
          rfe={rfe}
        />
      )}
    </div>
  )
}

function WhatIsSaved({ typed }: { typed: number }) {
  return typed === 0 ? (
    <span className="saved">
      <Icon of={Check} size="s" />
      <Trans>All changes saved</Trans>
    </span>
  ) : (
    <Badge tone="gap">
      <Plural value={typed} one="One step has words that are not saved" other="# steps have words that are not saved" />
    </Badge>
  )
}

const NOTHING_TYPED: TypedSteps = new Map()

/** Nothing yet but who one is. */
const hardlyBegun = (done: ReadonlySet<string>): boolean => [...done].every((section) => section === 'Personal Info')

interface Shown {
  done: ReadonlySet<string>
  typed?: TypedSteps | undefined
  rfe: PendingRfe
}

/** Nothing of it before all of it can be there. */
function WholeOverview(shown: Shown) {
  const isWhole = useWhole({ hasNotices: shown.rfe.notices.length > 0 })
  return isWhole ? <Overview {...shown} /> : <Skeleton cards={3} />
}

function Overview({ done, typed = NOTHING_TYPED, rfe }: Shown) {
  const items = checklistOf(rfe.pending)
  const { contradictions, exhibits } = useCaseFile().data ?? { contradictions: [], exhibits: [] }
  const factsOf = (item: ChecklistItem): StepFacts => ({
    done: done.has(item.section),
    typed: typed.get(item.section),
    toCheck: contradictionsOn(item.path, contradictions) + otherPapersOn(item.path, exhibits),
  })

  const printed = useRfeAnalysis({ enabled: rfe.notices.length > 0 }).data
  // What is printed on a notice governs, whatever was entered.
  const notices = printed?.notices ?? rfe.notices
  const analysed = printed?.document_id == null ? null : (printed.notice?.id ?? null)
  const { next, besides, isToSend } = whatNext(done, items, { notices, analysed, day: today() })

  const counted = items.filter(counts)
  const percent = percentDone(done, items)
  const open = counted.filter((item) => !done.has(item.section))
  const left = minutesOf(open)
  const timeLeft = inWords(left)
  // Who answers a notice may leave the rest of the record for later.
  const toAnswer = rfe.pending ? minutesOf(open.filter(isForAnswer)) : 0
  return (
    <>
      <section className="prog" aria-labelledby="progress">
        <p className="fig">
          <b>{percent}%</b>
          <span id="progress">
            {percent === 100 ? t`of the steps are done.` : t`of the steps are done, by the time they take.`}{' '}
            {left > 0 && (
              <span className="quiet">
                {toAnswer > 0 && toAnswer < left ? (
                  <Trans>
                    About {inWords(toAnswer)} of filling in to the response, {timeLeft} with all of your record.
                  </Trans>
                ) : (
                  <Trans>About {timeLeft} to fill in the rest.</Trans>
                )}
                {BETWEEN_SENTENCES}
                <Trans>Reading, correcting and signing the letters takes longer.</Trans>
              </span>
            )}
          </span>
        </p>
        <ProgressBar
          percent={percent}
          labelledBy="progress"
          segments={counted.map((item) => ({ minutes: item.minutes, done: done.has(item.section) }))}
        />
        {(done.has('Recommender') || done.has('Petition Letter')) && <Unsigned />}
      </section>
      <RfeDeadline deadlines={notices.map(({ deadline }) => deadline)} />
      {next === undefined || isToSend ? (
        <AllDone rfe={rfe.pending} besides={besides} />
      ) : (
        <NextStep item={next} besides={besides} typed={typed.has(next.section)} />
      )}
      {hardlyBegun(done) && <Welcome items={items} rfe={rfe.pending} />}
      <Contradictions />
      <div className="cols">
        <Checklist
          items={items}
          done={done}
          at={isToSend && next !== undefined ? items.find(({ section }) => section === 'RFE Response') : next}
          factsOf={factsOf}
          rfe={!done.has('RFE') && <RfeStageNote />}
        />
        <div className="aside">
          <CaseFileCounts />
          <CreditsLeft />
          <ResourceLinks />
        </div>
      </div>
    </>
  )
}
