import type { Task } from '#domain/task.ts'
import { useState } from 'react'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { ProgressBar, ProgressLine } from '../../ui/progress.tsx'
import { Sample } from './sample.tsx'

const noop = () => undefined
const TASK: Task = {
  task_id: 'a-sample',
  kind: 'petition-letter',
  status: 'STARTED',
  progress: { done: 4, total: 11, label: 'Drafting section 4 of 11' },
  result: null,
  error: null,
  age_ms: 112_000,
}
const SEGMENTS = [5, 30, 30, 15, 30, 25, 25, 10].map((minutes, at) => ({ minutes, done: at < 3 }))

export function Work() {
  const dismiss = noop
  const [seenAt] = useState(() => Date.now())
  return (
    <>
      <Sample name="Progress of the filing" wide>
        <p id="sample-progress">Your petition is 38% prepared</p>
        <ProgressBar percent={38} segments={SEGMENTS} labelledBy="sample-progress" />
      </Sample>
      <Sample name="Progress of one thing" wide>
        <ProgressLine percent={62} label="Uploading diploma.pdf" />
      </Sample>
      <Sample name="Long work" wide>
        <JobPanel
          title="Drafting your petition letter"
          job={{ task: TASK, seenAt, lost: false, cancel: () => Promise.resolve() }}
          held="1 Petition Letter credit is held for it; if it fails or you cancel, it is back at once."
          note="It is written by the built-in drafter."
        />
      </Sample>
      <Sample name="How it ended" wide>
        <JobEnd
          job={{
            ended: {
              text: 'Letter generation failed',
              why: 'The model did not answer.',
              cancelled: false,
              begun: true,
            },
            dismiss,
          }}
          credit="Your Recommendation Letter credit is back."
        />
        <JobEnd
          job={{ ended: { text: 'Cancelled.', why: null, cancelled: true, begun: true }, dismiss }}
          credit="Your Recommendation Letter credit is back."
        />
      </Sample>
      <Sample name="Marks in a document" wide>
        <article className="sheet p-6">
          <p>
            <span className="src lit">Over 500 cycles, cells built with regenerated cathodes kept 94 percent.</span>{' '}
            <a className="mark lit" href="#work">
              Ex. 7
            </a>{' '}
            The question at this prong is the petitioner and not the field.{' '}
            <a className="mark mark-law" href="#work">
              Dhanasar 890
            </a>{' '}
            <MarkedText>
              Since 2023 the line has treated [Missing: tonnes per year] of packs, [Verify: “the first such line”].
            </MarkedText>
          </p>
        </article>
      </Sample>
    </>
  )
}
