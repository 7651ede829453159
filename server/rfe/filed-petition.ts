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
  /** Saved only after there was a notice: it may not be what was filed. */
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

interface Moments {
  /** ISO, as printed, else as entered. */
  dated: string
  filed: string | undefined
  added: string
}

/** What is known of when a petition was filed, from the first notice on it: the ones after it are about the same. */
async function momentsOf(db: Db | Trx, application_id: number): Promise<Moments | undefined> {
  const found: Moments[] = []
  for (const notice of await listNotices(db, application_id)) {
    const { reading } = await readOf(db, application_id, notice)
    found.push({
      dated: reading?.notice_date?.value ?? notice.sent_date,
      filed: reading?.filed_date?.value,
      added: notice.added,
    })
  }
  return found.toSorted((a, b) => a.dated.localeCompare(b.dated))[0]
}

/**
 * The petition letter that was drafted here, as it was filed: as it was on the day of filing where the notice prints that,
 * else before the notice's date, else before the notice was added; where none is so old, as it is now.
 */
export async function filedPetition(db: Db | Trx, application_id: number): Promise<FiledPetition | undefined> {
  const moments = await momentsOf(db, application_id)
  if (moments !== undefined) {
    const { dated, filed, added } = moments
    for (const before of [...(filed === undefined ? [] : [ends(filed)]), begins(dated), added]) {
      const version = await newestVersion(db, application_id, before)
      if (version !== undefined) return { ...version, is_later: false }
    }
  }
  const version = await newestVersion(db, application_id, 'infinity')
  return version && { ...version, is_later: moments !== undefined }
}
