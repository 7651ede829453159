import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is Record<string, unknown>[] => Array.isArray(value) && value.some(isRecord)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is stored otherwise than it was typed, by path; null where a list has other entries now. */
export function differences(typed: unknown, stored: unknown): { path: string; value: unknown }[] | null {
  if (!isRecord(typed) || !isRecord(stored)) return null
  const found: { path: string; value: unknown }[] = []
  for (const [name, value] of Object.entries(stored)) {
    const before = typed[name]
    if (same(before, value)) continue
    if (!isList(value) && !isList(before)) {
      found.push({ path: name, value })
      continue
    }
    if (!isList(value) || !isList(before) || value.length !== before.length) return null
    value.forEach((entry, at) => {
      for (const [field, word] of Object.entries(entry))
        if (!same(before[at]?.[field], word)) found.push({ path: `${name}.${at}.${field}`, value: word })
    })
  }
  return found
}

/**
 * Makes what is stored the form's own. Where only words differ they are set one by one: a reset would make the cards of a
 * list anew, and whoever saved while typing would find the card closed and the cursor gone.
 */
export function takeOver<T extends FieldValues>(methods: UseFormReturn<T>, stored: T): void {
  const changes = differences(methods.getValues(), stored)
  if (changes === null) return methods.reset(stored)
  for (const { path, value } of changes) methods.setValue(path as Path<T>, value as PathValue<T, Path<T>>)
  methods.reset(stored, { keepValues: true })
}
