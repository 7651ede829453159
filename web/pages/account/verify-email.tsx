import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { useParams } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { get } from '../../api/client.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Door } from './door.tsx'
import { useWays } from './ways.ts'
import { translated } from '../../language/translated.ts'

export default function VerifyEmail() {
  const { token = '' } = useParams()
  const way = useWays()
  const { data, error, isPending } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () =>
      get<{ message?: string } | undefined>(`/api/auth/verify-email/${encodeURIComponent(token)}/`, { open: true }),
    // The link works once: it is not asked again by a window that comes back.
    staleTime: Infinity,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
  if (isPending)
    return (
      <Door
        title={t`Verifying your email`}
        icon={LoaderCircle}
        intro={
          <span role="status">
            <Trans>This takes a moment.</Trans>
          </span>
        }
      />
    )
  if (error)
    return (
      <Door
        title={t`Verification failed`}
        icon={CircleAlert}
        tone="error"
        intro={<span role="alert">{saysOf(error, t`Verification failed. Please try again.`)}</span>}
      >
        <p className="soft mt-4">
          <Trans>
            If you opened this link before, your email may be confirmed already: then you can simply log in.
          </Trans>
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={way('/login')} look="primary">
            <Trans>Back to Login</Trans>
          </LinkButton>
          <LinkButton to={way('/verify-email')}>
            <Trans>Send a new link</Trans>
          </LinkButton>
        </div>
      </Door>
    )
  return (
    <Door
      title={t`Email verified`}
      icon={CircleCheck}
      intro={
        <span role="status">{translated(data?.message ?? '') || t`Your email is confirmed. You can log in now.`}</span>
      }
    >
      <div className="mt-6">
        <LinkButton to={way('/login')} look="primary">
          <Trans>Back to Login</Trans>
        </LinkButton>
      </div>
    </Door>
  )
}
