import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { ofNotice, useRfeResponse } from '../../api/rfe.ts'
import { langOf } from '../../language/lang-of.ts'
import { downloadLetter } from '../../tasks/download.ts'
import { useOnePackage } from '../../tasks/one-package.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { OutlineMenu } from './outline.tsx'
import { useReading } from './reading.ts'
import { States } from './states.tsx'
import { drafterLine, nameOf, openCount, versionLine } from './words.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'

/** What the document is, how it stands, who wrote it from what, and its files. */
export function DocumentHead({
  withOutline,
  onCompare,
}: {
  /** The outline has no column and stands behind a button here. */
  withOutline: boolean
  onCompare: (from: number, to: number) => void
}) {
  const { document } = useReading()
  const { version, url, docx_url, referee_id, draft, kind } = document
  const notice = document.notice_id ?? undefined
  const isResponse = kind === 'rfe_response' && notice !== undefined
  const response = useRfeResponse({ notice, enabled: isResponse })
  const { guard, dialog } = useOnePackage(isResponse ? response : undefined, notice)
  const open = openCount(document)
  return (
    <header className="dh">
      <h1>
        <span lang={langOf(nameOf(document))}>{nameOf(document)}</span>{' '}
        {draft || open > 0 ? (
          <Badge tone="gap">
            <Trans>Draft, {open} to settle</Trans>
          </Badge>
        ) : (
          <Badge tone="done">
            <Trans>Nothing to settle</Trans>
          </Badge>
        )}
      </h1>
      <div className="dh-acts">
        {withOutline && <OutlineMenu />}
        <Button icon={Download} onClick={() => guard(() => void downloadLetter(url))}>
          <span className="sr">
            <Trans>Download</Trans>{' '}
          </span>
          PDF
        </Button>
        <Button icon={Download} onClick={() => guard(() => void downloadLetter(docx_url))}>
          <span className="sr">
            <Trans>Download</Trans>{' '}
          </span>
          DOCX
        </Button>
      </div>
      <p className="by">
        {versionLine(document)}
        {BETWEEN_SENTENCES}
        {drafterLine(document)}
        {BETWEEN_SENTENCES}
        {version > 1 && (
          <button type="button" onClick={() => onCompare(version - 1, version)}>
            <Trans>Compare with version {version - 1}</Trans>
          </button>
        )}{' '}
        {referee_id !== null && (
          <Link to={`/recommender-config?ref=${referee_id}&tab=letters`}>
            <Trans>To the recommender</Trans>
          </Link>
        )}
        {kind === 'rfe_response' && (
          <Link to={ofNotice('/rfe-response', notice)}>
            <Trans>To the response’s page</Trans>
          </Link>
        )}
        {kind === 'rfe_analysis' && (
          <Link to={ofNotice('/rfe-analysis', notice)}>
            <Trans>To the issues</Trans>
          </Link>
        )}
      </p>
      <States />
      {dialog}
    </header>
  )
}
