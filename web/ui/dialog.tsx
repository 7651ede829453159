import { useEffect, useId, useRef, type ReactNode } from 'react'

/**
 * A question that must be answered before going on: the browser's modal dialog, which keeps the focus inside, makes the
 * rest inert, closes on Escape and gives the focus back.
 */
export function Dialog({
  open,
  look,
  title,
  onClose,
  actions,
  children,
}: {
  open: boolean
  /** `view`: as large as the screen allows, for something to be looked at. */
  look?: 'view'
  title: ReactNode
  /** Asked for by Escape; leave it out where one of the actions must be chosen. */
  onClose?: () => void
  /** Buttons, the one that goes on last. */
  actions?: ReactNode
  children?: ReactNode
}) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    const before = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      // A dialog that has left the page already gives nothing back by itself.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={box}
      className={look === 'view' ? 'dialog dialog-view' : 'dialog m-auto'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      {actions && <div className="acts">{actions}</div>}
    </dialog>
  )
}
