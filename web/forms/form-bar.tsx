import { t } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUnsent } from '../api/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { clock } from './clock.ts'
import type { FormState } from './use-zod-form.ts'

/** "Saved 12:04", or that what was typed is kept on this device: a file only once the server has it. */
export function SavedHint({ form }: { form: Pick<FormState, 'savedAt' | 'draft'> }) {
  const { savedAt, draft } = form
  const isUnsent = useUnsent()
  const kept = draft.keptAt !== null && (savedAt === null || draft.keptAt > savedAt) ? draft.keptAt : null
  const time = kept ?? savedAt
  return (
    <span className="saved" role="status">
      {time !== null && (
        <>
          <Icon of={Check} size="s" />
          <span>
            {kept ? t`Draft kept` : t`Saved`} <time dateTime={time.toISOString()}>{clock(time)}</time>
            {kept !== null && isUnsent && t`, without the file that is not sent yet`}
          </span>
        </>
      )}
    </span>
  )
}

/** The bar under a form: what leads back, the hint, what goes on. At thumb reach on a phone. */
export function FormBar({
  form,
  before,
  submitLabel = t`Save and Continue`,
  children,
}: {
  form: FormState
  /** Previous. */
  before?: ReactNode
  submitLabel?: string
  /** Skip and the like, beside the submit button. */
  children?: ReactNode
}) {
  return (
    <div className="formbar">
      {before}
      <SavedHint form={form} />
      {children}
      <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Saving...`}>
        {submitLabel}
      </Button>
    </div>
  )
}
