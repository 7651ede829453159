import { X } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { ControlIds } from './field.tsx'
import { Icon } from './icon.tsx'

/** A list of short words or names: Enter or a pasted list adds, Backspace in the empty box takes the last away. */
export function Chips({
  value,
  onChange,
  onBlur,
  placeholder = 'Add one',
  disabled,
  ...control
}: ControlIds & {
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
}) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)

  const add = (words: string[]) => {
    const fresh = words.map((word) => word.trim()).filter((word) => word !== '')
    const next = [...new Set([...value, ...fresh])]
    if (next.length > value.length) onChange(next)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add([typed])
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault()
      onChange(value.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text').split(/[\n;\t]/)
    if (words.length < 2) return
    event.preventDefault()
    add(words)
  }

  return (
    <div className="input chips">
      {value.map((word) => (
        <span className="chip" key={word}>
          {word}
          <button
            type="button"
            aria-label={`Remove ${word}`}
            disabled={disabled}
            onClick={() => {
              onChange(value.filter((other) => other !== word))
              box.current?.focus()
            }}
          >
            <Icon of={X} />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={box}
        value={typed}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          add([typed])
          onBlur?.()
        }}
      />
    </div>
  )
}
