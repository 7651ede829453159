import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { kindOfName, type FileRef } from '#domain/file.ts'
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, FileText, RotateCw, Unplug, X, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ApiError } from '../api/api-error.ts'
import { fileSize } from '../api/file-size.ts'
import { Button, IconButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { kindInWords, sizeInWords } from './file-kind.ts'
import { Icon } from './icon.tsx'
import { listed } from '../language/lists.ts'

/** A stored file shown over the page, with what can be done with it. On a phone it fills the screen. */
export function FilePreview({
  file,
  onClose,
  onReplace,
  onRemove,
}: {
  file: FileRef
  onClose: () => void
  onReplace?: () => void
  onRemove?: () => void
}) {
  const { data, error, refetch } = useQuery({
    queryKey: ['file-size', file.url],
    queryFn: ({ signal }) => fileSize(file.url, signal),
    staleTime: 0,
  })
  const act = (deed: () => void) => () => {
    onClose()
    deed()
  }
  // Out of the card in which the field stands, whose looks are not the dialog's.
  return createPortal(
    <Dialog
      open
      look="view"
      title={file.name}
      onClose={onClose}
      actions={
        <>
          {onReplace && (
            <Button onClick={act(onReplace)}>
              <Trans>Replace</Trans>
            </Button>
          )}
          {onRemove && (
            <Button look="quiet" onClick={act(onRemove)}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <span className="grow" />
          <a className="btn btn-quiet" href={file.url} target="_blank" rel="noopener">
            <Icon of={ExternalLink} size="s" />
            <Trans>Open in a new tab</Trans>
          </a>
          <a className="btn btn-second" href={file.url} download={file.name}>
            <Icon of={Download} size="s" />
            <Trans>Download</Trans>
          </a>
        </>
      }
    >
      <p className="tiny quiet num">
        {listed([kindInWords(file.name), ...(data === undefined ? [] : [sizeInWords(data)])])}
      </p>
      <IconButton icon={X} label={t`Close`} className="close" onClick={onClose} />
      {error === null ? (
        <Content file={file} />
      ) : (
        <Instead icon={Unplug} alert>
          {error instanceof ApiError && error.status === 404 ? (
            t`This file is not there any more. Please upload it again.`
          ) : (
            <>
              <Trans>The file could not be fetched.</Trans>
              <Button icon={RotateCw} onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            </>
          )}
        </Instead>
      )}
    </Dialog>,
    document.body,
  )
}

function Content({ file }: { file: FileRef }) {
  const kind = kindOfName(file.name)
  if (kind === 'jpg' || kind === 'png') return <Picture file={file} />
  if (kind !== 'pdf')
    return (
      <Instead icon={FileText}>
        <Trans>Word documents open in your word processor. Download it to read it.</Trans>
      </Instead>
    )
  // Most telephones have none: a frame would stay empty.
  if (!navigator.pdfViewerEnabled)
    return (
      <Instead icon={FileText}>
        <Trans>
          Your browser cannot show a PDF inside a page.
          <a className="btn btn-primary" href={file.url} target="_blank" rel="noopener">
            Open the PDF
          </a>
        </Trans>
      </Instead>
    )
  return <iframe className="stage" src={file.url} title={file.name} />
}

function Picture({ file }: { file: FileRef }) {
  const [whole, setWhole] = useState(true)
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <Instead icon={FileText}>
        <Trans>The picture cannot be shown. It may be damaged.</Trans>
      </Instead>
    )
  return (
    <>
      <div
        className={whole ? 'stage is-whole' : 'stage'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture larger than its frame is scrolled by keys
        tabIndex={0}
        role="group"
        aria-label={t`Picture of ${file.name}`}
      >
        <img src={file.url} alt={file.name} onError={() => setBroken(true)} />
      </div>
      <Button look="quiet" size="s" icon={whole ? ZoomIn : ZoomOut} className="zoom" onClick={() => setWhole(!whole)}>
        {whole ? t`Actual size` : t`Fit`}
      </Button>
    </>
  )
}

function Instead({ icon, alert, children }: { icon: LucideIcon; alert?: boolean; children: ReactNode }) {
  return (
    <div className="stage is-instead" role={alert ? 'alert' : undefined}>
      <span className="glyph">
        <Icon of={icon} size="l" />
      </span>
      {children}
    </div>
  )
}
