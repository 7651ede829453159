import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { ApiError, saysOf } from '../api/api-error.ts'
import { idOfError } from '../api/client-errors.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { later } from '../ui/later.tsx'
import { Brand } from './brand.tsx'
import { usePageTitle } from './page-title.ts'
import { mayBeSignedIn } from './require-user.ts'

const NotFound = later(async () => (await import('./not-found.tsx')).NotFound)

/**
 * What is shown where a page broke or its part of the program could not be fetched; `inside` the shell, which has the
 * main landmark already.
 */
export function ErrorScreen({ inside = false }: { inside?: boolean }) {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <Broken error={error} inside={inside} />
}

function Broken({ error, inside }: { error: unknown; inside: boolean }) {
  usePageTitle(t`Error`)
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void idOfError(error).then((found) => {
      if (!gone) setId(found)
    })
    return () => {
      gone = true
    }
  }, [error])
  const Frame = inside ? 'div' : 'main'
  const silent = error instanceof ApiError && error.status === 0
  const says = silent
    ? t`The server did not answer. What you typed is safe on this device.`
    : saysOf(error, t`This page could not be shown. What you typed is kept on this device.`)
  return (
    <>
      {!inside && (
        <header className="bare">
          <Brand to="/" />
        </header>
      )}
      <Frame className="state" id={inside ? undefined : 'main'}>
        <h1>
          <Trans>Unexpected Application Error!</Trans>
        </h1>
        <p>{says}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {mayBeSignedIn() ? (
            <LinkButton to="/dashboard" reloadDocument>
              <Trans>Go to the dashboard</Trans>
            </LinkButton>
          ) : (
            <LinkButton to="/" reloadDocument>
              <Trans>Go to the start</Trans>
            </LinkButton>
          )}
          <Button look="primary" icon={RotateCw} onClick={() => window.location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
        <p className="next" role="status">
          {id !== null && (
            <>
              <Trans>
                If it happens again,{' '}
                <Link to="/contact" reloadDocument>
                  write to us
                </Link>{' '}
                and name this error: <code>{id}</code>
              </Trans>
            </>
          )}
        </p>
      </Frame>
    </>
  )
}
