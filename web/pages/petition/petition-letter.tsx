import { drafterName } from '#domain/drafter.ts'
import { SELECT_ENDEAVOR_FIRST } from '#domain/endeavor.ts'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndeavors } from '../../api/endeavors.ts'
import { useLetterCount } from '../../api/letter-packet.ts'
import { PETITION, refetchPetition, usePetition } from '../../api/petition.ts'
import type { DraftResult } from '../../api/recommenders.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { LetterVersions } from '../../tasks/letter-versions.tsx'
import { OpenPoints } from '../../tasks/open-points.tsx'
import { useConfirmed } from '../../tasks/use-confirmed.tsx'
import { useGeneration } from '../../tasks/use-generation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import '../recommenders/recommenders.css'

const FAILED = 'Failed to generate petition letter. Please try again.'

export default function PetitionLetter() {
  usePageTitle('Petition letter')
  const { data, isError, refetch } = usePetition()
  const { data: endeavors } = useEndeavors()
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
  const { ask, dialog } = useConfirmed('petition_letter', 'Generate a petition letter?', job.start)
  const selected = (endeavors?.results ?? []).find((endeavor) => endeavor.is_selected)
  const letters = data?.letters ?? []
  const recommendations = useLetterCount()
  const generate = (
    <Button look={letters.length > 0 ? 'second' : 'primary'} onClick={() => void ask()}>
      Generate Now
    </Button>
  )
  return (
    <div className="recommenders">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>Petition letter</h1>
        {letters.length > 0 && !job.running && generate}
      </header>
      {selected && (
        <p className="lead">
          On the endeavor “{selected.title}”, from your profile, your exhibits and the law in the library. Nothing else
          is used.
        </p>
      )}
      <JobEnd job={job} credit="Your Petition Letter credit is back." />
      {job.running && (
        <JobPanel
          title="Drafting your petition letter"
          job={job}
          held="1 Petition Letter credit is held for it; if it fails or you cancel, it is back at once."
          note={data && `It is written by ${drafterName(data.drafter)}.`}
        />
      )}
      {result && <OpenPoints warnings={result.warnings} />}
      {isError ? (
        <ErrorState title="Error fetching existing letters" onRetry={() => void refetch()} />
      ) : data === undefined || endeavors === undefined ? (
        <Skeleton cards={2} />
      ) : letters.length > 0 ? (
        <LetterVersions name="Petition Letter" letters={letters} />
      ) : job.running ? null : selected === undefined ? (
        <EmptyState
          icon={FileText}
          title={SELECT_ENDEAVOR_FIRST}
          action={
            <LinkButton to="/proposed-endeavor" look="primary">
              Proposed endeavors
            </LinkButton>
          }
        >
          The petition letter argues for one specific undertaking. Choose the one that you will carry out.
        </EmptyState>
      ) : (
        <EmptyState icon={FileText} title="Your petition letter" action={generate}>
          Caption, EB-2 eligibility, the endeavor, the three prongs and the exhibit list, each sentence from your own
          record.{' '}
          {data.drafter.model === null
            ? 'The built-in drafter takes about a minute.'
            : `It is written by ${drafterName(data.drafter)}, which takes a few minutes.`}
        </EmptyState>
      )}
      {recommendations > 0 && (
        <p className="small">
          <Link to="/letter-packet">Letter packet</Link>: who speaks to what in your recommendation letters, and what no
          letter says yet.
        </p>
      )}
      <p className="tiny quiet">
        {data && letters.length > 0 && `Letters are written by ${drafterName(data.drafter)} on this server. `}Waiverly
        is not a law firm and gives no legal advice: you review, you sign, you file.
      </p>
      {dialog}
    </div>
  )
}
