import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { recordIdOf } from '#domain/record-id.ts'
import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { ofNotice, useRfeAnalysis } from '../../api/rfe.ts'
import { toast } from '../../ui/toast.tsx'
import { inFull } from '../profile/years.ts'
import './which-notice.css'

/** The notice that the address names; words that are no number name none. */
export function useNamedNotice(): string | undefined {
  const [search] = useSearchParams()
  const named = recordIdOf(search.get('notice'))
  return named === null ? undefined : String(named)
}

/**
 * What there is of the notice that a page of the stage is about. Of several the address names one, so that a reload, a
 * bookmark and the next page stay with it: at first the newest.
 */
export function useWhichNotice() {
  const named = useNamedNotice()
  const [, setSearch] = useSearchParams()
  const { data, isError, error, refetch } = useRfeAnalysis({ notice: named })
  const isGone = named !== undefined && error instanceof ApiError && error.status === 404
  const [newest, ...others] = data?.notices ?? []
  const toName = named === undefined && others.length > 0 ? newest?.id : undefined
  useEffect(() => {
    if (!isGone && toName === undefined) return
    if (isGone)
      toast(
        t`That notice was deleted, and its issues, notes and dates with it. You can restore it for 30 days under Recently deleted.`,
      )
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (toName === undefined) next.delete('notice')
        else next.set('notice', String(toName))
        return next
      },
      { replace: true },
    )
  }, [isGone, toName, setSearch])
  const isSettled = !isGone && toName === undefined
  return { named, data: isSettled ? data : undefined, isError: isSettled && isError, refetch }
}

/** Leads from one notice to another; nothing where there is one alone. */
export function WhichNotice({ analysis: { notices, notice } }: { analysis: RfeAnalysisReply }) {
  const { pathname } = useLocation()
  if (notices.length < 2) return null
  const bySoonest = notices.toSorted((a, b) => a.deadline.localeCompare(b.deadline))
  return (
    <nav className="rfe-which" aria-label={t`Your notices`}>
      <ul>
        {bySoonest.map(({ id, name, deadline }) => (
          <li key={id}>
            <Link to={ofNotice(pathname, id)} aria-current={id === notice?.id ? 'page' : undefined}>
              <b>
                <Trans>Due {inFull(deadline)}</Trans>
              </b>
              <span className="small wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
