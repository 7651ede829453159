import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { List } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { Icon } from '../../ui/icon.tsx'
import { sectionElement, useReading } from './reading.ts'
import { useCurrentSection } from './use-current-section.ts'
import { asSentence, sectionName } from './words.ts'

/** Goes to the head of a section, with the focus there, so that reading goes on from it. */
export function goToSection(section: string): void {
  const head = document.getElementById(sectionElement(section))
  if (head === null) return
  head.scrollIntoView({ block: 'start' })
  head.tabIndex = -1
  head.focus({ preventScroll: true })
}

function Entries({ onGo }: { onGo?: () => void }) {
  const { outline } = useReading().document
  const current = useCurrentSection(outline.map(({ section }) => section))
  const list = useRef<HTMLUListElement>(null)
  // The entry of what one reads stays in view, without moving the page.
  useEffect(() => {
    const pane = list.current?.parentElement
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!pane || !entry || pane.scrollHeight <= pane.clientHeight) return
    const [box, row] = [pane.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (row.top < box.top || row.bottom > box.bottom) pane.scrollTop += row.top - box.top - box.height / 3
  }, [current])
  return (
    <ul ref={list}>
      {outline.map((entry) => {
        const { section, level, open } = entry
        return (
          <li key={section} className={`level-${level}`}>
            <a
              href={`#${sectionElement(section)}`}
              aria-current={section === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onGo?.()
                goToSection(section)
              }}
            >
              <span title={entry.purpose === '' ? undefined : asSentence(translated(entry.purpose))}>
                <span lang={langOf(sectionName(entry))}>{sectionName(entry)}</span>
              </span>
              {open > 0 && (
                <span className="g">
                  <span className="sr">
                    <Trans>, open points:</Trans>{' '}
                  </span>
                  {open}
                </span>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The sections of the document beside it, that which one reads marked. */
export function Outline() {
  return (
    <nav className="pane out" aria-label={t`Outline`}>
      <p className="over">
        <Trans>Outline</Trans>
      </p>
      <Entries />
    </nav>
  )
}

const GAP = 8
/** So much of it is seen also where the window ends close under its button. */
const LEAST = 160
/** That of `.outline-menu`, 22rem. */
const WIDTH = 352

/** The same behind a button, where it has no column. */
export function OutlineMenu() {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Under the button; what is in the top layer knows no place of its own.
  const place = () => {
    const under = button.current?.getBoundingClientRect()
    if (under === undefined || box.current === null) return
    const top = Math.max(GAP, Math.min(under.bottom + GAP, window.innerHeight - LEAST - GAP))
    box.current.style.top = `${top}px`
    box.current.style.maxHeight = `min(70vh, ${window.innerHeight - top - GAP}px)`
    box.current.style.left = `${Math.max(GAP, Math.min(under.left, window.innerWidth - WIDTH - GAP))}px`
  }
  // Passed over by Tab it would stand over what then has the focus.
  useEffect(() => {
    const pass = ({ target }: FocusEvent) => {
      const menu = box.current
      const isOutside = target instanceof Node && target !== button.current && !menu?.contains(target)
      if (isOutside && menu?.matches(':popover-open')) menu.hidePopover()
    }
    document.addEventListener('focusin', pass)
    return () => document.removeEventListener('focusin', pass)
  }, [])
  return (
    <>
      <button type="button" className="btn btn-second" ref={button} popoverTarget={id}>
        <Icon of={List} size="s" />
        <Trans>Outline</Trans>
      </button>
      <div className="menu outline-menu" id={id} ref={box} popover="auto" onBeforeToggle={place}>
        <nav className="out" aria-label={t`Outline`}>
          <Entries onGo={() => box.current?.hidePopover()} />
        </nav>
      </div>
    </>
  )
}
