import { useEffect } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'

const PAUSE = 120

/** Dotted paths of every field in error but those the server told of, which only the server can clear. */
function pathsInError(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const { type, message } = error as { type?: unknown; message?: unknown }
    if (typeof message === 'string') return type === 'server' ? [] : [prefix + name]
    return pathsInError(error as FieldErrors, `${prefix}${name}.`)
  })
}

/**
 * After a failed save or a message on leaving a field, looks again at what is being mended and at every field in error, since a change in one may settle
 * another. Once a pause, not once a key: a whole list is read each time.
 */
export function useRevalidation<T extends FieldValues>(methods: UseFormReturn<T>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = new Set<string>()
    const look = () => {
      const { errors, isSubmitted } = methods.formState
      const paths = new Set([...(isSubmitted ? changed : []), ...pathsInError(errors)])
      changed.clear()
      if (paths.size > 0) void methods.trigger([...paths] as Path<T>[])
    }
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        const { errors, isSubmitted } = methods.formState
        if (name === undefined || type !== 'change' || !(isSubmitted || Object.keys(errors).length > 0)) return
        changed.add(name)
        clearTimeout(timer)
        timer = setTimeout(look, PAUSE)
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [methods])
  // Reading these subscribes to them: what the effect asks for is then kept up to date.
  void methods.formState.errors
  void methods.formState.isSubmitted
}
