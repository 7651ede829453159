import { t } from '@lingui/core/macro'
import type { FieldError, FieldErrors } from 'react-hook-form'
import type { SummaryItem } from '../ui/error-summary.tsx'
import type { FieldGroup } from './field-spec.ts'
import { translated } from '../language/translated.ts'

/** The first message at a field, also where it hangs on one of its words (`courses.2`). */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message } = error as FieldError
  if (typeof message === 'string' && message !== '') return message
  return Array.isArray(error) ? error.map(messageOf).find((found) => found !== undefined) : undefined
}

/** Controls are found by their path in the form: `entries.0.school_name`. */
export const controlId = (path: string): string => `f-${path}`

/** Every message of a form with the path of its field. */
export function messagesOf(errors: FieldErrors, prefix = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const { message } = error as { message?: unknown }
    if (typeof message === 'string') return [{ path: prefix + name, message }]
    return messagesOf(error as FieldErrors, `${prefix}${name}.`)
  })
}

/** "School name: This field is required"; the label is left out where the message says it already. */
export function withLabel(label: string | undefined, message: string): string {
  const told = translated(message)
  return label === undefined || told.toLowerCase().includes(label.toLowerCase()) ? told : t`${label}: ${told}`
}

/** Words of a title that a line of the summary has room for. */
const ROOM = 60

/** Where each entry stands, of those whose title another has too: `, 3 of 12`. */
export const placesOf = (titles: readonly string[]): string[] =>
  titles.map((title, at) => {
    const [place, count] = [at + 1, titles.length]
    return titles.indexOf(title) === titles.lastIndexOf(title) ? '' : t`, ${place} of ${count}`
  })

/** A line of the summary about one entry of a list: a title of any length leaves its place and the message in sight. */
export function lineOf(title: string, message: string, place = ''): Pick<SummaryItem, 'text' | 'whole'> {
  const whole = t`${title}${place}: ${message}`
  const letters = [...title]
  if (letters.length <= ROOM) return { text: whole }
  const cut = letters.slice(0, ROOM).join('')
  const atWord = cut.replace(/[\s,.;:]+\S*$/u, '')
  const clipped = atWord.length > ROOM / 2 ? atWord : cut
  return { text: t`${clipped}…${place}: ${message}`, whole }
}

/** Labels by field name, in the order shown. */
export const labelsOf = <V extends object>(groups: readonly FieldGroup<V>[]): Map<string, string> =>
  new Map(groups.flatMap((group) => group.fields.map((field) => [field.name, translated(field.label)])))

/** The messages of a form as links, in the order of its fields. */
export function itemsOf(errors: FieldErrors, labels: Map<string, string>): SummaryItem[] {
  const order = [...labels.keys()]
  const rank = (path: string) => {
    const index = order.indexOf(path.split('.')[0] ?? path)
    return index === -1 ? order.length : index
  }
  return messagesOf(errors)
    .toSorted((a, b) => rank(a.path) - rank(b.path))
    .map(({ path, message }) => {
      const name = path.split('.')[0] ?? path
      return { id: controlId(labels.has(name) ? name : path), text: withLabel(labels.get(name), message) }
    })
}
