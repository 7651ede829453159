import { drafterName } from '#domain/drafter.ts'
import { MISSING_ITEMS, missingItems } from '#domain/recommender.ts'
import { useState } from 'react'
import { letterCall, refetchLetters, useChosenItems, useLetters, type DraftResult } from '../../api/recommenders.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { LetterVersions } from '../../tasks/letter-versions.tsx'
import { OpenPoints } from '../../tasks/open-points.tsx'
import { useConfirmed } from '../../tasks/use-confirmed.tsx'
import { useGeneration } from '../../tasks/use-generation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { Choices } from './choices.tsx'
import { LetterLinkPanel } from './letter-link.tsx'

/** The Letter Generation tab: what to speak to, Generate Now, and the letters. */
export function LetterTab({
  referee,
  onPrevious,
  onContinue,
}: {
  referee: number
  onPrevious: () => void
  onContinue: () => void
}) {
  const { data: letters, isError, refetch } = useLetters(referee)
  const { data: chosen } = useChosenItems(referee)
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<DraftResult | null>(null)
  const job = useGeneration<DraftResult>({
    url: letterCall(referee),
    current: letters?.current_task_id,
    failedToStart: 'Failed to start letter generation',
    failed: 'Letter generation failed',
    onSuccess: (drafted) => {
      setResult(drafted)
      void refetchLetters(referee)
    },
  })
  const begin = async () => {
    toast({ text: 'Letter is generating, please wait few minutes' })
    return job.start()
  }
  const { ask, dialog } = useConfirmed('recommendation_letter', 'Generate a recommendation letter?', begin)
  const missing = missingItems(chosen ?? [])
  const generate = () => {
    if (missing.length > 0) return setProblem(MISSING_ITEMS + missing.join(', '))
    setProblem(null)
    void ask()
  }
  const goOn = () => {
    if (missing.includes('Endorsed Items')) setProblem(`${MISSING_ITEMS}Endorsed Items`)
    else onContinue()
  }
  return (
    <div className="letter-tab">
      {problem !== null && (
        <Notice tone="error" onDismiss={() => setProblem(null)}>
          {problem}
        </Notice>
      )}
      <Choices referee={referee} />
      <section aria-labelledby="letters" className="letters">
        <h2 id="letters">Letters</h2>
        <JobEnd job={job} credit="Your Recommendation Letter credit is back." />
        {job.running ? (
          <JobPanel
            title="Drafting the recommendation letter"
            job={job}
            held="1 Recommendation Letter credit is held for it; if it fails or you cancel, it is back at once."
            note={`It is written by ${drafterName(letters?.drafter ?? { model: null })}. This process may take up to 10 minutes.`}
          />
        ) : (
          <div>
            <Button
              look={letters?.letters.length ? 'second' : 'primary'}
              disabled={chosen === undefined}
              onClick={generate}
            >
              Generate Now
            </Button>
          </div>
        )}
        {result && <OpenPoints warnings={result.warnings} />}
        {isError ? (
          <ErrorState title="Error fetching existing letters" onRetry={() => void refetch()} />
        ) : letters === undefined ? (
          <Skeleton />
        ) : letters.letters.length === 0 ? (
          !job.running && <p className="soft small">Select items and click Generate Now to create your letter</p>
        ) : (
          <LetterVersions name="Recommendation Letter" letters={letters.letters} />
        )}
      </section>
      {(letters?.letters.length ?? 0) > 0 && <LetterLinkPanel referee={referee} />}
      <div className="formbar">
        <Button onClick={onPrevious}>Previous</Button>
        <span className="grow" />
        <Button look={letters?.letters.length ? 'primary' : 'second'} onClick={goOn}>
          Continue
        </Button>
      </div>
      {dialog}
    </div>
  )
}
