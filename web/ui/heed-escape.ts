/** What closes by the key itself. */
const OPEN = 'dialog[open], :popover-open, [role=combobox][aria-expanded=true]'

const nth = (toast: HTMLElement): number => Number(toast.dataset['nth'])

/**
 * Escape takes away the toast that came last, which is not the one that stands last: errors are below. Nothing is done where
 * something else takes the key. Ends with what is returned.
 */
export function heedEscape(toasts: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (document.querySelector(OPEN) !== null) return
    const [newest] = [...toasts.querySelectorAll<HTMLElement>('.toast')].sort((a, b) => nth(b) - nth(a))
    // Its last button is the one that dismisses it.
    newest?.querySelector<HTMLElement>('button:last-of-type')?.click()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
