import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Download, ExternalLink, Eye, FilePenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { LetterVersion } from '../api/recommenders.ts'
import { langOf } from '../language/lang-of.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { moment } from '../ui/moment.ts'
import { downloadLetter } from './download.ts'
import { LetterPreview } from './letter-preview.tsx'

/** The letters drafted so far, the newest first, each to read and edit, and to download as PDF and DOCX; one is shown in the page. */
export function LetterVersions({
  name,
  letters: stored,
  guard = (take) => take(),
}: {
  name: string
  letters: readonly LetterVersion[]
  /** Asked before a file is taken away. */
  guard?: (take: () => void) => void
}) {
  const [viewed, setViewed] = useState<number | null>(null)
  const preview = useRef<HTMLElement>(null)
  const letters = stored.map((letter, index) => ({ ...letter, title: `${name} ${index + 1}` })).toReversed()
  const shown = letters.find((letter) => letter.id === viewed) ?? letters[0]
  const shownTitle = shown?.title ?? ''
  const view = (id: number) => {
    setViewed(id)
    // It stands below the list, which may be longer than the screen.
    preview.current?.focus()
    preview.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <ul>
        {letters.map((letter, index) => (
          <li className="letter-row" key={letter.id}>
            <span className="grow">
              <b>{letter.title}</b>
              <span className="tiny quiet block">
                <Trans>Created {moment(letter.created_at)}</Trans>
              </span>
            </span>
            <LinkButton
              to={`/documents/${letter.id}`}
              size="s"
              look={index === 0 ? 'primary' : 'second'}
              icon={FilePenLine}
            >
              <Trans>
                Read and edit<span className="sr"> {letter.title}</span>
              </Trans>
            </LinkButton>
            {letters.length > 1 && (
              <Button
                size="s"
                look="quiet"
                icon={Eye}
                onClick={() => view(letter.id)}
                aria-pressed={shown?.id === letter.id}
              >
                <Trans>
                  View<span className="sr"> {letter.title}</span>
                </Trans>
              </Button>
            )}
            <DownloadButton url={letter.url} kind="PDF" title={letter.title} guard={guard} />
            <DownloadButton url={letter.docx_url} kind="DOCX" title={letter.title} guard={guard} />
            <a className="btn btn-quiet btn-s" href={letter.url} target="_blank" rel="noopener">
              <Icon of={ExternalLink} size="s" />
              <Trans>
                Open in New Tab
                <span className="sr" lang={langOf(letter.title)}>
                  : {letter.title}
                </span>
              </Trans>
            </a>
          </li>
        ))}
      </ul>
      {shown && (
        <section className="letter-shown" ref={preview} tabIndex={-1} aria-label={t`${shownTitle}, preview`}>
          {letters.length > 1 && (
            <p className="small soft" aria-hidden="true">
              {shown.title}
            </p>
          )}
          <LetterPreview url={shown.url} title={shown.title} />
        </section>
      )}
    </>
  )
}

function DownloadButton({
  url,
  kind,
  title,
  guard,
}: {
  url: string
  kind: 'PDF' | 'DOCX'
  title: string
  guard: (take: () => void) => void
}) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await downloadLetter(url)
    setBusy(false)
  }
  return (
    <Button size="s" icon={Download} busy={busy} onClick={() => guard(() => void download())}>
      <Trans>
        Download {kind}
        <span className="sr">, {title}</span>
      </Trans>
    </Button>
  )
}
