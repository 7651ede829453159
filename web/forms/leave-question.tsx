import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useSending } from '../api/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { noteUnsaved, type LEAVE_FREELY } from './unsaved.ts'

const isFree = (state: unknown): boolean => (state as typeof LEAVE_FREELY | null)?.leaveFreely === true

/** Whether a place is not the one at which something stands that the path and these parameters of the address show. */
export function isElsewhere(
  here: Pick<Location, 'pathname' | 'search'>,
  there: Pick<Location, 'pathname' | 'search'>,
  shownBy: readonly string[],
): boolean {
  const [now, then] = [new URLSearchParams(here.search), new URLSearchParams(there.search)]
  return here.pathname !== there.pathname || shownBy.some((name) => now.get(name) !== then.get(name))
}

const HERE_AGAIN = t`You have unsaved changes. They stay on this device and are here when you come back.`
const SENDING = t`A file is still being sent. Leave, and you will have to choose it again.`
const NOWHERE: readonly string[] = []

/** Asks before what is typed is left, or while a file is still being sent. */
export function LeaveQuestion({
  isDirty = false,
  shownBy = NOWHERE,
  told = HERE_AGAIN,
}: {
  isDirty?: boolean
  /** Parameters of the address that show what is typed here: with another value of one of them it is left too. */
  shownBy?: readonly string[]
  /** What becomes of it. */
  told?: string
}) {
  const isSending = useSending()
  const isHeld = isDirty || isSending
  const held = useRef(isHeld)
  const onlySending = useRef(false)
  useEffect(() => {
    held.current = isHeld
    if (isHeld) onlySending.current = !isDirty
  }, [isHeld, isDirty])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      held.current && isElsewhere(currentLocation, nextLocation, shownBy) && !isFree(nextLocation.state),
  )
  useEffect(() => {
    if (!isHeld) return
    const saved = noteUnsaved()
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      saved()
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [isHeld])
  const { state, proceed } = blocker
  useEffect(() => {
    // It has arrived while the question stood there, and nothing of it waits to be saved.
    if (state === 'blocked' && !isHeld && onlySending.current) proceed()
  }, [state, proceed, isHeld])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={isDirty || !isSending ? t`Leave without saving?` : t`Leave before it is sent?`}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
          <Button look="primary" onClick={() => blocker.reset?.()}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p className="soft small">{isDirty || !isSending ? told : SENDING}</p>
    </Dialog>
  )
}
