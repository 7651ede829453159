import { drafterName } from '#domain/drafter.ts'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ANALYSIS, refetchRfe, useRfeAnalysis } from '../../api/rfe.ts'
import { usePageTitle } from '../../shell/page-title.ts'
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
import { Deadline } from './deadline.tsx'
import { Filed } from './filed.tsx'
import { NoticeCard } from './notice-card.tsx'
import { OnIt } from './on-it.tsx'
import { Workbench } from './workbench.tsx'

const FAILED = 'Failed to analyse the RFE notice. Please try again.'

/** What an RFE asks for, and the work on its answer. */
export default function RfeAnalysis() {
  usePageTitle('RFE analysis')
  const { data, isError, refetch } = useRfeAnalysis()
  const job = useGeneration({
    url: ANALYSIS,
    current: data?.current_task_id,
    failedToStart: FAILED,
    failed: FAILED,
    onSuccess: () => void refetchRfe(),
  })
  const { ask, asking, dialog } = useConfirmed('rfe_notice_analysis', 'Analyse the RFE notice?', job.start)
  const analysed = data !== undefined && data.created_at !== null
  const generate = (
    <Button
      look={analysed ? 'second' : 'primary'}
      size={analysed ? 's' : undefined}
      disabled={job.running || data?.notice?.unreadable === true}
      busy={asking}
      onClick={() => void ask()}
    >
      {analysed ? 'Analyse again' : 'Generate Now'}
    </Button>
  )
  return (
    <RfeFrame
      title="RFE analysis"
      aside={analysed && <Downloads analysis={data} />}
      previous="/rfe"
      next="/rfe-response"
    >
      {isError && data === undefined ? (
        <ErrorState title="Error fetching the RFE analysis" onRetry={() => void refetch()}>
          The server did not answer. Your notice and your notes are as they were.
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton cards={2} lines={[30, 90, 80, 85]} />
      ) : data.notice === null && !analysed ? (
        <NoNotice>
          The analysis finds each point that the officer makes, with its page, and says what your record holds on it,
          what is missing and what could be got in time.
        </NoNotice>
      ) : (
        <>
          {data.deadline !== null && <Deadline deadline={data.deadline} />}
          <JobEnd job={job} credit="Your RFE Notice Analysis credit is back." />
          {job.running && (
            <JobPanel
              title="Analysing your notice"
              job={job}
              held="1 RFE Notice Analysis credit is held for it; if it fails or you cancel, it is back at once."
              note={`It is done by ${drafterName(data.drafter)}.`}
            />
          )}
          {analysed ? (
            <>
              {data.stale && !job.running && (
                <Notice tone="gap" action={generate}>
                  <b>There is a newer notice, or there are newer papers, than this analysis has seen.</b> Analysing
                  again uses 1 credit. Your notes and what you settled stay with the same issues.
                </Notice>
              )}
              {data.notice && <OnIt notice={data.notice} />}
              <Workbench analysis={data} notice={data.notice} />
              <details className="rfe-about">
                <summary>The notice and what you filed</summary>
                {data.notice && <NoticeCard notice={data.notice} />}
                <Filed />
              </details>
              <p className="tiny quiet">
                Analysed {moment(data.created_at ?? '')} by {drafterName(data.drafter)}. Every quotation is taken from
                the notice word by word. Waiverly is not a law firm and gives no legal advice.
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
          {drafter.model === null
            ? 'The built-in drafter takes a few seconds.'
            : `It is done by ${drafterName(drafter)}, which takes a few minutes.`}{' '}
          Uses 1 RFE Notice Analysis credit.
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
          Read it
        </LinkButton>
      )}
      {analysis_url !== null && (
        <Button size="s" icon={Download} onClick={() => void downloadLetter(analysis_url)}>
          Download PDF
        </Button>
      )}
      {docx_url !== null && (
        <Button size="s" icon={Download} onClick={() => void downloadLetter(docx_url)}>
          Download DOCX
        </Button>
      )}
    </div>
  )
}
