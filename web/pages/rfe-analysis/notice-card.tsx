import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { NoticeView } from '#domain/rfe-replies.ts'
import type { Placed } from '#domain/rfe.ts'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { translated } from '../../language/translated.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { inFull } from '../profile/years.ts'
import { OnIt } from './on-it.tsx'
import { atPage, NOTICE_KINDS } from './words.ts'
import './before.css'

/** The notice as far as it can be told without an analysis: whether it can be read, and what is printed on it. */
export function NoticeCard({ notice }: { notice: NoticeView }) {
  const { name, url, printed, unreadable, likeness } = notice
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
      {printed !== null && !unreadable && likeness !== 'none' && <Facts notice={{ ...notice, printed }} />}
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

type Printed = NonNullable<NoticeView['printed']>

/** What is printed, and the page it stands on. */
interface Fact {
  says: ReactNode
  page: number
}

const factOf = (placed: Placed | null, as: (value: string) => string = (value) => value): Fact | null =>
  placed && { says: as(placed.value), page: placed.page }

function addressOf({ address, letterhead }: Printed): Fact | null {
  const found = address ?? letterhead
  if (found === undefined) return null
  const lines = (
    <span lang="en">
      {found.lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  )
  const says =
    address === null ? (
      <>
        {lines}
        <span className="soft">
          <Trans>It stands at the head of the notice. Whether the response goes there, look up on the original.</Trans>
        </span>
      </>
    ) : (
      lines
    )
  return { says, page: found.page }
}

/** What the notice prints, each with its page. */
function Facts({ notice: { url, printed } }: { notice: NoticeView & { printed: Printed } }) {
  const { kind, receipt_number, form, service_center, notice_date, response_date, response_days, filed_date } = printed
  const rows: [string, Fact | null, isWide?: true][] = [
    [t`Receipt number`, factOf(receipt_number)],
    [t`Form`, factOf(form)],
    [t`Service center`, factOf(service_center)],
    [t`Notice date`, factOf(notice_date, inFull)],
    [t`Petition filed`, factOf(filed_date, inFull)],
    [t`Response due`, factOf(response_date, inFull)],
    [t`Days to answer`, response_days && { says: response_days.value, page: response_days.page }],
    [t`Response goes to`, addressOf(printed), true],
  ]
  return (
    <dl className="rfe-facts">
      <div>
        <dt>
          <Trans>Kind</Trans>
        </dt>
        <dd className={NOTICE_KINDS[kind] === null ? 'quiet' : undefined}>{NOTICE_KINDS[kind] ?? t`Not told by it`}</dd>
      </div>
      {rows.map(([name, fact, isWide]) => (
        <div key={name} className={isWide && 'is-wide'}>
          <dt>{name}</dt>
          {fact === null ? (
            <dd className="quiet">
              <Trans>Not printed, or not read</Trans>
            </dd>
          ) : (
            <dd>
              {fact.says}{' '}
              <a className="tiny" href={atPage(url, fact.page)} target="_blank" rel="noopener">
                <Trans>
                  page {fact.page}
                  <span className="sr"> of the notice, in a new tab</span>
                </Trans>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
