import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { drafterName } from '#domain/drafter.ts'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ANALYSIS, ofNotice, refetchRfe } from '../../api/rfe.ts'
import { listed } from '../../language/lists.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { whoWrites } from '../../tasks/how-long.ts'
import { downloadLetter } from '../../tasks/download.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import { useConfirmed } from '../../tasks/use-confirmed.tsx'
import { useGeneration } from '../../tasks/use-generation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { moment } from '../../ui/moment.ts'
import { Notice } from '../../ui/notice.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { NoNotice, RfeFrame } from '../rfe/frame.tsx'
import { useWhichNotice, WhichNotice } from '../rfe/which-notice.tsx'
import { Deadline } from './deadline.tsx'
import { Filed } from './filed.tsx'
import { NoticeCard } from './notice-card.tsx'
import { OnIt } from './on-it.tsx'
import { canBeUsed, cautionOf, confirmationOf } from './words.ts'
import { Workbench } from './workbench.tsx'

const FAILED = t`Failed to analyse the RFE notice. Please try again.`

/** What an RFE asks for, and the work on its answer. */
export default function RfeAnalysis() {
  usePageTitle(t`RFE analysis`)
  const which = useWhichNotice()
  return <Analysis key={which.named} which={which} />
}

function Analysis({ which: { named, data, isError, refetch } }: { which: ReturnType<typeof useWhichNotice> }) {
  const job = useGeneration({
    url: ofNotice(ANALYSIS, named),
    current: data?.current_task_id,
    failedToStart: FAILED,
    failed: FAILED,
    onSuccess: () => void refetchRfe(),
  })
  const begin = () => job.start(confirmationOf(data?.notice))
  const { ask, asking, dialog } = useConfirmed('rfe_notice_analysis', t`Analyse the RFE notice?`, begin, {
    caution: data?.notice ? cautionOf(data.notice) : undefined,
  })
  const analysed = data !== undefined && data.created_at !== null
  const generate = (
    <Button
      look={analysed ? 'second' : 'primary'}
      size={analysed ? 's' : undefined}
      disabled={job.running || !canBeUsed(data?.notice)}
      busy={asking}
      onClick={() => void ask()}
    >
      {analysed ? t`Analyse again` : t`Generate Now`}
    </Button>
  )
  return (
    <RfeFrame
      title={t`RFE analysis`}
      aside={analysed && <Downloads analysis={data} />}
      previous="/rfe"
      next={ofNotice('/rfe-response', named)}
    >
      {isError && data === undefined ? (
        <ErrorState title={t`Error fetching the RFE analysis`} onRetry={() => void refetch()}>
          <Trans>The server did not answer. Your notice and your notes are as they were.</Trans>
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton cards={2} lines={[30, 90, 80, 85]} />
      ) : data.notice === null && !analysed ? (
        <NoNotice>
          <Trans>
            The analysis finds each point that the officer makes, with its page, and says what your record holds on it,
            what is missing and what could be got in time.
          </Trans>
        </NoNotice>
      ) : (
        <>
          <WhichNotice analysis={data} />
          {data.deadline !== null && <Deadline deadline={data.deadline} />}
          <JobEnd job={job} credit={t`Your RFE Notice Analysis credit is back.`} />
          {job.running && (
            <JobPanel
              title={t`Analysing your notice`}
              job={job}
              held={t`1 RFE Notice Analysis credit is held for it; if it fails or you cancel, it is back at once.`}
              note={t`It is done by ${translated(drafterName(data.drafter))}.`}
            />
          )}
          {analysed ? (
            <>
              {data.stale && !job.running && (
                <Notice tone="gap" action={generate}>
                  <b className="wrap-anywhere">
                    {data.unseen.length > 0 ? (
                      <Trans>New since this analysis: {listed(data.unseen)}.</Trans>
                    ) : (
                      <Trans>There is a newer notice than this analysis has seen.</Trans>
                    )}
                  </b>
                  {BETWEEN_SENTENCES}
                  <Trans>
                    Analysing again uses 1 credit. Your notes and what you settled stay with the same issues.
                  </Trans>
                </Notice>
              )}
              {data.renumbered && !job.running && (
                <Notice>
                  <Trans>
                    Papers have other exhibit numbers since this analysis was written. Here they go by those that they
                    have now; its PDF and DOCX still call them by the earlier ones.
                  </Trans>
                </Notice>
              )}
              {data.notice && <OnIt notice={data.notice} />}
              <Workbench analysis={data} notice={data.notice} />
              <details className="rfe-about">
                <summary>
                  <Trans>The notice and what you filed</Trans>
                </summary>
                {data.notice && <NoticeCard notice={data.notice} />}
                <Filed />
              </details>
              <p className="tiny quiet">
                <Trans>
                  Analysed {moment(data.created_at ?? '')} by {translated(drafterName(data.drafter))}. Every quotation
                  is taken from the notice word by word. Waiverly is not a law firm and gives no legal advice.
                </Trans>
              </p>
            </>
          ) : (
            !job.running && <Before analysis={data}>{generate}</Before>
          )}
        </>
      )}
      {dialog}
    </RfeFrame>
  )
}

/** What the analysis will use, and its beginning. */
function Before({ analysis: { notice, drafter }, children }: { analysis: RfeAnalysisReply; children: ReactNode }) {
  return (
    <>
      {notice && <NoticeCard notice={notice} />}
      <Filed />
      <div className="rfe-act">
        <p className="small soft grow">
          <Trans>{whoWrites(drafter)} Uses 1 RFE Notice Analysis credit.</Trans>
        </p>
        {children}
      </div>
    </>
  )
}

function Downloads({ analysis: { document_id, analysis_url, docx_url } }: { analysis: RfeAnalysisReply }) {
  return (
    <div className="flex flex-wrap gap-2">
      {document_id !== null && (
        <LinkButton to={`/documents/${document_id}`} size="s" icon={FileText}>
          <Trans>Read it</Trans>
        </LinkButton>
      )}
      {analysis_url !== null && (
        <Button size="s" icon={Download} onClick={() => void downloadLetter(analysis_url)}>
          <Trans>Download PDF</Trans>
        </Button>
      )}
      {docx_url !== null && (
        <Button size="s" icon={Download} onClick={() => void downloadLetter(docx_url)}>
          <Trans>Download DOCX</Trans>
        </Button>
      )}
    </div>
  )
}
