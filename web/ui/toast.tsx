import { t } from '@lingui/core/macro'
import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { useTending } from './use-tending.ts'

export interface ToastText {
  text: string
  /** What lies behind it, in smaller words below. */
  why?: string
  tone?: 'done' | 'error'
  /** An error of no page: it leads to another one, or is of work that goes on wherever one is. */
  stays?: true
  action?: { label: string; run: () => void }
}
interface ToastEntry extends ToastText {
  id: number
}

let shown: readonly ToastEntry[] = []
let last = 0
const listeners = new Set<() => void>()
const change = (next: readonly ToastEntry[]) => {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Tells something wherever one is. Never the only way to do a thing: it goes after a while, or, where it tells an error, with
 * the page that the error is of.
 */
export function toast(text: string | ToastText): number {
  const told: ToastText = typeof text === 'string' ? { text, tone: 'done' } : text
  // Told once more by the page that is led away from, it still belongs to the next one.
  const stays = told.stays ?? shown.find((other) => other.text === told.text)?.stays
  const entry = { id: ++last, ...told, ...(stays && { stays }) }
  change([...shown.filter((other) => other.text !== entry.text), entry].slice(-3))
  return entry.id
}
/** Takes away the errors of a page that is left: what they ask for cannot be done on the next one. */
export const leaveErrors = (): void => change(shown.filter(({ tone, stays }) => tone !== 'error' || stays))
/** Takes all away, as after a login: what stood there was about the session before. */
export const clearToasts = (): void => change([])
export const dismissToast = (id: number): void => change(shown.filter((entry) => entry.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands once at the root. Its two live regions are there from the start, so that screen readers hear what comes in. */
export function Toasts() {
  const entries = useSyncExternalStore(subscribe, () => shown)
  const box = useRef<HTMLDivElement>(null)
  const isShown = entries.length > 0
  useTending(box, isShown)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-toast', isShown)
  }, [isShown])
  const region = (errors: boolean) =>
    entries
      .filter((entry) => (entry.tone === 'error') === errors)
      .map((entry) => <ToastBox key={entry.id} entry={entry} />)
  /** Where the focus was before it came to a toast: there it goes back once that is gone. */
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const place = before.current
    if (place === null || document.activeElement !== document.body) return
    ;(place instanceof HTMLElement && place.isConnected ? place : document.getElementById('main'))?.focus()
    before.current = null
  }, [entries])
  return (
    <div
      className="toasts"
      ref={box}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = null
      }}
    >
      <div role="status">{region(false)}</div>
      <div role="alert">{region(true)}</div>
    </div>
  )
}

function ToastBox({ entry }: { entry: ToastEntry }) {
  const { id, text, why, tone, action } = entry
  const stays = tone === 'error'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(id), action ? 12_000 : 6000)
    return () => clearTimeout(timer)
  }, [id, stays, action])
  return (
    <div className={stays ? 'toast toast-error' : 'toast'} data-nth={id}>
      {tone && <Icon of={stays ? CircleAlert : Check} />}
      <span className="grow">
        <span className="block">{text}</span>
        {why !== undefined && <span className="block tiny">{why}</span>}
      </span>
      {action && (
        <Button
          look="quiet"
          size="s"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t`Dismiss`} size="s" onClick={() => dismissToast(id)} />
    </div>
  )
}
