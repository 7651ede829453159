import { sql } from 'kysely'
import type { Db, Trx } from '../db/client.ts'

export interface StoredLink {
  id: string
  document_id: number
  sent_to: string | null
  note: string
  created_at: string
  expires_at: string
  revoked_at: string | null
  opened_at: string | null
  edited_at: string | null
  signed_at: string | null
  /** The name that its recommender typed, and when. */
  writer_name: string | null
  writer_named_at: string | null
}

const COLUMNS = [
  'letter_links.id',
  'document_id',
  'sent_to',
  'note',
  'letter_links.created_at',
  'expires_at',
  'revoked_at',
  'opened_at',
  'edited_at',
  'signed_at',
  'writer_name',
  'writer_named_at',
] as const

/** The links of a recommender, the newest first; of two of one moment that which took the other's place. */
export const listLinks = (db: Db, referee_id: number): Promise<StoredLink[]> =>
  db
    .selectFrom('letter_links')
    .select(COLUMNS)
    .where('referee_id', '=', referee_id)
    .orderBy('created_at', 'desc')
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .execute()

/** A link with the people and the letter that it is about; undefined where one of them has gone. */
export const findLink = (db: Db | Trx, id: string) =>
  db
    .selectFrom('letter_links')
    .innerJoin('referees', 'referees.id', 'letter_links.referee_id')
    .innerJoin('applications', 'applications.id', 'referees.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('files', 'files.id', 'signed_file')
    .select(COLUMNS)
    .select([
      'letter_links.referee_id',
      'referees.application_id',
      'applications.user_id',
      'users.email as user_email',
      'users.username',
      'applications.first_name as applicant_first',
      'applications.middle_name as applicant_middle',
      'applications.last_name as applicant_last',
      'applications.latin_first_name as applicant_latin_first',
      'applications.latin_last_name as applicant_latin_last',
      'applications.has_one_name as applicant_has_one_name',
      'applications.email as applicant_email',
      'referees.pronoun',
      'referees.first_name',
      'referees.middle_name',
      'referees.last_name',
      'referees.latin_first_name',
      'referees.latin_last_name',
      'referees.has_one_name',
      'referees.title',
      'referees.organization',
      'files.name as signed_name',
      'files.created_at as handed_in_at',
    ])
    .where('letter_links.id', '=', id)
    .where('referees.is_deleted', '=', false)
    .executeTakeFirst()

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Keeps a link from others until the transaction ends. */
export async function lockLinkRow(trx: Trx, id: string): Promise<void> {
  await sql`select id from letter_links where id = ${id} for update`.execute(trx)
}

export const insertLink = (
  trx: Trx,
  link: Pick<StoredLink, 'document_id' | 'sent_to' | 'note' | 'created_at' | 'expires_at'> & { referee_id: number },
): Promise<StoredLink> => trx.insertInto('letter_links').values(link).returning(COLUMNS).executeTakeFirstOrThrow()

/** Ends the recommender's links: one of them, or all. What was ended stays ended since then. */
export async function revokeLinks(db: Db | Trx, referee_id: number, now: string, id?: string): Promise<void> {
  await db
    .updateTable('letter_links')
    .set({ revoked_at: now })
    .where('referee_id', '=', referee_id)
    .where('revoked_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .execute()
}

export async function noteOpened(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('letter_links')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute()
}

export async function noteEdited(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('letter_links').set({ edited_at: now }).where('id', '=', id).execute()
}

/** Keeps in what name the recommender answers; the same name again keeps its hour. */
export async function noteNamed(trx: Trx, id: string, now: string, name: string): Promise<void> {
  await trx
    .updateTable('letter_links')
    .set({ writer_name: name, writer_named_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`writer_name is distinct from ${name}`)
    .execute()
}

/** The hour of the first hand-in stays; the file is the last. */
export async function noteSigned(trx: Trx, id: string, now: string, signed_file: string): Promise<void> {
  await trx
    .updateTable('letter_links')
    .set({ signed_file, signed_at: sql`coalesce(signed_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute()
}
