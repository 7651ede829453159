import { RotateCw } from 'lucide-react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError, saysOf } from '../api/api-error.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { NotFound } from './not-found.tsx'
import { usePageTitle } from './page-title.ts'

/**
 * What is shown where a page broke or its part of the program could not be fetched; `inside` the shell, which has the
 * main landmark already.
 */
export function ErrorScreen({ inside = false }: { inside?: boolean }) {
  const error = useRouteError()
  usePageTitle('Error')
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const Frame = inside ? 'div' : 'main'
  const silent = error instanceof ApiError && error.status === 0
  const says = silent
    ? 'The server did not answer. What you typed is safe on this device.'
    : saysOf(error, 'This page could not be shown. What you typed is kept on this device.')
  return (
    <Frame className="state" id={inside ? undefined : 'main'}>
      <h1>Unexpected Application Error!</h1>
      <p>{says}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/dashboard" reloadDocument>
          Go to the dashboard
        </LinkButton>
        <Button look="primary" icon={RotateCw} onClick={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    </Frame>
  )
}
