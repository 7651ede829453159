import { randomUUID } from 'node:crypto'

/** A file that was sent inside a large JSON body, decoded by a thread. */
export interface SentBytes {
  /** How many letters of base64 it had. */
  letters: number
  /** Null where the letters are no base64. */
  bytes: Buffer | null
}

/** Long enough that nobody guesses another's, and no base64. */
const NAME = /^sent-bytes:[0-9a-f-]{36}$/

const kept = new Map<string, SentBytes>()

/** A name under which a decoded file takes the place of its letters in a body. */
export const newSentName = (): string => `sent-bytes:${randomUUID()}`

/** Keeps decoded files for as long as their request is answered. */
export function keepSent(files: Readonly<Record<string, SentBytes>>): void {
  for (const [name, file] of Object.entries(files)) kept.set(name, file)
}

export function dropSent(names: readonly string[]): void {
  for (const name of names) kept.delete(name)
}

/** The decoded file of this name. */
export const sentBytesOf = (name: string): SentBytes | undefined => (NAME.test(name) ? kept.get(name) : undefined)

/** How many decoded files are held: none, where nobody is waiting for an answer. */
export const countSent = (): number => kept.size
