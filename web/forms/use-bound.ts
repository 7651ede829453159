import { use, useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { get } from 'react-hook-form'
import { messageOf } from './messages.ts'
import { FormReach } from './reach.ts'

/** A field's part of the form. */
export interface Bound {
  value: unknown
  /** What is wrong with it. */
  error: string | undefined
  onChange: (value: unknown) => void
  onBlur: () => void
}

/**
 * Ties a field to the form around it. Not the library's `useController`, which draws a field anew whenever a list that it
 * stands in or any message of the form changes: of fifty open entries that is a thousand fields for each that is added.
 * Here it is its own value and message that draw it (docs/decisions/030-fields-bound-by-themselves.md).
 */
export function useBound(path: string): Bound {
  const { methods } = use(FormReach)
  if (methods === undefined) throw new Error(`The field ${path} stands in no form`)
  const { control, register, subscribe, getValues } = methods

  const listen = useCallback(
    (changed: () => void) =>
      subscribe({ name: path, exact: true, formState: { values: true, errors: true }, callback: changed }),
    [subscribe, path],
  )
  const valueNow = (): unknown => getValues(path)
  const errorNow = () => messageOf(get(control._formState.errors, path))
  const value = useSyncExternalStore(listen, valueNow, valueNow)
  const error = useSyncExternalStore(listen, errorNow, errorNow)

  useLayoutEffect(() => {
    register(path)
    return () => {
      const field = get(control._fields, path) as { _f?: { mount: boolean } } | undefined
      if (field?._f) field._f.mount = false
    }
  }, [control, register, path])

  const onChange = useCallback(
    (changed: unknown) => void register(path).onChange({ target: { name: path, value: changed }, type: 'change' }),
    [register, path],
  )
  const onBlur = useCallback(() => {
    const left: unknown = getValues(path)
    void register(path).onBlur({ target: { name: path, value: left }, type: 'blur' })
  }, [register, getValues, path])
  return { value, error, onChange, onBlur }
}
