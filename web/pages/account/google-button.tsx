import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { googlePath, googleQuery } from '../../api/google.ts'

/** Google's own mark, in its own colours, as its rules for such buttons ask. */
export function GoogleMark() {
  return (
    <svg className="google-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z" />
      <path d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z" />
      <path d="M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84z" />
      <path d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A10.98 10.98 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z" />
    </svg>
  )
}

/** The way in by Google, where it is set up. */
export function GoogleButton({ next, remember = false }: { next: string | null; remember?: boolean }) {
  if (useQuery(googleQuery).data !== true) return null
  return (
    <div className="google">
      <p className="or">
        <Trans>or</Trans>
      </p>
      <a className="btn btn-second" href={googlePath({ next, remember })}>
        <GoogleMark />
        <Trans>Continue with Google</Trans>
      </a>
      <p className="tiny quiet">
        <Trans>
          By continuing with Google you accept the{' '}
          <a href="/terms" target="_blank" rel="noreferrer">
            terms
          </a>{' '}
          and{' '}
          <a href="/privacy" target="_blank" rel="noreferrer">
            privacy policy
          </a>
          .
        </Trans>
      </p>
    </div>
  )
}
