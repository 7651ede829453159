import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { saysOf } from '../api/api-error.ts'
import { Dot } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProgressLine } from '../ui/progress.tsx'
import { toast } from '../ui/toast.tsx'
import { elapsed, leftAtThisPace } from './job-steps.ts'
import { stepsOf } from './noted-steps.ts'
import { TASK_TIMED_OUT, track } from './track.ts'
import type { Generation } from './use-generation.ts'
import './job-panel.css'
import { translated } from '../language/translated.ts'

const GIVE_UP = t`Generation timed out. Please try again.`

/** A job under way: its steps as they pass, time passed and expected, what it costs, and a way to stop it. */
export function JobPanel({
  title,
  job,
  held,
  note,
}: {
  title: string
  job: Pick<Generation<unknown>, 'task' | 'seenAt' | 'lost' | 'cancel'>
  /** What is held for it and when it comes back. */
  held: string
  /** What the page says while it runs. */
  note?: string
}) {
  const { task, seenAt, lost, cancel } = job
  const [opened] = useState(() => Date.now())
  const [now, setNow] = useState(opened)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const age = task === null ? now - opened : task.age_ms + Math.max(0, now - seenAt)
  const tracked = track({ task: task ?? undefined, error: null }, age)
  const { done, total } = task?.progress ?? { done: 0, total: 0 }
  const steps = task === null ? [] : stepsOf(task)
  const percent = total > 0 ? (100 * done) / total : 0
  const left = leftAtThisPace({ done, total }, age)
  const passed = elapsed(age)
  const late = tracked.state === 'running' && tracked.timedOut ? t`${TASK_TIMED_OUT}.` : GIVE_UP
  const stop = () =>
    void cancel().catch((error: unknown) =>
      toast({ text: saysOf(error, t`Could not cancel. Please try again.`), tone: 'error' }),
    )
  return (
    <Card as="section" className="job" aria-labelledby="job-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="job-title">{title}</h2>
        {task && (
          <Button size="s" onClick={stop}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      <ProgressLine percent={percent} label={title} />
      <ol className="job-steps" aria-live="polite">
        {steps.length === 0 && (
          <li>
            <Dot />
            <Trans>Waiting for its turn</Trans>
          </li>
        )}
        {steps.map((step, at) => {
          const next = steps[at + 1]
          return (
            <li key={step.since}>
              <Dot state={next ? 'done' : 'run'} />
              <span>{translated(step.label)}</span>
              {/* Each second would be read out. */}
              <small className="num" aria-hidden="true">
                {elapsed((next?.since ?? age) - step.since)}
              </small>
            </li>
          )
        })}
      </ol>
      <p className="small soft num">
        {left === null ? (
          <Trans>
            {passed} so far. {note}
          </Trans>
        ) : (
          <Trans>
            {passed} so far, about {left} left at this pace. {note}
          </Trans>
        )}
      </p>
      <div role="status">
        {tracked.state === 'running' && tracked.late && (
          <Notice tone="gap">
            {task === null ? (
              <Trans>
                <b>{late}</b> The work still goes on: you can leave this page and come back, and what it brings will be
                here. You can generate again once it has ended.
              </Trans>
            ) : (
              <Trans>
                <b>{late}</b> The work still goes on: you can leave this page and come back, and what it brings will be
                here. You can generate again once it has ended, or cancel it now.
              </Trans>
            )}
          </Notice>
        )}
        {lost && (
          <p className="small soft">
            <Trans>There is no connection just now. The work goes on; this page asks again by itself.</Trans>
          </p>
        )}
      </div>
      <p className="small quiet">
        <Trans>You can leave this page; the work goes on and we tell you when it is done. {held}</Trans>
      </p>
    </Card>
  )
}
