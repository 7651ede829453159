import { expect, it } from 'vitest'
import { commandOf } from './keys.ts'

const none = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

it.each([
  [{ key: 'Enter' }, { do: 'confirm' }],
  [{ key: 'Enter', shiftKey: true }, { do: 'confirm-all' }],
  [{ key: '1' }, { do: 'choose', choice: 0 }],
  [{ key: '9' }, { do: 'choose', choice: 8 }],
  [{ key: '0' }, null],
  [{ key: 'e' }, { do: 'edit' }],
  [{ key: 'E' }, { do: 'edit' }],
  [{ key: 'E', shiftKey: true }, null],
  [{ key: 'l' }, { do: 'leave-out' }],
  [{ key: 's' }, { do: 'split' }],
  [{ key: 'j' }, { do: 'join' }],
  [{ key: 'u' }, { do: 'undo' }],
  [{ key: 'z', ctrlKey: true }, { do: 'undo' }],
  [{ key: 'z', metaKey: true }, { do: 'undo' }],
  [{ key: 'z' }, null],
  // What the browser does by itself stays the browser's.
  [{ key: 's', ctrlKey: true }, null],
  [{ key: 'l', metaKey: true }, null],
  [{ key: 'Enter', ctrlKey: true }, null],
  [{ key: 'e', altKey: true }, null],
  [{ key: 'ArrowDown' }, { do: 'next' }],
  [{ key: 'ArrowUp' }, { do: 'previous' }],
  // A keyboard of another script.
  [{ key: 'у', code: 'KeyE' }, { do: 'edit' }],
  [{ key: 'Enter', isComposing: true }, null],
  [{ key: 'Tab' }, null],
])('%j means %j', (event, command) => expect(commandOf({ ...none, ...event })).toEqual(command))
