import { useEffect } from 'react'
import { blockElement } from '../pages/document/reading.ts'
import { showSentence } from './in-view.ts'
import type { Item } from './points.ts'

/** Keeps the sentence that is looked at in view. */
export function useReviewInView(item: Item | undefined): void {
  const { block, sentence } = item ?? {}
  useEffect(() => {
    if (block === undefined || sentence === undefined) return
    const frame = requestAnimationFrame(() => showSentence(blockElement(block), sentence))
    return () => cancelAnimationFrame(frame)
  }, [block, sentence])
}
