import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

const MARK = /\/\* prepared (\w+) \*\//

/**
 * Marks a statement to be planned once per connection. For the few that run with nearly every request, where planning takes
 * longer than running; a name stands for one text alone.
 */
export const preparedAs = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared ${name} */`)

/** Lets the driver know of the marks: it prepares what comes with a name. */
export function honourMarks(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (statement: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? MARK.exec(statement)?.[1] : undefined
    return name === undefined ? query(statement, values, ...rest) : query({ name, text: statement, values }, ...rest)
  }
  client.query = named as typeof client.query
}
