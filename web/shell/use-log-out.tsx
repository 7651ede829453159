import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { logOut, useMe } from '../api/session.ts'
import { whileLeaving } from '../api/session-events.ts'
import { isAnythingUnsaved } from '../forms/drafts.ts'
import { isUnsavedHere, LEAVE_FREELY } from '../forms/unsaved.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'

/** Signs out and leads to the login page. It asks first where that would discard something; show the `question`. */
export function useLogOut(): { leave: () => Promise<void>; question: ReactNode } {
  const id = useMe()?.id
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const discardAndLeave = async () => {
    setAsks(false)
    try {
      await whileLeaving(async () => {
        await logOut(id)
        await navigate('/login', { state: LEAVE_FREELY })
      })
    } catch {
      toast({ text: t`The server did not answer. You are still logged in.`, tone: 'error' })
    }
  }
  const leave = async () => {
    if (isUnsavedHere() || (id !== undefined && (await isAnythingUnsaved(id)))) setAsks(true)
    else await discardAndLeave()
  }
  const question = (
    <Dialog
      open={asks}
      title={t`Log out without saving?`}
      onClose={() => setAsks(false)}
      actions={
        <>
          <Button look="danger" onClick={() => void discardAndLeave()}>
            <Trans>Discard and Log Out</Trans>
          </Button>
          <Button look="primary" onClick={() => setAsks(false)}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p className="soft small">
        <Trans>You have unsaved changes. Others may use this device, so logging out removes them from it.</Trans>
      </p>
    </Dialog>
  )
  return { leave, question }
}
