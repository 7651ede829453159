import { GIVE_UP_AFTER_MS } from '#domain/task.ts'
import { useEffect, useState } from 'react'
import { saysOf } from '../api/api-error.ts'
import { Dot } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ProgressLine } from '../ui/progress.tsx'
import { toast } from '../ui/toast.tsx'
import { elapsed, stepsAfter, type JobStep } from './job-steps.ts'
import type { Generation } from './use-generation.ts'
import './job-panel.css'

/** A job under way: its steps as they pass, time passed, what it costs, and a way to stop it. */
export function JobPanel({
  title,
  job,
  held,
  note,
}: {
  title: string
  job: Pick<Generation<unknown>, 'task' | 'cancel'>
  /** What is held for it and when it comes back. */
  held: string
  /** What the page says while it runs. */
  note?: string
}) {
  const { task, cancel } = job
  const [since] = useState(() => Date.now())
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const { done, total, label } = task?.progress ?? { done: 0, total: 0, label: '' }
  const [steps, setSteps] = useState<readonly JobStep[]>([])
  const seen = stepsAfter(steps, label, now)
  if (seen !== steps) setSteps(seen)
  const percent = total > 0 ? (100 * done) / total : 0
  const stop = () =>
    void cancel().catch((error: unknown) =>
      toast({ text: saysOf(error, 'Could not cancel. Please try again.'), tone: 'error' }),
    )
  return (
    <Card as="section" className="job" aria-labelledby="job-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="job-title">{title}</h2>
        {task && (
          <Button size="s" onClick={stop}>
            Cancel
          </Button>
        )}
      </div>
      <ProgressLine percent={percent} label={title} />
      <ol className="job-steps" aria-live="polite">
        {seen.length === 0 && (
          <li>
            <Dot />
            Waiting for its turn
          </li>
        )}
        {seen.map((step, at) => {
          const next = seen[at + 1]
          return (
            <li key={step.since}>
              <Dot state={next ? 'done' : 'run'} />
              <span>{step.label}</span>
              {/* Each second would be read out. */}
              <small className="num" aria-hidden="true">
                {elapsed((next?.since ?? now) - step.since)}
              </small>
            </li>
          )
        })}
      </ol>
      <p className="small soft num">
        {elapsed(now - since)} so far. {note}
      </p>
      {now - since > GIVE_UP_AFTER_MS && (
        <p className="small soft">
          Generation timed out. Please try again. The work on the server goes on all the same; you can leave this page
          and come back.
        </p>
      )}
      <p className="small quiet">You can leave this page; the work goes on. {held}</p>
    </Card>
  )
}
