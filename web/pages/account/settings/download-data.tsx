import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { EXPORT_KEPT_DAYS, type ExportView } from '#domain/own-data.ts'
import { Download, FileArchive } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { EXPORT, refetchExport, startExport, useExport } from '../../../api/own-data.ts'
import { JobEnd } from '../../../tasks/job-end.tsx'
import { JobPanel } from '../../../tasks/job-panel.tsx'
import { useGeneration } from '../../../tasks/use-generation.ts'
import { Button } from '../../../ui/button.tsx'
import { sizeInWords } from '../../../ui/file-kind.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { PasswordDialog } from './dialog-form.tsx'
import { dayOf } from '../../../ui/day.ts'
import { BETWEEN_SENTENCES } from '../../../language/locale.ts'

const FAILED = t`Your data could not be put together`

/** Download my data: the archive, the job that makes one, and the way to ask for it. */
export function DownloadData() {
  const { data, isError, refetch } = useExport()
  const [asking, setAsking] = useState(false)
  const job = useGeneration({
    url: EXPORT,
    current: data?.current_task_id,
    failedToStart: FAILED,
    failed: FAILED,
    onSuccess: () => void refetchExport(),
  })
  const begin = async (password: string) => {
    try {
      await startExport(password)
    } catch (error) {
      // Another window asked for it before: that one is followed.
      if (!(error instanceof ApiError) || error.code !== 'already_running') throw error
      await refetchExport()
    }
    setAsking(false)
  }
  return (
    <>
      <h3>
        <Trans>Download my data</Trans>
      </h3>
      <p className="soft">
        <Trans>
          One archive with everything that is stored about you: your entries, your files, and your letters as PDF and
          DOCX. It stays here for {EXPORT_KEPT_DAYS} days.
        </Trans>
      </p>
      <JobEnd job={job} credit={t`You can ask for it again at any time.`} />
      {job.running ? (
        <JobPanel title={t`Putting your data together`} job={job} held={t`We also send you a mail.`} />
      ) : data === undefined ? (
        isError ? (
          <ErrorState title={t`We could not look for your archive`} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={[40, 70]} />
        )
      ) : (
        <>
          {data.export && <Archive archive={data.export} />}
          <div>
            <Button onClick={() => setAsking(true)}>{data.export ? t`Make a new archive` : t`Download my data`}</Button>
          </div>
        </>
      )}
      {asking && (
        <PasswordDialog
          words={{
            title: t`Download your data?`,
            act: t`Make the archive`,
            acting: t`Starting...`,
            intro: (
              <p className="soft">
                <Trans>We put it together for you and send you a mail when it is ready.</Trans>
                {BETWEEN_SENTENCES}
                {data?.export && <Trans>It takes the place of the archive that is here now.</Trans>}
              </p>
            ),
          }}
          failed={t`Your data could not be put together. Please try again.`}
          unless="no password"
          run={begin}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const Archive = ({
  archive: { url, name, size, made_at, expires_at },
}: {
  archive: NonNullable<ExportView['export']>
}) => {
  const [bytes, made, until] = [sizeInWords(size), dayOf(made_at), dayOf(expires_at)]
  return (
    <div className="archive">
      <span className="glyph">
        <Icon of={FileArchive} />
      </span>
      <div className="grow">
        <b>{name}</b>
        <p className="small quiet num">
          <Trans>
            {bytes}, made on {made}, here until {until}
          </Trans>
        </p>
      </div>
      <a className="btn btn-primary btn-s" href={url} download={name}>
        <Icon of={Download} size="s" />
        <Trans>Download</Trans>
      </a>
    </div>
  )
}
