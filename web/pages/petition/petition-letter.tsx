import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { drafterName, type Drafter } from '#domain/drafter.ts'
import { SELECT_ENDEAVOR_FIRST } from '#domain/endeavor.ts'
import { FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isOpen, useFacts } from '../../api/facts.ts'
import { useEndeavors } from '../../api/endeavors.ts'
import { useLetterCount, useLetterPacket } from '../../api/letter-packet.ts'
import { PETITION, refetchPetition, usePetition } from '../../api/petition.ts'
import { useRecommenders, type DraftResult } from '../../api/recommenders.ts'
import { translated } from '../../language/translated.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { whoWrites } from '../../tasks/how-long.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { LetterVersions } from '../../tasks/letter-versions.tsx'
import { OpenPoints } from '../../tasks/open-points.tsx'
import { useConfirmed } from '../../tasks/use-confirmed.tsx'
import { useGeneration } from '../../tasks/use-generation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { BeforeFiling } from './before-filing.tsx'
import { FactsFirst } from './facts-first.tsx'
import { BeforeDrafting } from './before-drafting.tsx'
import { LeadingEndeavor } from './leading-endeavor.tsx'
import { Setbacks } from './setbacks.tsx'
import '../recommenders/recommenders.css'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'

const FAILED = t`Failed to generate petition letter. Please try again.`

export default function PetitionLetter() {
  usePageTitle(t`Petition letter`)
  const petition = usePetition()
  const endeavors = useEndeavors()
  const { data } = petition
  const [result, setResult] = useState<DraftResult | null>(null)
  const job = useGeneration<DraftResult>({
    url: PETITION,
    current: data?.current_task_id,
    failedToStart: FAILED,
    failed: FAILED,
    onSuccess: (drafted) => {
      setResult(drafted)
      void refetchPetition()
    },
  })
  const begin = () => {
    setResult(null)
    return job.start()
  }
  const { ask, asking, dialog } = useConfirmed('petition_letter', t`Generate a petition letter?`, begin)
  const selected = (endeavors.data?.results ?? []).filter((endeavor) => endeavor.is_selected)
  const letters = data?.letters ?? []
  const drafter = data && translated(drafterName(data.drafter))
  const newest = letters.at(-1)
  const recommenders = useRecommenders()
  const hasRecommenders = (recommenders.data ?? []).length > 0
  const packet = useLetterPacket(hasRecommenders)
  const facts = useFacts()
  // What stands above the buttons comes at once: one that came late would move them from under a finger.
  const knowsLetters = !recommenders.isPending && !(hasRecommenders && packet.isPending) && !facts.isPending
  const hasRecommendations = useLetterCount() > 0
  const toConfirm = facts.data?.filter(isOpen).length ?? 0
  const generate = (
    <Button
      look={newest || job.running ? 'second' : 'primary'}
      disabled={job.running}
      busy={asking}
      onClick={() => void ask()}
    >
      <Trans>Generate Now</Trans>
    </Button>
  )
  return (
    <div className="recommenders">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>
          <Trans>Petition letter</Trans>
        </h1>
        {(newest || job.running) && selected.length > 0 && generate}
      </header>
      <LeadingEndeavor selected={selected} />
      {knowsLetters && selected.length > 0 && !job.running && <FactsFirst count={toConfirm} />}
      {hasRecommenders && knowsLetters && !job.running && <BeforeDrafting />}
      {selected.length > 0 && !job.running && <Setbacks />}
      {newest && data?.stale && !job.running && (
        <Notice tone="gap">
          <Trans>
            <b>Your profile has changed since this letter was written.</b>{' '}
            <Link to={`/documents/${newest.id}`}>See what changed</Link> and draft those sections again, which costs
            nothing, or generate the whole letter anew.
          </Trans>
        </Notice>
      )}
      <JobEnd job={job} credit={t`Your Petition Letter credit is back.`} />
      {job.running && (
        <JobPanel
          title={t`Drafting your petition letter`}
          job={job}
          held={t`1 Petition Letter credit is held for it; if it fails or you cancel, it is back at once.`}
          note={drafter && t`It is written by ${drafter}.`}
        />
      )}
      {result && !job.running && <OpenPoints warnings={result.warnings} />}
      {petition.isError && data === undefined ? (
        <ErrorState title={t`Error fetching existing letters`} onRetry={() => void petition.refetch()} />
      ) : endeavors.isError && endeavors.data === undefined ? (
        <ErrorState title={t`Error fetching endeavors. Please try again.`} onRetry={() => void endeavors.refetch()} />
      ) : data === undefined || endeavors.data === undefined || !knowsLetters ? (
        <Skeleton cards={2} />
      ) : (
        <>
          {letters.length > 0 && <LetterVersions name={t`Petition Letter`} letters={letters} />}
          {job.running ? null : selected.length === 0 ? (
            <ChooseEndeavor />
          ) : (
            letters.length === 0 && <Ready drafter={data.drafter}>{generate}</Ready>
          )}
        </>
      )}
      {letters.length > 0 && <BeforeFiling />}
      {hasRecommendations && (
        <p className="small">
          <Trans>
            <Link to="/letter-packet">Letter packet</Link>: who speaks to what in your recommendation letters, and what
            no letter says yet.
          </Trans>
        </p>
      )}
      <p className="tiny quiet">
        {data && letters.length > 0 && <Trans>Letters are written by {drafter} on this server.</Trans>}
        {BETWEEN_SENTENCES}
        <Trans>Waiverly is not a law firm and gives no legal advice: you review, you sign, you file.</Trans>
      </p>
      <div className="formbar">
        <LinkButton to="/recommender">
          <Trans>Previous</Trans>
        </LinkButton>
        <span className="grow" />
        <LinkButton to="/dashboard">
          <Trans>Continue</Trans>
        </LinkButton>
      </div>
      {dialog}
    </div>
  )
}

const ChooseEndeavor = () => (
  <EmptyState
    icon={FileText}
    title={translated(SELECT_ENDEAVOR_FIRST)}
    action={
      <LinkButton to="/proposed-endeavor" look="primary">
        <Trans>Proposed endeavors</Trans>
      </LinkButton>
    }
  >
    <Trans>The petition letter argues for one specific undertaking. Choose the one that you will carry out.</Trans>
  </EmptyState>
)

function Ready({ drafter, children }: { drafter: Drafter; children: ReactNode }) {
  return (
    <EmptyState icon={FileText} title={t`Your petition letter`} action={children}>
      <Trans>
        Caption, EB-2 eligibility, the endeavor, the three prongs and the exhibit list, each sentence from your own
        record.
      </Trans>
      {BETWEEN_SENTENCES}
      {whoWrites(drafter)}
    </EmptyState>
  )
}
