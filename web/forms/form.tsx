import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useFormState, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, focusControl, type SummaryItem } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FieldGroup, Values } from './field-spec.ts'
import { clock, day } from './clock.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { itemsOf, labelsOf } from './messages.ts'
import { FormReach, type Reach } from './reach.ts'
import { useLookOnLeaving } from './use-look-on-leaving.ts'
import type { FormHandle } from './use-zod-form.ts'

/**
 * The form element with all that every form does: summary of errors (or focus on the first field where there is no
 * `summary`), the server's refusal, the restored draft, Ctrl/Cmd-S, and the question on leaving unsaved.
 */
export function Form<T extends FieldValues>({
  form,
  groups = [],
  summary,
  items,
  onSaved,
  guard = true,
  shownBy,
  className,
  children,
}: {
  form: FormHandle<T>
  /** For the order and the labels of the summary. */
  groups?: readonly FieldGroup<never>[] | readonly FieldGroup[]
  /** Heading of the error summary; without one the first field in error takes the focus. */
  summary?: string
  /** Summary of a form that is not flat. */
  items?: (errors: FieldErrors) => SummaryItem[]
  onSaved?: () => void
  /**
   * For what is worked on for a while: ask before leaving with unsaved changes, say what is wrong with a field when it is
   * left, and save on Ctrl/Cmd-S.
   */
  guard?: boolean
  /** Parameters of the address that show this form; the path alone where there is none. */
  shownBy?: readonly string[]
  className?: string
  children: ReactNode
}) {
  const { methods, submit, attempt, failure, draft } = form
  const { errors } = useFormState({ control: methods.control })
  const list = items ? items(errors) : itemsOf(errors, labelsOf(groups as readonly FieldGroup[]))
  const [saves, setSaves] = useState(0)
  const save = () => void submit().then((saved) => saved && setSaves((count) => count + 1))

  // After the render in which the form is clean again, so that leaving from here asks nothing.
  useEffect(() => {
    if (saves > 0) onSaved?.()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saves])
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    // The button that was pressed may be screens below the refusal.
    if (failure !== null) refusal.current?.focus()
    else if (summary === undefined && list[0]) focusControl(list[0].id)
    // Only a new attempt moves the focus; the list changes while one mends the fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])
  useEffect(() => {
    if (!guard) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      void submit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [submit, guard])

  const untyped = methods as unknown as UseFormReturn<FieldValues>
  const { getValues, setValue } = untyped
  const look = useLookOnLeaving(methods)
  const reach = useMemo<Reach>(
    () => ({
      methods: untyped,
      valuesAt: (prefix) => ((prefix === '' ? getValues() : getValues(prefix.slice(0, -1))) ?? {}) as Values,
      set: (path, value) => setValue(path, value, { shouldDirty: true }),
      ...(guard && { look }),
    }),
    [untyped, getValues, setValue, guard, look],
  )

  return (
    <FormProvider {...methods}>
      <FormReach value={reach}>
        <form
          noValidate
          className={className}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {summary !== undefined && attempt > 0 && <ErrorSummary title={summary} items={list} attempt={attempt} />}
          {failure !== null && (
            <div className="refusal" ref={refusal} tabIndex={-1}>
              <Notice tone="error">
                <p>{failure.says}</p>
                {failure.more && <p className="soft">{failure.more}</p>}
              </Notice>
            </div>
          )}
          {draft.restoredAt && <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />}
          {children}
        </form>
      </FormReach>
      {guard && <LeaveGuard shownBy={shownBy} />}
    </FormProvider>
  )
}

function RestoredNotice({ at, onDiscard }: { at: Date; onDiscard: () => void }) {
  const [on, time] = [day(at), clock(at)]
  return (
    <Notice
      action={
        <Button look="quiet" size="s" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      }
    >
      <Trans>
        We put back what you typed on {on} at {time} and had not saved yet.
      </Trans>
    </Notice>
  )
}
