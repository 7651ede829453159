import { REQUIRED } from '#domain/field.ts'
import { type ReactNode, useState } from 'react'
import { ApiError, saysOf } from '../../../api/api-error.ts'
import { useSecurity } from '../../../api/own-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusControl } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/inputs.tsx'
import { Notice } from '../../../ui/notice.tsx'

const ID = 'own-password'

/** A question that is answered with one's password, where one has any. `act` is done with it; its refusals stand here. */
export function OwnPasswordDialog({
  title,
  action,
  look,
  failed,
  act,
  onClose,
  children,
}: {
  title: string
  action: { label: string; busyLabel: string }
  look: 'primary' | 'danger'
  failed: string
  act: (password: string) => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  const hasPassword = useSecurity().data?.has_password ?? true
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const refuse = (message: string) => {
    setError(message)
    focusControl(ID)
  }
  const go = async () => {
    if (busy) return
    setFailure(null)
    if (hasPassword && password === '') return refuse(REQUIRED)
    setBusy(true)
    try {
      await act(password)
    } catch (refused) {
      setBusy(false)
      const message = refused instanceof ApiError ? refused.fields.password?.[0] : undefined
      if (message === undefined) setFailure(saysOf(refused, failed))
      else refuse(message)
    }
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look={look} busy={busy} busyLabel={action.busyLabel} onClick={() => void go()}>
            {action.label}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        {children}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {hasPassword && (
          <Field id={ID} label="Your password" error={error}>
            {(ids) => (
              <PasswordInput
                {...ids}
                autoComplete="current-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
