import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { ControlIds } from './field.tsx'
import { Icon } from './icon.tsx'
import { asOption, type Option } from './inputs.tsx'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options that hold what was typed, accents aside: those that begin with it first. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const wanted = fold(typed.trim())
  const found = options.filter((option) => fold(option.label).includes(wanted))
  const starts = (option: Option) => (fold(option.label).startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => starts(a) - starts(b))
}

/**
 * A list that is narrowed by typing: the WAI-ARIA combobox with a listbox. Only an option can be its value; words that
 * match none are put back on leaving.
 */
export function Combobox({
  options: given,
  value,
  onChange,
  onBlur,
  placeholder = 'Type to search',
  disabled,
  ...control
}: ControlIds & {
  options: readonly (string | Option)[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
}) {
  const options = given.map(asOption)
  const chosen = options.find((option) => option.value === value)?.label ?? value
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const found = typed === null ? options : matching(options, typed)

  useEffect(() => {
    if (open) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, at, list])

  const show = () => {
    if (disabled || open) return
    setOpen(true)
    setAt(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
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
    if (typed?.trim() === '') onChange('')
    else if (typed !== null && found.length === 1) onChange(found[0]?.value ?? '')
    close()
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => (open ? setAt(Math.min(at + 1, found.length - 1)) : show()),
      ArrowUp: () => (open ? setAt(Math.max(at - 1, 0)) : show()),
      Enter: () => choose(found[at]),
      Escape: close,
    }
    const move = moves[event.key]
    if (!move || (!open && (event.key === 'Enter' || event.key === 'Escape'))) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <span className="with-end">
      <input
        {...control}
        ref={box}
        className="input"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? chosen}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setAt(0)
        }}
        onClick={show}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <span
        className="end"
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
      {open && (
        <div className="menu" role="listbox" id={list} aria-label="Options">
          {found.map((option, index) => (
            <div
              key={option.value}
              role="option"
              id={`${list}-${index}`}
              aria-selected={option.value === value}
              className={index === at ? 'is-at' : undefined}
              onPointerMove={() => setAt(index)}
              onPointerDown={(event) => {
                event.preventDefault()
                choose(option)
              }}
            >
              <span>{option.label}</span>
              {option.value === value && <Icon of={Check} size="s" />}
            </div>
          ))}
          {found.length === 0 && (
            <div role="option" aria-selected="false" aria-disabled="true" className="quiet">
              Nothing in the list matches
            </div>
          )}
        </div>
      )}
    </span>
  )
}
