import { useCallback } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isBlank } from '#domain/field.ts'

let isPressed = false
const released: (() => void)[] = []
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      () => {
        isPressed = false
        // The click comes after the release, and must still meet the button where it was.
        setTimeout(() => released.splice(0).forEach((run) => run()))
      },
      { capture: true },
    )
}

/** Does now what moves the page, or once nothing is pressed any more: a click must meet the button that it was meant for. */
export function whenReleased(run: () => void): void {
  if (isPressed) released.push(run)
  else run()
}

/**
 * Says what is wrong with a field as soon as it is left, not only on saving. A field left empty says nothing: it may still be
 * filled. A message moves what stands below it, so it waits while a button is being pressed.
 */
export function useLookOnLeaving<T extends FieldValues>({
  getValues,
  getFieldState,
  trigger,
}: UseFormReturn<T>): (path: string) => void {
  return useCallback(
    (path) => {
      const at = path as Path<T>
      const look = () => {
        if (!isBlank(getValues(at)) || getFieldState(at).error !== undefined) void trigger(at)
      }
      whenReleased(look)
    },
    [getValues, getFieldState, trigger],
  )
}
