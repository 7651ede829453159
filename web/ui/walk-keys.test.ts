import { expect, it } from 'vitest'
import { choiceOf, commandOf } from './walk-keys.ts'

const none = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false }
const LETTERS = { e: 'edit', l: 'leave-out', s: 'split', j: 'join' } as const

it.each([
  [{ key: 'Enter' }, 'confirm'],
  [{ key: 'Enter', shiftKey: true }, 'confirm-all'],
  [{ key: '1' }, null],
  [{ key: 'e' }, 'edit'],
  [{ key: 'E' }, 'edit'],
  [{ key: 'E', shiftKey: true }, null],
  [{ key: 'l' }, 'leave-out'],
  [{ key: 's' }, 'split'],
  [{ key: 'j' }, 'join'],
  [{ key: 'u' }, 'undo'],
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'z' }, null],
  // What the browser does by itself stays the browser's.
  [{ key: 's', ctrlKey: true }, null],
  [{ key: 'l', metaKey: true }, null],
  [{ key: 'Enter', ctrlKey: true }, null],
  [{ key: 'e', altKey: true }, null],
  [{ key: 'ArrowDown' }, 'next'],
  [{ key: 'ArrowUp' }, 'previous'],
  // A keyboard of another script.
  [{ key: 'у', code: 'KeyE' }, 'edit'],
  [{ key: 'Enter', isComposing: true }, null],
  [{ key: 'Tab' }, null],
])('%j means %j', (event, command) => expect(commandOf({ ...none, ...event }, LETTERS)).toEqual(command))

it.each([
  [{ key: '1' }, 0],
  [{ key: '9' }, 8],
  [{ key: '0' }, null],
  [{ key: '1', ctrlKey: true }, null],
  [{ key: 'e' }, null],
])('%j chooses %j', (event, choice) => expect(choiceOf({ ...none, ...event })).toBe(choice))
