import { useSyncExternalStore } from 'react'
import { isSending, onSending } from './upload.ts'

/** Whether a file is on its way to the server. */
export const useSending = (): boolean => useSyncExternalStore(onSending, isSending)
