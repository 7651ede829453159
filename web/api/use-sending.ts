import { useSyncExternalStore } from 'react'
import { isAnyStopped, onUnsent } from './unsent-files.ts'
import { isSending, onSending } from './upload.ts'

/** Whether a file is on its way to the server. */
export const useSending = (): boolean => useSyncExternalStore(onSending, isSending)

/** Whether a file that was chosen is not on the server yet: on its way, or stopped. */
export function useUnsent(): boolean {
  const isStopped = useSyncExternalStore(onUnsent, isAnyStopped)
  return useSending() || isStopped
}
