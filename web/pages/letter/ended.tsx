import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LINK_INVALID } from '#domain/letter-link.ts'
import { CalendarX, Link2Off, ShieldOff } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { translated } from '../../language/translated.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** True where the link itself opens nothing, however often it is asked. */
export const isEnd = (error: unknown): boolean => error instanceof ApiError && [404, 410].includes(error.status)

/** In place of the letter: the link has ended or never was one, or the server does not answer. */
export function Ended({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  usePageTitle(t`Letter of recommendation`)
  if (error !== null && !isEnd(error)) {
    const isBusy = error instanceof ApiError && error.status === 429
    return (
      <div className="letter-end">
        <h1 className="sr">
          <Trans>Letter of recommendation</Trans>
        </h1>
        <ErrorState title={t`The letter could not be opened`} onRetry={onRetry}>
          {isBusy ? translated(error.detail) : t`The server did not answer. What you typed is safe on this device.`}
        </ErrorState>
      </div>
    )
  }
  const { code, detail } = error instanceof ApiError ? error : { code: '', detail: '' }
  const [icon, title] =
    code === 'link_expired'
      ? ([CalendarX, t`This link has expired`] as const)
      : code === 'link_revoked'
        ? ([ShieldOff, t`This link was withdrawn`] as const)
        : ([Link2Off, t`This link opens nothing`] as const)
  return (
    <div className="letter-end card">
      <div className="state">
        <span className="glyph">
          <Icon of={icon} size="l" />
        </span>
        <h1>{title}</h1>
        <p>{translated(detail || LINK_INVALID)}</p>
        {code === '' || code === 'not_found' ? (
          <p>
            <Trans>
              Was it cut off? Open it from the mail once more, or copy the whole of it into the address bar.
            </Trans>
          </p>
        ) : null}
      </div>
    </div>
  )
}
