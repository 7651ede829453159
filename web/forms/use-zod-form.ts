import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { unsentIssues } from '../api/unsent-files.ts'
import { uploadsSettled } from '../api/upload.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { numbersRead } from '../ui/phone-reading.ts'
import { issuesOf, issuesOfWire, nested, type Issue } from './issues.ts'
import { takeOver } from './take-over.ts'
import { useDraft, type DraftState } from './use-draft.ts'
import { useRevalidation } from './use-revalidation.ts'

/** Why nothing was saved. */
export interface Failure {
  says: string
  /** After the form's own words, which tell neither why nor what became of what was typed. */
  more?: string
}

/** How saving a form stands, whatever it holds. */
export interface FormState {
  /** Validates, saves, and tells what went wrong. Resolves to true when it was saved. */
  submit: () => Promise<boolean>
  /** How often a save was tried and failed; the error summary takes the focus when it grows. */
  attempt: number
  /** What the server said where no field is to blame. */
  failure: Failure | null
  busy: boolean
  /** When it was last saved to the server. */
  savedAt: Date | null
  draft: DraftState
}

/** What `<Form>` needs of a form. */
export interface FormHandle<T extends FieldValues = FieldValues> extends FormState {
  methods: UseFormReturn<T>
}

/** Reads the values of a form: what to save, or the issues that stop it. */
export type Reader<T extends FieldValues, Out> = (values: T) => { data: Out } | { issues: Issue[] }

/** A form's values read by one schema of the domain. */
export const readBy =
  <S extends z.ZodType>(schema: S) =>
  (values: unknown): { data: z.output<S> } | { issues: Issue[] } => {
    const result = schema.safeParse(values)
    return result.success ? { data: result.data } : { issues: issuesOf(result.error) }
  }

/** Saving would leave out a file that did not get through, and nobody would see it. */
function withUnsent<Out>(result: { data: Out } | { issues: Issue[] }): { data: Out } | { issues: Issue[] } {
  const own = 'data' in result ? [] : result.issues
  const asked = new Set(own.map(({ path }) => path))
  // Where a file is asked for anyway, that one was refused is told beside the field already.
  const unsent = unsentIssues().filter(({ path, why }) => why === 'stopped' || !asked.has(path))
  if (unsent.length === 0) return result
  const paths = new Set(unsent.map(({ path }) => path))
  const others = own.filter(({ path }) => !paths.has(path))
  return { issues: [...others, ...unsent.map(({ path, message }) => ({ path, message }))] }
}

/**
 * A form on any reader; most use `useZodForm`. `save` may answer the values that are now stored; it throws ApiError where
 * the server refuses, and the messages go to their fields.
 */
export function useReaderForm<T extends FieldValues, Out>(options: {
  read: Reader<T, Out>
  defaultValues: T
  save: (data: Out, values: T) => Promise<T | void>
  /** Name under which typed text is kept on this device; leave it out where nothing is to be kept (passwords). */
  draft?: string
  /** Said where the server gives no words of its own. */
  failed?: string
  /**
   * Asked where the server holds something newer than the form began with (409 `changed_elsewhere`) or nothing any more
   * (404): the values to save instead, or null to leave it at the refusal.
   */
  settle?: (error: ApiError, values: T, base: T) => Promise<T | null>
  /** Issues of a refusal; by default its field messages. */
  issuesOfRefusal?: (error: ApiError) => Issue[]
}): FormHandle<T> {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const methods = useForm<T>({
    defaultValues: options.defaultValues as DefaultValues<T>,
    shouldFocusError: false,
    // What is mended after a failed save is looked at by useRevalidation.
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const read = withUnsent(latest.current.read(values))
      return 'data' in read
        ? { values: values, errors: {} }
        : { values: {}, errors: nested(read.issues) as FieldErrors<T> }
    },
  })
  const draft = useDraft(options.draft, methods)

  useRevalidation(methods, () => {
    const read = withUnsent(latest.current.read(methods.getValues()))
    return 'data' in read ? [] : read.issues
  })
  const typedMeanwhile = useRef(false)
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') typedMeanwhile.current = true
        },
      }),
    [methods],
  )
  // Reading it subscribes to it: what the leave guard asks for is then kept up to date.
  void methods.formState.isDirty

  const { drop, base } = draft
  const running = useRef(false)
  const submit = useCallback(async (): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    const { read, save, failed, issuesOfRefusal } = latest.current
    let saved = false
    setFailure(null)
    const refuse = (error: unknown) => {
      const refused = error instanceof ApiError ? error : null
      if (refused === null) console.error(error)
      const issues = refused ? (issuesOfRefusal?.(refused) ?? issuesOfWire(refused.fields)) : []
      for (const { path, message } of issues) methods.setError(path as Path<T>, { type: 'server', message })
      if (issues.length === 0) setFailure(failureOf(refused, failed))
    }
    const valid = async (values: T, again = MOST_MERGES): Promise<void> => {
      const result = read(values)
      if (!('data' in result)) return
      setBusy(true)
      try {
        typedMeanwhile.current = false
        const stored = await save(result.data, values)
        // What was typed while the server answered stays, and is unsaved.
        if (typedMeanwhile.current) methods.reset(stored ?? values, { keepValues: true })
        else takeOver(methods, stored ?? values)
        if (!typedMeanwhile.current) await drop()
        setSavedAt(new Date())
        saved = true
      } catch (error) {
        const merged = again > 0 ? await settled(error, values) : null
        if (merged === null) return refuse(error)
        methods.reset(merged, { keepDefaultValues: true, keepIsSubmitted: true })
        await valid(merged, again - 1)
      } finally {
        setBusy(false)
      }
    }
    const settled = (error: unknown, values: T): Promise<T | null> | null =>
      error instanceof ApiError && (error.code === 'changed_elsewhere' || error.status === 404)
        ? (latest.current.settle?.(error, values, base() as T) ?? null)
        : null
    setBusy(true)
    await Promise.all([uploadsSettled(), numbersRead(), afterPaint()])
    setBusy(false)
    await methods.handleSubmit((values) => valid(values))()
    running.current = false
    // Only now are the errors in the form's state, where the summary and the focus look for them.
    if (!saved) setAttempt((count) => count + 1)
    return saved
  }, [methods, drop, base])

  return { methods, submit, attempt, failure, busy, savedAt, draft }
}

/** How often a save is tried anew after what others saved was merged in. */
const MOST_MERGES = 3

const NO_ANSWER = t`The server did not answer. What you typed is safe on this device.`
const WENT_WRONG = t`An unexpected error occurred`

function failureOf(error: ApiError | null, failed: string | undefined): Failure {
  if (error === null) return { says: failed ?? WENT_WRONG }
  if (error.status === 0) return failed === undefined ? { says: NO_ANSWER } : { says: failed, more: NO_ANSWER }
  return { says: error.says(failed ?? WENT_WRONG) }
}

/** A form whose values are read by a schema of the domain. An empty form need not be of the schema's types yet. */
export function useZodForm<S extends z.ZodType<FieldValues, FieldValues>>({
  schema,
  ...rest
}: { schema: S; defaultValues: Record<keyof z.input<S>, unknown> } & Omit<
  Parameters<typeof useReaderForm<z.input<S>, z.output<S>>>[0],
  'read' | 'defaultValues'
>): FormHandle<z.input<S>> {
  return useReaderForm<z.input<S>, z.output<S>>({
    ...rest,
    defaultValues: rest.defaultValues as z.input<S>,
    read: readBy(schema),
  })
}
