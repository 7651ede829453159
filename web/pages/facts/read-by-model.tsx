import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FactReading } from '#domain/fact-reading.ts'
import { ScanText } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { FACT_READING, useFactReading } from '../../api/fact-reading.ts'
import { reloadFacts, undoFacts } from '../../api/facts.ts'
import { translated } from '../../language/translated.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { useGeneration, type Generation } from '../../tasks/use-generation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressLine } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast.tsx'
import { readingInWords } from './reading-in-words.ts'

const FAILED = t`Your notes and papers could not be read`
const ABOUT = 'about-reading'

/** Has the model of this server read notes and papers into proposals; nothing where none is set up. */
export function ReadByModel() {
  const { data } = useFactReading()
  const [result, setResult] = useState<FactReading | null>(null)
  const job = useGeneration<FactReading>({
    url: FACT_READING,
    current: data?.current_task_id,
    failedToStart: FAILED,
    failed: FAILED,
    onSuccess: setResult,
  })
  if (data === undefined || data.model === null) return null
  const { model, waiting } = data
  const begin = () => {
    setResult(null)
    void job.start()
  }
  return (
    <section className="facts-read" aria-label={t`Facts from your notes and papers`}>
      <JobEnd job={job} credit="" />
      {result !== null && !job.running && <Brought result={result} onDismiss={() => setResult(null)} />}
      {job.running ? (
        <UnderWay job={job} />
      ) : (
        <div className="ask">
          <Button icon={ScanText} aria-describedby={ABOUT} aria-disabled={waiting === 0 || undefined} onClick={begin}>
            <Trans>Read my notes and papers</Trans>
          </Button>
          <p className="small quiet" id={ABOUT}>
            {waiting === 0 ? (
              <Trans>All of them are read. What you change or add can be read then.</Trans>
            ) : (
              <>
                {plural(waiting, {
                  one: '# text or page is not read yet.',
                  other: '# texts and pages are not read yet.',
                })}{' '}
                <Trans>
                  The language model {model} reads them and proposes facts. You look at each. It uses no credit.
                </Trans>
              </>
            )}
          </p>
        </div>
      )}
    </section>
  )
}

function UnderWay({ job: { task, cancel } }: { job: Pick<Generation<unknown>, 'task' | 'cancel'> }) {
  const { done, total, label } = task?.progress ?? { done: 0, total: 0, label: '' }
  const stop = () =>
    void cancel().catch((error: unknown) =>
      toast({ text: saysOf(error, t`Could not cancel. Please try again.`), tone: 'error' }),
    )
  return (
    <div className="under-way">
      <p className="small" role="status">
        {label === '' ? t`Waiting for its turn` : translated(label)}
      </p>
      {task !== null && (
        <Button size="s" onClick={stop}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <ProgressLine percent={total > 0 ? (100 * done) / total : 0} label={t`Reading your notes and papers`} />
    </div>
  )
}

function Brought({ result, onDismiss }: { result: FactReading; onDismiss: () => void }) {
  const { change } = result
  const undo = async (number: number) => {
    try {
      await undoFacts(number)
      toast({ text: t`Undone.`, tone: 'done' })
      onDismiss()
    } catch (error) {
      toast({ text: saysOf(error, t`This could not be undone.`), tone: 'error' })
    }
    await reloadFacts()
  }
  return (
    <Notice
      onDismiss={onDismiss}
      action={
        change !== null && (
          <Button size="s" onClick={() => void undo(change)}>
            <Trans>Take these back</Trans>
          </Button>
        )
      }
    >
      <div role="status">
        {readingInWords(result).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Notice>
  )
}
