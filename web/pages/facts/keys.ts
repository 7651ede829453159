/** What a key means while a fact is looked at. */
export type Command =
  | { do: 'confirm' | 'confirm-all' | 'edit' | 'leave-out' | 'split' | 'join' | 'undo' | 'next' | 'previous' }
  | { do: 'choose'; choice: number }

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

const LETTERS = { e: 'edit', l: 'leave-out', s: 'split', j: 'join', u: 'undo' } as const
const ARROWS = { ArrowDown: 'next', ArrowRight: 'next', ArrowUp: 'previous', ArrowLeft: 'previous' } as const

/** The letter of a key; on a keyboard of another script the one that Latin letters have there. */
const letterOf = ({ key, code }: Key): string =>
  /^[a-z]$/iu.test(key) ? key.toLowerCase() : /^Key[A-Z]$/u.test(code) ? code.slice(3).toLowerCase() : ''

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

export function commandOf(event: Key): Command | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (event.isComposing || altKey) return null
  const letter = letterOf(event)
  if (ctrlKey || metaKey) return letter === 'z' && !shiftKey ? { do: 'undo' } : null
  if (key === 'Enter') return { do: shiftKey ? 'confirm-all' : 'confirm' }
  if (shiftKey) return null
  if (/^[1-9]$/u.test(key)) return { do: 'choose', choice: Number(key) - 1 }
  if (has(ARROWS, key)) return { do: ARROWS[key] }
  return has(LETTERS, letter) ? { do: LETTERS[letter] } : null
}
