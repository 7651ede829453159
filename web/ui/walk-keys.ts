type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** What the keys mean wherever one thing after another is looked at and confirmed. */
export type Common = 'confirm' | 'confirm-all' | 'undo' | 'next' | 'previous'

const ARROWS = { ArrowDown: 'next', ArrowRight: 'next', ArrowUp: 'previous', ArrowLeft: 'previous' } as const

/** The letter of a key; on a keyboard of another script the one that Latin letters have there. */
const letterOf = ({ key, code }: Key): string =>
  /^[a-z]$/iu.test(key) ? key.toLowerCase() : /^Key[A-Z]$/u.test(code) ? code.slice(3).toLowerCase() : ''

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

/** The command of a key, with the letters of a page; null of one that means nothing there. */
export function commandOf<C extends string>(event: Key, letters: Readonly<Record<string, C>>): C | Common | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (event.isComposing || altKey) return null
  const letter = letterOf(event)
  if (ctrlKey || metaKey) return letter === 'z' && !shiftKey ? 'undo' : null
  if (key === 'Enter') return shiftKey ? 'confirm-all' : 'confirm'
  if (shiftKey) return null
  if (has(ARROWS, key)) return ARROWS[key]
  if (letter === 'u') return 'undo'
  return letters[letter] ?? null
}

/** The digit of a key from 1 to 9, as a place in a list; null of any other. */
export const choiceOf = ({ key, shiftKey, ctrlKey, metaKey, altKey, isComposing }: Key): number | null =>
  /^[1-9]$/u.test(key) && !shiftKey && !ctrlKey && !metaKey && !altKey && !isComposing ? Number(key) - 1 : null

/** Where keys mean what they always mean. */
export const TYPED_IN = 'input, textarea, select, [contenteditable], dialog'
/** What Enter presses. */
export const PRESSED = 'button, a, summary'
