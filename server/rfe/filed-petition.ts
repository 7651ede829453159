import { sql } from 'kysely'
import { RESPONSE_SERIES } from '#domain/exhibit-number.ts'
import type { Db, Trx } from '../db/client.ts'

/** A version of a petition letter that was drafted here. */
interface FiledPetition {
  document_id: number
  version: number
  pdf: string
  name: string
}

/**
 * The petition letter that was drafted here before there was a notice, as it was last. One whose papers are partly of the
 * response's series was drafted beside a notice: it cannot be the one that the notice is about.
 */
export async function filedPetition(db: Db | Trx, application_id: number): Promise<FiledPetition | undefined> {
  const { rows } = await sql<FiledPetition>`
    select v.document_id, v.number as version, v.pdf, f.name
      from document_versions v
      join documents d on d.id = v.document_id
      join files f on f.id = v.pdf
     where d.application_id = ${application_id} and d.kind = 'petition_letter'
       and not exists (select from jsonb_array_elements(v.basis -> 'exhibits') as exhibit
                        where (exhibit ->> 'number')::int > ${RESPONSE_SERIES})
     order by d.id desc, v.number desc limit 1`.execute(db)
  return rows[0]
}
