import type { FieldErrors as WireErrors } from '#domain/errors.ts'
import type { FieldError, FieldErrors } from 'react-hook-form'
import type { z } from 'zod'

/** A message and the dotted path of its field. */
export interface Issue {
  path: string
  message: string
}

/** The first message of each field, in the order of the schema. */
export function issuesOf(error: z.ZodError, prefix = ''): Issue[] {
  const first = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const name = prefix + path.join('.')
    if (!first.has(name)) first.set(name, message)
  }
  return [...first].map(([path, message]) => ({ path, message }))
}

/** Messages of the wire as issues. */
export const issuesOfWire = (errors: WireErrors, prefix = ''): Issue[] =>
  Object.entries(errors).flatMap(([name, [message]]) =>
    message === undefined ? [] : [{ path: prefix + name, message }],
  )

/** Issues in the nested form that react-hook-form keeps errors in. */
export function nested(issues: readonly Issue[]): FieldErrors {
  const root: Record<string, unknown> = {}
  for (const { path, message } of issues) {
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    let node = root
    parts.forEach((part, index) => {
      const next = parts[index + 1] ?? last
      node[part] ??= /^\d+$/.test(next) ? [] : {}
      node = node[part] as Record<string, unknown>
    })
    if (node[last] === undefined) node[last] = { type: 'rule', message } satisfies FieldError
  }
  return root as FieldErrors
}
