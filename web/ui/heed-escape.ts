/** What closes by the key itself. */
const OPEN = 'dialog[open], :popover-open, [role=combobox][aria-expanded=true]'

let last = 0
/** The order in which toasts came, which is not the one in which they stand: errors are below. */
const order = new WeakMap<Element, number>()

/** Escape takes away the toast that came last, where nothing else takes the key. Ends with what is returned. */
export function heedEscape(toasts: HTMLElement): () => void {
  for (const toast of toasts.querySelectorAll('.toast')) if (!order.has(toast)) order.set(toast, ++last)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (document.querySelector(OPEN) !== null) return
    const [newest] = [...toasts.querySelectorAll('.toast')].sort((a, b) => (order.get(b) ?? 0) - (order.get(a) ?? 0))
    // Its last button is the one that dismisses it.
    newest?.querySelector<HTMLElement>('button:last-of-type')?.click()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
