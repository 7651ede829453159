import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#domain/errors.ts'

/** The version of a row after these columns are set: another one only where something in them is new. */
export const nextVersion = (columns: Readonly<Record<string, unknown>>): RawBuilder<number> =>
  sql`version + case when (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    is distinct from (${sql.join(Object.values(columns))}) then 1 else 0 end`

interface Saving {
  stored: { id: number } | undefined
  /** What is sent; `if_version`, the version that it rests on, may be in it. */
  sent: Readonly<Record<string, unknown>>
}

const CHANGED = 'This was saved in another window or on another device meanwhile. Nothing was overwritten.'

/**
 * Refuses to overwrite what was saved since the sender read it: 409 with the `ids` that differ. Who sends no `if_version` wants
 * no such care.
 */
export function refuseStale(saving: readonly Saving[]): void {
  const ids = saving.flatMap(({ stored, sent }) => (stored && isStale(stored, sent) ? [stored.id] : []))
  if (ids.length > 0) throw new AppError('changed_elsewhere', CHANGED, { extra: { ids } })
}

const isStale = (stored: object, { if_version }: Saving['sent']): boolean =>
  if_version !== undefined &&
  if_version !== null &&
  if_version !== '' &&
  Number(if_version) !== (stored as { version?: number }).version
