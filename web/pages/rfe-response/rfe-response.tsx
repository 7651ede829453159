import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { drafterName } from '#domain/drafter.ts'
import type { RfeResponseReply } from '#domain/rfe-replies.ts'
import { FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { DraftResult } from '../../api/recommenders.ts'
import { ofNotice, refetchRfe, RESPONSE, useRfeResponse } from '../../api/rfe.ts'
import { translated } from '../../language/translated.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { whoWrites } from '../../tasks/how-long.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { LetterVersions } from '../../tasks/letter-versions.tsx'
import { useOnePackage } from '../../tasks/one-package.tsx'
import { OpenPoints } from '../../tasks/open-points.tsx'
import { useConfirmed } from '../../tasks/use-confirmed.tsx'
import { useGeneration } from '../../tasks/use-generation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { NoNotice, RfeFrame } from '../rfe/frame.tsx'
import { useWhichNotice, WhichNotice } from '../rfe/which-notice.tsx'
import { Deadline } from '../rfe-analysis/deadline.tsx'
import { OnIt } from '../rfe-analysis/on-it.tsx'
import { canBeUsed, cautionOf, confirmationOf } from '../rfe-analysis/words.ts'
import { Background } from './background.tsx'
import { AllAside, Guard } from './guard.tsx'
import { Series } from './series.tsx'
import '../recommenders/recommenders.css'
import './rfe-response.css'

const FAILED = t`Failed to generate the RFE response. Please try again.`

/** The answer to an RFE: what it is drafted from, and its drafts. */
export default function RfeResponse() {
  usePageTitle(t`RFE response`)
  const analysis = useWhichNotice()
  return <Response key={analysis.named} analysis={analysis} />
}

function Response({ analysis }: { analysis: ReturnType<typeof useWhichNotice> }) {
  const { named } = analysis
  const response = useRfeResponse({ notice: named })
  const { data } = response
  const [result, setResult] = useState<DraftResult | null>(null)
  const job = useGeneration<DraftResult>({
    url: ofNotice(RESPONSE, named),
    current: data?.current_task_id,
    failedToStart: FAILED,
    failed: FAILED,
    onSuccess: (drafted) => {
      setResult(drafted)
      void refetchRfe()
    },
  })
  const begin = () => {
    setResult(null)
    return job.start(confirmationOf(analysis.data?.notice))
  }
  const { ask, asking, dialog } = useConfirmed('rfe_response', t`Generate the RFE response?`, begin, {
    caution: analysis.data?.notice ? cautionOf(analysis.data.notice) : undefined,
  })
  const { guard, dialog: onePackage } = useOnePackage(response, named)
  const letters = data?.letters ?? []
  const drafted = letters.length > 0
  const failed = [response, analysis].find(({ isError, data: had }) => isError && had === undefined)
  const generate = (
    <Button
      look={drafted ? 'second' : 'primary'}
      disabled={job.running || !canBeUsed(analysis.data?.notice) || data?.all_aside === true}
      busy={asking}
      onClick={() => void ask()}
    >
      <Trans>Generate RFE Response</Trans>
    </Button>
  )
  return (
    <RfeFrame
      title={t`RFE response`}
      aside={drafted && !job.running && generate}
      previous={ofNotice('/rfe-analysis', named)}
      next="/dashboard"
      className="recommenders"
    >
      {failed !== undefined ? (
        <ErrorState
          title={t`Error fetching the RFE response`}
          onRetry={() => {
            void response.refetch()
            void analysis.refetch()
          }}
        >
          <Trans>The server did not answer. Your papers and drafts are as they were.</Trans>
        </ErrorState>
      ) : data === undefined || analysis.data === undefined ? (
        <Skeleton cards={3} lines={[30, 90, 80]} />
      ) : analysis.data.notice === null && !drafted ? (
        <NoNotice>
          <Trans>
            The response takes up each point of the notice under the notice’s own headings, and answers it from your
            exhibits.
          </Trans>
        </NoNotice>
      ) : (
        <>
          <WhichNotice analysis={analysis.data} />
          {analysis.data.deadline !== null && <Deadline deadline={analysis.data.deadline} />}
          {analysis.data.notice && <OnIt notice={analysis.data.notice} />}
          <JobEnd job={job} credit={t`Your RFE Response credit is back.`} />
          {job.running && (
            <JobPanel
              title={t`Drafting your response`}
              job={job}
              held={t`1 RFE Response credit is held for it; if it fails or you cancel, it is back at once.`}
              note={t`It is written by ${translated(drafterName(data.drafter))}.`}
            />
          )}
          {result && !job.running && <OpenPoints warnings={result.warnings} />}
          <Guard response={data} analysed={analysis.data.created_at !== null} />
          {drafted && (
            <>
              {data.stale && !job.running && (
                <Changed what={data.changed} all_aside={data.all_aside}>
                  <Link to={`/documents/${letters.at(-1)?.id ?? ''}`}>
                    <Trans>See what changed</Trans>
                  </Link>
                </Changed>
              )}
              <LetterVersions name={t`RFE Response`} letters={letters} guard={guard} />
            </>
          )}
          <Background />
          <Series />
          {!drafted && !job.running && (
            <Ready response={data} unreadable={analysis.data.notice?.unreadable === true}>
              {generate}
            </Ready>
          )}
        </>
      )}
      <p className="tiny quiet">
        <Trans>Waiverly is not a law firm and gives no legal advice: you review, you sign, you send.</Trans>
      </p>
      {dialog}
      {onePackage}
    </RfeFrame>
  )
}

/** Changes that are named; the others stand on the document's page. */
const MOST_NAMED = 5

/** What the newest response does not know of. */
function Changed({ what, all_aside, children }: { what: readonly string[]; all_aside: boolean; children: ReactNode }) {
  const more = what.length - MOST_NAMED
  return (
    <Notice tone="gap">
      <b>
        <Trans>Your record has changed since this response was written.</Trans>
      </b>
      <ul className="small my-2 grid list-disc gap-1 pl-5">
        {what.slice(0, MOST_NAMED).map((change) => (
          <li key={change} className="wrap-anywhere">
            {translated(change)}
          </li>
        ))}
        {more > 0 && (
          <li>
            <Trans>and {more} more</Trans>
          </li>
        )}
      </ul>
      {all_aside ? (
        <Trans>{children}. Take back what is to stay in it.</Trans>
      ) : (
        <Trans>
          {children} and draft those sections again, which costs nothing, or generate the whole response anew.
        </Trans>
      )}
    </Notice>
  )
}

function Ready({
  response: { drafter, all_aside },
  unreadable,
  children,
}: {
  response: RfeResponseReply
  unreadable: boolean
  children: ReactNode
}) {
  if (unreadable)
    return (
      <Notice
        tone="error"
        action={
          <LinkButton to="/rfe" size="s">
            <Trans>Add a better scan</Trans>
          </LinkButton>
        }
      >
        <Trans>
          <b>Less than half of this notice could be read.</b> A response can be drafted once there is a better scan.
        </Trans>
      </Notice>
    )
  if (all_aside) return <AllAside />
  return (
    <EmptyState icon={FileText} title={t`Your response`} action={children}>
      <Trans>
        A cover letter, each point of the notice under its own heading, quoted and answered from your exhibits, and the
        index of what goes with it. {whoWrites(drafter)} Uses 1 RFE Response credit.
      </Trans>
    </EmptyState>
  )
}
