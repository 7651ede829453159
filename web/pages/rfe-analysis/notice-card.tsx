import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { NoticeView } from '#domain/rfe-replies.ts'
import { FileText } from 'lucide-react'
import { translated } from '../../language/translated.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { inFull } from '../profile/years.ts'
import { OnIt } from './on-it.tsx'
import { NOTICE_KINDS } from './words.ts'
import './before.css'

/** The notice as far as it can be told without an analysis: whether it can be read, and what is printed on it. */
export function NoticeCard({ notice }: { notice: NoticeView }) {
  const { name, url, printed, unreadable } = notice
  return (
    <Card as="section" className="rfe-card" aria-labelledby="the-notice">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="the-notice">
          <Trans>The notice</Trans>
        </h2>
        <LinkButton to="/rfe" size="s" look="quiet">
          <Trans>Change</Trans>
        </LinkButton>
      </div>
      <p className="rfe-file">
        <Icon of={FileText} />
        <a className="wrap-anywhere" href={url} target="_blank" rel="noopener">
          {name}
        </a>
      </p>
      <Reading notice={notice} />
      {!unreadable && <OnIt notice={notice} />}
      {printed !== null && !unreadable && <Facts printed={printed} />}
    </Card>
  )
}

function Reading({ notice: { pages, read_by, reason, unreadable } }: { notice: NoticeView }) {
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
          <b>Less than half of this notice could be read.</b> {reason === null ? null : translated(reason)} Scan all
          pages again, straight and in black and white at 300 dots per inch, or add the PDF as USCIS sent it. Nothing is
          charged until it can be read.
        </Trans>
      </Notice>
    )
  if (pages === null)
    return (
      <p className="small soft" role="status">
        {reason === null ? t`Its words are being read. This takes up to a minute.` : translated(reason)}
      </p>
    )
  const empty = pages.filter((page) => page.trim() === '').length
  return (
    <p className="small soft" role="status">
      {readLine(pages.length - empty, empty, read_by === 'ocr')} {reason !== null && translated(reason)}
    </p>
  )
}

function readLine(read: number, empty: number, isScan: boolean): string {
  const pages = plural(read, { one: '# page read', other: '# pages read' })
  if (empty === 0) return isScan ? t`${pages}, from a scan.` : t`${pages}.`
  const without = plural(empty, { one: '# page without words', other: '# pages without words' })
  return isScan ? t`${pages}, from a scan, ${without}.` : t`${pages}, ${without}.`
}

const ABSENT = t`Not found on it`

function Facts({ printed }: { printed: NonNullable<NoticeView['printed']> }) {
  const { kind, receipt_number, form, service_center, notice_date, response_date, response_days } = printed
  const rows: [string, string | undefined][] = [
    [t`Kind`, NOTICE_KINDS[kind] ?? undefined],
    [t`Receipt number`, receipt_number?.value],
    [t`Form`, form?.value],
    [t`Service center`, service_center?.value],
    [t`Notice date`, inFull(notice_date?.value) || undefined],
    [t`Response due`, inFull(response_date?.value) || undefined],
    [t`Days to answer`, response_days === null ? undefined : String(response_days.value)],
  ]
  return (
    <dl className="rfe-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value === undefined ? 'quiet' : undefined}>{value ?? ABSENT}</dd>
        </div>
      ))}
    </dl>
  )
}
