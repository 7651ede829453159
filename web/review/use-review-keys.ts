import { useEffect, useRef } from 'react'
import { commandOf, PRESSED, TYPED_IN } from '../ui/walk-keys.ts'
import type { Item } from './points.ts'
import type { Review } from './review-context.ts'

const LETTERS = { e: 'edit', l: 'leave-out', s: 'source' } as const

function onReviewKey(event: KeyboardEvent, review: Review, onSource?: (item: Item) => void): void {
  const { target } = event
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
  if (event.defaultPrevented || isIn(TYPED_IN) || document.querySelector('dialog[open]') !== null) return
  const isEnd = event.key === 'Escape'
  const command = commandOf(event, LETTERS)
  const { item } = review
  if (!isEnd && (command === null || (item === undefined && command !== 'undo'))) return
  if ((command === 'confirm' || command === 'confirm-all') && isIn(PRESSED)) return
  event.preventDefault()
  event.stopPropagation()
  if (isEnd) review.end()
  else if (command === 'undo') review.undo()
  else if (item === undefined) return
  else if (command === 'next' || command === 'previous') review.move(command === 'previous')
  else if (command === 'confirm') review.confirm(item)
  else if (command === 'confirm-all') review.confirmParagraph()
  else if (command === 'leave-out') review.leaveOut(item)
  else if (command === 'edit') review.write(item)
  else if (review.isEditable(item)) onSource?.(item)
}

/** The keys of a review, wherever on its page the focus is, also where it is nowhere. */
export function useReviewKeys(isOn: boolean, review: Review, onSource?: (item: Item) => void): void {
  const latest = useRef({ review, onSource })
  useEffect(() => {
    latest.current = { review, onSource }
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => onReviewKey(event, latest.current.review, latest.current.onSource)
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isOn])
}
