import type { readPhone as reading } from '#domain/read-phone.ts'

type Read = typeof reading

let read: Read | undefined
let fetched: Promise<void> | undefined
let applied: Promise<unknown> = Promise.resolve()

/** Fetches how numbers are read, as soon as somebody is about to type one: the numbering plans of the world are heavy. */
export function fetchReading(): Promise<void> {
  fetched ??= import('#domain/read-phone.ts').then(
    (module) => {
      read = module.readPhone
    },
    // Without it a number stays as it was typed, and the next look at the field asks again.
    () => {
      fetched = undefined
    },
  )
  return fetched
}

/** The number that was meant; null where it is none, and until it is known how numbers are read. */
export const readPhone: Read = (typed, code) => read?.(typed, code) ?? null

/** Does it again once it is known how numbers are read; nothing where it is known already. */
export function whenReadable(run: () => void): void {
  if (read === undefined) applied = fetchReading().then(run)
}

/** Resolves once what was typed as a number has been read. */
export const numbersRead = (): Promise<unknown> => applied
