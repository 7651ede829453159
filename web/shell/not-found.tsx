import { LinkButton } from '../ui/button.tsx'
import { Brand } from './brand.tsx'
import { usePageTitle } from './page-title.ts'

export function NotFound() {
  usePageTitle('Page not found')
  return (
    <>
      <header className="bare">
        <Brand to="/" />
      </header>
      <main className="state" id="main" tabIndex={-1}>
        <h1>Page not found</h1>
        <p>There is nothing at this address. It may have been mistyped or moved.</p>
        <LinkButton look="primary" to="/">
          Go to the start
        </LinkButton>
      </main>
    </>
  )
}
