import { sql } from 'kysely'
import { SECTIONS } from '#domain/sections.ts'
import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import { loadProfile } from '../case-file/load-profile.ts'
import { todayOf } from '../case-file/today.ts'
import type { Db } from '../db/client.ts'
import type { WorkParts } from '../parts.ts'
import { AtHand } from './at-hand.ts'

/** Case files that are kept at hand, since words are checked as they are typed. */
const MOST_AT_HAND = 16

const OF_APPLICATION = [...Object.keys(SECTIONS), 'proposed_endeavors', 'referees', 'fact_cards']

/**
 * Differs whenever anything differs that a case file is made of: PostgreSQL gives each row a new transaction number when
 * it is written, whoever writes it and in whatever order transactions end.
 */
async function fingerprintOf(db: Db, application_id: number): Promise<string> {
  const rows = OF_APPLICATION.map(
    (table) =>
      sql`select ${table} as part, id::text, xmin::text as written from ${sql.table(table)} where application_id = ${application_id}`,
  )
  const all = sql.join(
    [
      ...rows,
      sql`select 'application', id::text, xmin::text from applications where id = ${application_id}`,
      sql`select 'text', file_id::text, upload_texts.xmin::text from upload_texts
            join files on files.id = file_id join applications on applications.user_id = files.user_id
            where applications.id = ${application_id}`,
      sql`select 'filed', file::text, xmin::text from rfe_papers where application_id = ${application_id}`,
      // With a notice the papers of the petition letter are told from those that come with the response.
      sql`select 'petition', id::text, xmin::text from documents
            where application_id = ${application_id} and kind = 'petition_letter'
              and exists (select from rfenotice where application_id = ${application_id} and not is_deleted)`,
    ],
    sql` union all `,
  )
  const { rows: found } = await sql<{ print: string | null }>`
    select md5(string_agg(part || id || ':' || written, ',' order by part, id)) as print from (${all}) as held`.execute(
    db,
  )
  return found[0]?.print ?? ''
}

interface Kept {
  fingerprint: string
  caseFile: CaseFile
}

const keptBy = new WeakMap<Db, AtHand<Kept>>()

/** The case file of an application as its profile is now. */
export async function currentCaseFile(
  parts: Pick<WorkParts, 'db' | 'clock'>,
  application_id: number,
): Promise<CaseFile> {
  const { db, clock } = parts
  const atHand = keptBy.get(db) ?? new AtHand<Kept>(MOST_AT_HAND)
  keptBy.set(db, atHand)
  const fingerprint = `${await todayOf(db, clock, application_id)} ${await fingerprintOf(db, application_id)}`
  const known = atHand.get(String(application_id))
  if (known?.fingerprint === fingerprint) return known.caseFile
  // What is written between the two readings is in the profile and not in the fingerprint: the next call reads again.
  const caseFile = buildCaseFile(await loadProfile(parts, application_id))
  atHand.set(String(application_id), { fingerprint, caseFile })
  return caseFile
}
