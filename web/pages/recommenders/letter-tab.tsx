import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { drafterName } from '#domain/drafter.ts'
import { MISSING_ITEMS, missingItems } from '#domain/recommender.ts'
import { useEffect, useRef, useState } from 'react'
import {
  choicesSettled,
  letterCall,
  lookForRecommender,
  refetchLetters,
  useChosenItems,
  useLetters,
  type DraftResult,
} from '../../api/recommenders.ts'
import { listed } from '../../language/lists.ts'
import { translated } from '../../language/translated.ts'
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
import { useSaveKey } from './use-save-key.ts'

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
  const [problem, setProblem] = useState<string[] | null>(null)
  const [saving, setSaving] = useState(false)
  const [result, setResult] = useState<DraftResult | null>(null)
  const job = useGeneration<DraftResult>({
    url: letterCall(referee),
    current: letters?.current_task_id,
    failedToStart: t`Failed to start letter generation`,
    failed: t`Letter generation failed`,
    onSuccess: (drafted) => {
      setResult(drafted)
      void refetchLetters(referee)
    },
  })
  const begin = async () => {
    setResult(null)
    // The server reads what is stored, and a tick may still be on its way.
    await choicesSettled()
    const refused = await job.start()
    if (refused === undefined) toast({ text: t`Letter is generating, please wait few minutes` })
    // Deleted in another window, perhaps: the page then says so and leads away.
    if (refused === 'refused') void lookForRecommender(referee)
    return refused
  }
  const { ask, asking, dialog } = useConfirmed('recommendation_letter', t`Generate a recommendation letter?`, begin)
  const missing = missingItems(chosen ?? [])
  // What was told goes as it is mended.
  const lacking = problem?.filter((name) => missing.includes(name)) ?? []
  const told = useRef<HTMLDivElement>(null)
  // The button that was pressed may be screens away from what is told; each press tells it anew.
  useEffect(() => {
    if (problem !== null) told.current?.focus()
  }, [problem])
  const generate = () => {
    if (missing.length > 0) return setProblem([...missing])
    setProblem(null)
    void ask()
  }
  const save = async () => {
    setSaving(true)
    await choicesSettled()
    setSaving(false)
    toast(t`Every choice is saved`)
  }
  useSaveKey(() => void save())
  const goOn = () => {
    if (missing.includes('Endorsed Items')) setProblem(['Endorsed Items'])
    else onContinue()
  }
  const count = letters?.letters.length ?? 0
  const drafter = translated(drafterName(letters?.drafter ?? { model: null }))
  return (
    <div className="letter-tab">
      <Choices referee={referee} />
      <section aria-labelledby="letters" className="letters">
        <h2 id="letters">
          <Trans>Letters</Trans>
        </h2>
        {lacking.length > 0 && (
          <div ref={told} tabIndex={-1}>
            <Notice tone="error" onDismiss={() => setProblem(null)}>
              {translated(MISSING_ITEMS) + listed(lacking.map(translated))}
            </Notice>
          </div>
        )}
        <JobEnd job={job} credit={t`Your Recommendation Letter credit is back.`} />
        {job.running && (
          <JobPanel
            title={t`Drafting the recommendation letter`}
            job={job}
            held={t`1 Recommendation Letter credit is held for it; if it fails or you cancel, it is back at once.`}
            note={t`It is written by ${drafter}. This process may take up to 10 minutes.`}
          />
        )}
        <div>
          <Button
            look={count > 0 || job.running ? 'second' : 'primary'}
            disabled={chosen === undefined || letters === undefined || job.running}
            busy={asking}
            onClick={generate}
          >
            <Trans>Generate Now</Trans>
          </Button>
        </div>
        {result && !job.running && <OpenPoints warnings={result.warnings} />}
        {isError && letters === undefined ? (
          <ErrorState title={t`Error fetching existing letters`} onRetry={() => void refetch()} />
        ) : letters === undefined ? (
          <Skeleton />
        ) : count === 0 ? (
          !job.running && (
            <p className="soft small">
              <Trans>Select items and click Generate Now to create your letter</Trans>
            </p>
          )
        ) : (
          <LetterVersions name={t`Recommendation Letter`} letters={letters.letters} />
        )}
      </section>
      {(letters?.letters.length ?? 0) > 0 && <LetterLinkPanel referee={referee} />}
      <div className="formbar">
        <Button onClick={onPrevious}>
          <Trans>Previous</Trans>
        </Button>
        <span className="grow" />
        <Button busy={saving} busyLabel={t`Processing...`} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
        <Button look={count > 0 ? 'primary' : 'second'} disabled={chosen === undefined} onClick={goOn}>
          <Trans>Continue</Trans>
        </Button>
      </div>
      {dialog}
    </div>
  )
}
