import { holdClear } from './clear-of-buttons.ts'
import { heedEscape } from './heed-escape.ts'

/** What is done for toasts as long as they stand there. Ends with what is returned. */
export function tend(toasts: HTMLElement): () => void {
  const ends = [holdClear(toasts), heedEscape(toasts)]
  return () => ends.forEach((end) => end())
}
