import { sql } from 'kysely'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { AppError } from '#domain/errors.ts'
import { MAX_ENTRIES, MAX_PROFILE_CHARACTERS, PROFILE_IS_FULL, TOO_MANY_ENTRIES } from '#domain/limits.ts'
import type { Section } from '#domain/section.ts'
import { SECTIONS } from '#domain/sections.ts'
import type { Trx } from '../db/client.ts'
import { fieldsOf } from './section-store.ts'

const textOf = (section: Section): string[] =>
  fieldsOf(section).filter((field) => !Object.hasOwn(section.files, field) && field !== 'imported_from')

/** Every table with words of the profile, and its columns that hold them. */
const WORDS: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ...Object.values<Section>(SECTIONS).map((section) => [section.path, textOf(section)] as const),
  ['referees', ['title', 'organization', 'department', 'relationship', 'comments']],
  ['proposed_endeavors', ['title', ...ENDEAVOR_PARTS]],
]

async function charactersOf(trx: Trx, application_id: number): Promise<number> {
  const tables = WORDS.map(
    ([table, columns]) => sql`
      select ${sql.join(
        columns.map((column) => sql`coalesce(length(${sql.ref(column)}::text), 0)`),
        sql` + `,
      )} as characters
        from ${sql.table(table)} where application_id = ${application_id} and not is_deleted`,
  )
  const { rows } = await sql<{ characters: number }>`
    select coalesce(sum(characters), 0)::int as characters from (${sql.join(tables, sql` union all `)}) as told`.execute(
    trx,
  )
  return rows[0]?.characters ?? 0
}

/**
 * Does what adds or changes words of a profile, and refuses it where the profile is then longer than allowed. What makes a
 * profile shorter, or leaves its length, is always taken. Saves of one application wait for each other here, so that two at
 * once are counted together.
 */
export async function withinCharacters<R>(trx: Trx, application_id: number, save: () => Promise<R>): Promise<R> {
  await sql`select id from applications where id = ${application_id} for no key update`.execute(trx)
  const before = await charactersOf(trx, application_id)
  const saved = await save()
  const after = await charactersOf(trx, application_id)
  if (after > MAX_PROFILE_CHARACTERS && after > before) throw new AppError('invalid', PROFILE_IS_FULL)
  return saved
}

/** Refuses where a section, or the list of recommenders, has more entries than allowed. Asked after they were added. */
export async function refuseTooMany(trx: Trx, table: string, application_id: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
     where application_id = ${application_id} and not is_deleted`.execute(trx)
  if ((rows[0]?.count ?? 0) > MAX_ENTRIES) throw new AppError('invalid', TOO_MANY_ENTRIES)
}
