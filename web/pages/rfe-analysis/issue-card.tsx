import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RISKS } from '#domain/rfe.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AsideCard } from './aside-card.tsx'
import type { Countdown } from './countdown.ts'
import { headId } from './focus.ts'
import { IssueBody } from './issue-body.tsx'
import { IssueName } from './issue-name.tsx'
import { RISK_TONES } from './words.ts'
import './issue.css'

/** An issue in the list, folded where it was put aside: what it is and how it stands; opened, all that is known and to be done about it. */
export function IssueCard({
  issue,
  number,
  chosen,
  to,
  onChoose,
  onShow,
}: {
  issue: WorkedIssue
  number: number
  chosen: boolean
  to: Countdown | null
  onChoose: (id: number | null) => void
  /** Shows a page of the notice. */
  onShow: (page: number) => void
}) {
  const { id, risk, state } = issue
  const head = useRef<HTMLButtonElement & HTMLHeadingElement>(null)
  useEffect(() => {
    if (chosen) head.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  if (state === 'none')
    return <AsideCard issue={issue} number={number} head={head} onChoose={onChoose} onShow={onShow} />
  const settled = state === 'settled'
  return (
    <li className={chosen ? 'rfe-issue is-chosen' : 'rfe-issue'}>
      <h3>
        <button
          type="button"
          ref={head}
          id={headId(id)}
          aria-expanded={chosen}
          aria-controls={chosen ? `body-${id}` : undefined}
          onClick={() => onChoose(chosen ? null : id)}
        >
          <span className={settled ? 'n is-settled' : 'n'} aria-hidden="true">
            {settled ? <Icon of={Check} size="s" /> : number}
          </span>
          <span className="grow min-w-0 wrap-anywhere">
            <span className="sr">
              <Trans>Issue {number}:</Trans>{' '}
            </span>
            <IssueName issue={issue} />
            {settled && (
              <span className="sr">
                <Trans>, settled</Trans>
              </span>
            )}
          </span>
          <Badge tone={settled ? 'done' : RISK_TONES[risk]}>{settled ? t`Settled` : translated(RISKS[risk])}</Badge>
          <Icon of={ChevronDown} size="s" />
        </button>
      </h3>
      {chosen && (
        <div id={`body-${id}`}>
          <IssueBody issue={issue} to={to} onShow={onShow} />
        </div>
      )}
    </li>
  )
}
