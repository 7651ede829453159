import { useEffect, useRef, useState } from 'react'
import type { Strength } from './level.ts'

/**
 * How strong what is typed is, or null while that is not known: before the first use of the field, which loads the
 * estimator, and for good where that fails. It only advises, so nothing waits for it.
 */
export function useStrength(controlId: string, password: string, about: readonly string[]): Strength | null {
  const [worker, setWorker] = useState<Worker | null>(null)
  const [found, setFound] = useState<(Strength & { password: string }) | null>(null)
  const started = useRef(false)
  const known = about.join(' ')

  const isTyped = password !== ''
  useEffect(() => {
    const control = document.getElementById(controlId)
    const start = () => {
      if (started.current) return
      started.current = true
      setWorker(new Worker(new URL('./strength-worker.ts', import.meta.url), { type: 'module' }))
    }
    if (isTyped || document.activeElement === control) start()
    control?.addEventListener('focus', start)
    return () => control?.removeEventListener('focus', start)
  }, [controlId, isTyped])

  useEffect(() => {
    if (worker === null) return
    worker.addEventListener('message', ({ data }: MessageEvent<Strength & { password: string }>) => setFound(data))
    return () => {
      started.current = false
      worker.terminate()
    }
  }, [worker])

  useEffect(() => {
    if (worker !== null && password !== '') worker.postMessage({ password, about: known.split(' ') })
  }, [worker, password, known])

  // Until the newest letter is judged, what was said of the others stands: a meter that blinks says less.
  return password === '' ? null : found
}
