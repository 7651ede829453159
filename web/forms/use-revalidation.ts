import { useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Issue } from './issues.ts'
import { whenReleased } from './use-look-on-leaving.ts'

const PAUSE = 120

/** The message at each dotted path but of those the server told of, which only the server can clear. */
function toldAt(errors: FieldErrors, prefix = '', told = new Map<string, string>()): Map<string, string> {
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue
    const { type, message } = error as { type?: unknown; message?: unknown }
    if (typeof message !== 'string') toldAt(error as FieldErrors, `${prefix}${name}.`, told)
    else if (type !== 'server') told.set(prefix + name, message)
  }
  return told
}

/**
 * After a failed save or a message on leaving a field, looks again at what is being mended and at every field in error,
 * since a change in one may settle another. Once a pause, not once a key: a whole list is read each time. Only fields
 * whose message is another are told anew: telling the form of all of them draws every open card again, which a key would
 * have to wait for.
 */
export function useRevalidation<T extends FieldValues>(methods: UseFormReturn<T>, issuesNow: () => Issue[]): void {
  // The form keeps up to date what of its state is read as it is drawn.
  const { errors, isSubmitted } = methods.formState
  const latest = useRef({ issuesNow, errors, isSubmitted })
  useEffect(() => {
    latest.current = { issuesNow, errors, isSubmitted }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** What was changed, each with what was said of it then. */
    const changed = new Map<string, unknown>()
    const saidOf = (name: string): unknown => methods.getFieldState(name as Path<T>).error
    const look = () => {
      const { errors, isSubmitted } = latest.current
      const told = toldAt(errors)
      const typed = isSubmitted ? [...changed.keys()] : []
      // What the server said of a field goes when the field is changed; what it says of the change stays.
      const answered = typed.filter((name) => changed.get(name) !== undefined && changed.get(name) === saidOf(name))
      changed.clear()
      if (told.size === 0 && typed.length === 0) return
      const found = new Map(latest.current.issuesNow().map(({ path, message }) => [path, message]))
      const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`)
      const isTyped = (path: string) => typed.some((name) => isWithin(path, name))
      for (const [path, message] of found)
        if ((told.has(path) || isTyped(path)) && told.get(path) !== message)
          methods.setError(path as Path<T>, { type: 'rule', message })
      const settled = [...told.keys(), ...answered].filter(
        (name) => ![...found.keys()].some((path) => isWithin(path, name)),
      )
      if (settled.length > 0) methods.clearErrors(settled as Path<T>[])
    }
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        const { errors, isSubmitted } = latest.current
        if (name === undefined || type !== 'change' || !(isSubmitted || Object.keys(errors).length > 0)) return
        changed.set(name, saidOf(name))
        clearTimeout(timer)
        timer = setTimeout(() => whenReleased(look), PAUSE)
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [methods])
}
