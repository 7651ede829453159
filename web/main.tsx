import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/query-client.ts'
import { watchOtherWindows } from './api/session.ts'
import { onSessionEvent } from './api/session-events.ts'
import { prefetch, routes } from './routes.tsx'
import { followLanguageButtons } from './language/chosen.ts'
import { leadAway } from './shell/lead-away.ts'
import { takeOver } from './site/take-over.tsx'

/** A task of its own for what follows, so that a key that is pressed meanwhile is not kept waiting by all of it at once. */
const inAnotherTask = () => new Promise<void>((resolve) => setTimeout(resolve))

await inAnotherTask()
const router = createBrowserRouter(routes)
onSessionEvent(leadAway(router))
watchOtherWindows()
followLanguageButtons()

for (const pointing of ['pointerover', 'focusin'] as const)
  document.addEventListener(pointing, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === window.location.origin && !link.hasAttribute('download')) prefetch(link.pathname)
  })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>
)
if (root.childElementCount === 0) createRoot(root).render(app)
else {
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && done())
    const done = () => {
      stop()
      resolve()
    }
    if (router.state.initialized) done()
  })
  await inAnotherTask()
  takeOver(root, app)
}
