import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export interface Tab<Id extends string = string> {
  id: Id
  label: ReactNode
  disabled?: boolean
}

/** Tabs with the panel of the chosen one. Arrows, Home and End move; the choice is the caller's (keep it in the URL). */
export function Tabs<Id extends string>({
  label,
  tabs,
  at,
  onChange,
  children,
}: {
  /** Name of the group of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  at: Id
  onChange: (id: Id) => void
  children: ReactNode
}) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled)
    const index = open.findIndex((tab) => tab.id === at)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: open.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = open[(next + open.length) % open.length]
    if (!tab) return
    onChange(tab.id)
    row.current?.querySelector<HTMLElement>(`[id="${base}-${tab.id}"]`)?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === at}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === at ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${at}`} tabIndex={-1}>
        {children}
      </div>
    </>
  )
}
