import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Check, ChevronDown } from 'lucide-react'
import { memo, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { ControlIds } from './field.tsx'
import { Flag } from './flag.tsx'
import { Icon } from './icon.tsx'
import { asOption, matching, named, only, type Option } from './option.ts'

/**
 * A list that is narrowed by typing: the WAI-ARIA combobox with a listbox. Only an option can be its value, and words
 * that match none are put back on leaving; where it is `free` the words themselves are kept.
 */
export function Combobox({
  options: given,
  value,
  onChange,
  onBlur,
  placeholder = t`Type to search`,
  disabled,
  free = false,
  ...control
}: Partial<ControlIds> & {
  'aria-label'?: string
  options: readonly (string | Option)[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  free?: boolean
}) {
  const options = useMemo(() => given.map(asOption), [given])
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const found = useMemo(() => (typed === null ? options : matching(options, typed)), [options, typed])
  const listed = open && !(free && found.length === 0)
  // Without options it is a box for text, and the same box: a list may come while one is about to type in it.
  const isList = !free || options.length > 0

  useEffect(() => {
    if (open) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, at, list])

  const show = () => {
    if (disabled || open) return
    setOpen(true)
    const place = options.findIndex((option) => option.value === value)
    setAt(place === -1 && !free ? 0 : place)
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: Option | undefined) => {
    if (option) onChange(option.value)
    close()
  }
  const leave = () => {
    if (typed !== null) {
      const meant = named(options, typed) ?? (free ? undefined : only(options, typed))
      if (meant) onChange(meant.value)
      else if (typed.trim() === '') onChange('')
    }
    close()
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => (open ? setAt(Math.min(at + 1, found.length - 1)) : show()),
      ArrowUp: () => (open ? setAt(Math.max(at - 1, 0)) : show()),
      // In a list that takes other words too, what is typed may still be the beginning of one alone.
      Enter: () => choose(found[at] ?? (free && typed !== null ? only(options, typed) : undefined)),
      Escape: close,
    }
    const move = moves[event.key]
    // The keys of an input method choose among its own words.
    if (event.nativeEvent.isComposing) return
    if (!move || (!open && (event.key === 'Enter' || event.key === 'Escape'))) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }
  /** The place in the list of the row under the pointer. */
  const under = (event: MouseEvent): number => {
    const row = (event.target as Element).closest('[role=option]')
    return row === null ? -1 : Number(row.id.slice(list.length + 1))
  }

  return (
    <span className={chosen?.flag === undefined ? (isList ? 'with-end' : 'block') : 'with-end with-flag'}>
      {chosen?.flag !== undefined && <Flag src={chosen.flag} />}
      <input
        {...control}
        ref={box}
        className="input"
        {...(isList && {
          role: 'combobox',
          'aria-expanded': listed,
          'aria-controls': listed ? list : undefined,
          'aria-autocomplete': 'list',
        })}
        aria-activedescendant={listed && found[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={isList ? placeholder : undefined}
        value={typed ?? chosen?.short ?? chosen?.label ?? value}
        onChange={(event) => {
          setTyped(event.target.value)
          if (free) onChange(event.target.value)
          setOpen(true)
          setAt(free ? -1 : 0)
        }}
        onClick={(event) => {
          // What is chosen is replaced by typing, not added to.
          if (!open && !free) event.currentTarget.select()
          show()
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <span
        className="end"
        hidden={!isList}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault()
          box.current?.focus()
          if (open) close()
          else show()
        }}
      >
        <Icon of={ChevronDown} size="s" />
      </span>
      {listed && (
        // The keys are the box's own, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          className="menu"
          role="listbox"
          id={list}
          aria-label={t`Options`}
          // The box keeps the focus, also while the list is scrolled by its bar.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={(event) => {
            const place = under(event)
            if (place >= 0) setAt(place)
          }}
          onClick={(event) => {
            const place = under(event)
            if (place >= 0) choose(found[place])
          }}
        >
          {found.map((option, index) => (
            <Row
              key={option.value}
              id={`${list}-${index}`}
              option={option}
              isAt={index === at}
              isChosen={option.value === value}
            />
          ))}
          {found.length === 0 && (
            <div role="option" aria-selected="false" aria-disabled="true" className="quiet">
              <Trans>Nothing in the list matches</Trans>
            </div>
          )}
        </div>
      )}
    </span>
  )
}

/** Apart, since moving through two hundred of them changes only two. */
const Row = memo(function Row({
  id,
  option,
  isAt,
  isChosen,
}: {
  id: string
  option: Option
  isAt: boolean
  isChosen: boolean
}) {
  return (
    <div role="option" id={id} aria-selected={isChosen} className={isAt ? 'is-at' : undefined}>
      {option.flag !== undefined && <Flag src={option.flag} />}
      <span>{option.label}</span>
      {option.aside !== undefined && <span className="aside num"> {option.aside}</span>}
      {isChosen && <Icon of={Check} size="s" />}
    </div>
  )
})
