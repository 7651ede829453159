import { Trans } from '@lingui/react/macro'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { RotateCcw } from 'lucide-react'
import { useState, type Ref } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { changeWork } from './change-work.ts'
import { backId, focusOn, headId } from './focus.ts'
import { IssueName } from './issue-name.tsx'
import { Quote } from './quote.tsx'

/** An issue that was put aside, in its place: the officer's words, and the way back. */
export function AsideCard({
  issue,
  number,
  head,
  onChoose,
  onShow,
}: {
  issue: WorkedIssue
  number: number
  head: Ref<HTMLHeadingElement>
  onChoose: (id: number) => void
  /** Shows a page of the notice. */
  onShow: (page: number) => void
}) {
  const { id, quote, page } = issue
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    try {
      await changeWork(id, () => ({ state: 'open' }))
      onChoose(id)
      focusOn(`button#${headId(id)}`)
    } catch {
      setBusy(false)
    }
  }
  return (
    <li className="rfe-issue is-aside">
      <h3 ref={head} id={headId(id)} tabIndex={-1}>
        <span className="n" aria-hidden="true">
          {number}
        </span>
        <span className="grow min-w-0 wrap-anywhere">
          <span className="sr">
            <Trans>Issue {number}:</Trans>{' '}
          </span>
          <IssueName issue={issue} />
          <span className="sr">{', '}</span>
        </span>
        <Badge>
          <Trans>Put aside</Trans>
        </Badge>
      </h3>
      <div className="rfe-body">
        <Quote of={{ quote, page }} onShow={onShow} />
        <div className="rfe-back">
          <p className="tiny quiet grow">
            <Trans>It is not counted, and the response does not answer it. What you noted stays.</Trans>
          </p>
          <Button size="s" icon={RotateCcw} id={backId(id)} busy={busy} onClick={() => void takeBack()}>
            <Trans>
              Take back<span className="sr"> issue {number}</span>
            </Trans>
          </Button>
        </div>
      </div>
    </li>
  )
}
