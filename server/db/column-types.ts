import type { ColumnType } from 'kysely'

/** A column with a default: it may be left out when inserting. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Written as JSON text: the driver takes a bare array for an array of SQL. */
export type Json = ColumnType<unknown, string | null, string | null>

/** Exact, hence a string. */
export type Numeric = ColumnType<string, string | number, string | number>

/** Read as ISO 8601 in UTC. */
export type Timestamp = ColumnType<string, string | Date, string | Date>
