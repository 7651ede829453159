import { type RawBuilder, sql } from 'kysely'
import { AppError, invalidFields } from '#domain/errors.ts'
import { NO_VERSION } from '#domain/version.ts'

/** The version of a row after these columns are set: another one only where something in them is new. */
export const nextVersion = (columns: Readonly<Record<string, unknown>>): RawBuilder<number> =>
  sql`version + case when (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    is distinct from (${sql.join(Object.values(columns))}) then 1 else 0 end`

/** The same of a change that may leave every counted column alone. */
export const versionAfter = (columns: Readonly<Record<string, unknown>>): { version?: RawBuilder<number> } =>
  Object.keys(columns).length === 0 ? {} : { version: nextVersion(columns) }

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

function isStale(stored: object, { if_version }: Saving['sent']): boolean {
  const version = readVersion(if_version)
  if (Number.isNaN(version)) throw invalidFields({ if_version: [NO_VERSION] })
  return version !== null && version !== (stored as { version?: number }).version
}

/** The version that was sent, a form's as digits; null for none, NaN for what is no version. */
export function readVersion(sent: unknown): number | null {
  if (sent === undefined || sent === null || sent === '') return null
  const version = typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : sent
  return typeof version === 'number' && Number.isSafeInteger(version) ? version : Number.NaN
}
