import { useEffect, useId, useRef, type MouseEvent } from 'react'

export interface SummaryItem {
  /** Id of the control that the message is about. */
  id: string
  text: string
  /** All of it, where the text is clipped. */
  whole?: string
}

/** Brings a control into view and focuses it, opening the card that holds it. */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  for (let card = control?.closest('details'); card; card = card.parentElement?.closest('details')) card.open = true
  control?.focus()
}

/**
 * What stops a save: a heading and a link to each field. It takes the focus whenever `attempt` changes, and only then: once
 * all was mended, a message on a field that is left shows it again while the next one is being typed in.
 */
export function ErrorSummary({
  title,
  items,
  attempt,
}: {
  title: string
  items: readonly SummaryItem[]
  attempt: number
}) {
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    focusControl(id)
  }
  if (items.length === 0) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {items.map(({ id, text, whole }) => (
          <li key={`${id} ${text}`}>
            <a href={`#${id}`} title={whole} onClick={(event) => go(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
