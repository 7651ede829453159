import { t } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { ControlIds } from './field.tsx'
import { Icon } from './icon.tsx'
import { splitList, splitTyped, withFresh } from './split-list.ts'

/** A list of short words or names: Enter, a comma, a semicolon or a pasted list adds, Backspace in the empty box takes up the last. */
export function Chips({
  value,
  onChange,
  onBlur,
  placeholder = t`Add one`,
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
    const next = withFresh(value, words)
    if (next.length > value.length) onChange(next)
    setTyped('')
  }
  const onType = (text: string) => {
    const { done, rest } = splitTyped(text)
    if (rest !== text) add(done)
    setTyped(rest)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1)
    // Enter also ends what an input method is composing, and then adds nothing. It never sends the form: one Enter too many
    // would try to save a list that is still being written.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add([event.currentTarget.value])
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined) {
      // Back in the box, to be mended or taken away with the next keys.
      event.preventDefault()
      onChange(value.slice(0, -1))
      setTyped(last)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const words = splitList(event.clipboardData.getData('text'))
    if (words.length < 2) return
    event.preventDefault()
    add([typed, ...words])
  }

  return (
    <div className="input chips">
      {value.map((word) => (
        <span className="chip" key={word}>
          {word}
          <button
            type="button"
            aria-label={t`Remove ${word}`}
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
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={(event) => {
          // The box itself: a word of the same instant may not be drawn yet.
          add([event.target.value])
          onBlur?.()
        }}
      />
    </div>
  )
}
