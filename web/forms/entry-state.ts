import { t } from '@lingui/core/macro'
import { isBlank } from '#domain/field.ts'
import type { z } from 'zod'
import { issuesOf } from './issues.ts'

/** What keeps an entry from being saved: fields that hold nothing, and fields that hold what cannot be stored. */
export interface OpenPoints {
  missing: number
  wrong: number
}

export const NONE_OPEN: OpenPoints = { missing: 0, wrong: 0 }

const at = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' ? (node as Record<string, unknown>)?.[key] : undefined),
      values,
    )

export function openPoints(schema: z.ZodType, values: unknown): OpenPoints {
  const read = schema.safeParse(values)
  const paths = read.success ? [] : issuesOf(read.error).map(({ path }) => path)
  const missing = paths.filter((path) => isBlank(at(values, path))).length
  return { missing, wrong: paths.length - missing }
}

export const together = (a: OpenPoints, b: OpenPoints): OpenPoints => ({
  missing: a.missing + b.missing,
  wrong: a.wrong + b.wrong,
})

/** "1 to fix, 3 to fill"; empty where nothing is open. */
export function openInWords({ missing, wrong }: OpenPoints): string {
  if (wrong > 0 && missing > 0) return t`${wrong} to fix, ${missing} to fill`
  if (wrong > 0) return t`${wrong} to fix`
  return missing > 0 ? t`${missing} to fill` : ''
}

/**
 * The badge of an entry. `told` counts the messages that stand beside its fields, `toCheck` what was found on its papers:
 * they can be saved as they are, and are not what an officer takes as proof.
 */
export function entryState(open: OpenPoints, told: number, blank: boolean, refused: boolean, toCheck = 0) {
  if (blank) return { text: t`Empty` } as const
  const all = open.missing + open.wrong
  // After a failed save all that it named is to be fixed, what is missing too.
  if (refused && told > 0)
    return { tone: 'error', text: openInWords({ wrong: Math.max(told, all), missing: 0 }) } as const
  if (all > 0) return { tone: told > 0 ? 'error' : 'gap', text: openInWords(open) } as const
  if (told > 0) return { tone: 'error', text: openInWords({ wrong: told, missing: 0 }) } as const
  if (toCheck > 0) return { tone: 'gap', text: t`${toCheck} to check` } as const
  return { tone: 'done', text: t`Complete` } as const
}
