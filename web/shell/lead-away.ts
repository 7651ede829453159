import { t } from '@lingui/core/macro'
import type { createBrowserRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { forgetSession, meQuery } from '../api/session.ts'
import type { SessionEvent } from '../api/session-events.ts'
import { isAnythingUnsaved } from '../forms/drafts.ts'
import { LEAVE_FREELY } from '../forms/unsaved.ts'
import { toast } from '../ui/toast.tsx'
import { store } from '../api/stored.ts'
import { loginPath } from './require-user.ts'

const KEPT = t`What you typed is kept on this device. Log in again and it is put back.`
const FIRST_STEP = '/personal-info'

/** What follows from a refused call: back to the login with drafts kept, or to the first step of a new application. */
export const leadAway =
  (router: ReturnType<typeof createBrowserRouter>) =>
  ({ kind, text }: SessionEvent): void => {
    const { pathname, search } = router.state.location
    if (kind === 'no-application') {
      store('applicationId', null)
      if (pathname === FIRST_STEP) return
      toast({ text, tone: 'error', stays: true })
      void router.navigate(FIRST_STEP, { state: LEAVE_FREELY })
      return
    }
    if (pathname === '/login') return
    const me = queryClient.getQueryData(meQuery.queryKey)
    forgetSession()
    toast({ text, tone: 'error', stays: true })
    void router
      .navigate(loginPath(pathname + search), { state: LEAVE_FREELY })
      .then(() => (me ? isAnythingUnsaved(me.id) : false))
      // Asked once the page is left, since a form keeps its last words as it goes.
      .then((isKept) => isKept && toast({ text, why: KEPT, tone: 'error', stays: true }))
  }
