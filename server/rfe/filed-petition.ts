import { sql } from 'kysely'
import { RESPONSE_SERIES } from '#domain/exhibit-number.ts'
import type { Db, Trx } from '../db/client.ts'
import { readOf } from './notice-reading.ts'
import { listNotices } from './notices.ts'

interface Version {
  document_id: number
  version: number
  pdf: string
  name: string
}

/** A version of a petition letter that was drafted here. */
export interface FiledPetition extends Version {
  /** Saved too late to be what the notice is about. */
  is_later: boolean
}

/**
 * The newest version that was saved before a moment. One whose papers are partly of the response's series was drafted
 * beside a notice: it cannot be the one that the notice is about.
 */
async function newestVersion(db: Db | Trx, application_id: number, before: string): Promise<Version | undefined> {
  const { rows } = await sql<Version>`
    select v.document_id, v.number as version, v.pdf, f.name
      from document_versions v
      join documents d on d.id = v.document_id
      join files f on f.id = v.pdf
     where d.application_id = ${application_id} and d.kind = 'petition_letter'
       and v.created_at < ${before}::timestamptz
       and not exists (select from jsonb_array_elements(v.basis -> 'exhibits') as exhibit
                        where (exhibit ->> 'number')::int > ${RESPONSE_SERIES})
     order by d.id desc, v.number desc limit 1`.execute(db)
  return rows[0]
}

const begins = (day: string): string => `${day} 00:00 UTC`
const ends = (day: string): string => `${day} 24:00 UTC`

/** The moment before which a petition was filed, by the first notice on it: the ones after it are about the same. */
async function filedBefore(db: Db | Trx, application_id: number): Promise<string | undefined> {
  const found: { dated: string; filed: string | undefined }[] = []
  for (const notice of await listNotices(db, application_id)) {
    const { reading } = await readOf(db, application_id, notice)
    found.push({ dated: reading?.notice_date?.value ?? notice.sent_date, filed: reading?.filed_date?.value })
  }
  const first = found.toSorted((a, b) => a.dated.localeCompare(b.dated))[0]
  return first && (first.filed === undefined ? begins(first.dated) : ends(first.filed))
}

/**
 * The petition letter that was drafted here, as it was filed: as it was on the day of filing where the notice prints that,
 * else before the notice's date. Where none is so old it is told as it is now, and was not filed.
 */
export async function filedPetition(db: Db | Trx, application_id: number): Promise<FiledPetition | undefined> {
  const before = await filedBefore(db, application_id)
  const filed = before === undefined ? undefined : await newestVersion(db, application_id, before)
  if (filed !== undefined) return { ...filed, is_later: false }
  const version = await newestVersion(db, application_id, 'infinity')
  return version && { ...version, is_later: before !== undefined }
}
