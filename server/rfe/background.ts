import { sql } from 'kysely'
import { type BackgroundKind, SEVERAL } from '#domain/rfe.ts'
import { type BackgroundPaper, backgroundFields } from '#domain/rfe-replies.ts'
import { isUnreadReason, UNREAD_REASONS } from '#domain/case-file.ts'
import { saidOfMisplaced } from '#domain/rfe-misplaced.ts'
import { misplacedAs } from '#drafting/rfe-case/misplaced.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { fileRule } from '#domain/file.ts'
import type { FastifyRequest } from 'fastify'
import type { Db, Trx } from '../db/client.ts'
import { fileIdOf, fileUrl } from '../files/file-name.ts'
import { transact } from '../files/keep-file.ts'
import { resolveFiles } from '../files/resolve-file.ts'
import { read } from '../http/errors.ts'
import type { Parts } from '../parts.ts'
import { noteRemovedFiles } from '../recently-deleted/removed-files.ts'
import { ownerOf } from '../profile/owner.ts'
import { readSent } from '../profile/sent-entry.ts'
import { readFiles } from '../uploads/store.ts'
import { listNotices } from './notices.ts'

export const paperRule = fileRule(['pdf', 'doc', 'docx'], 'Please upload a PDF, DOC, or DOCX file')
const ADDED = { file: paperRule }

/** A paper of a filing that was prepared elsewhere, as it is stored. */
export interface Background {
  id: number
  kind: BackgroundKind
  file: string
  name: string
  created_at: string
}

/** In the order in which they were added. */
export const listBackground = (db: Db | Trx, application_id: number): Promise<Background[]> =>
  db
    .selectFrom('rfe_background')
    .innerJoin('files', 'files.id', 'rfe_background.file')
    .select(['rfe_background.id', 'kind', 'file', 'name', 'rfe_background.created_at'])
    .where('application_id', '=', application_id)
    .orderBy('rfe_background.id')
    .execute()

/** Adds a paper; where there can be one only, it takes the place of the one before. */
export async function keepBackground(
  trx: Trx,
  application_id: number,
  kind: BackgroundKind,
  file: string,
  now: Date,
): Promise<number> {
  const row = { application_id, kind, file }
  const before = SEVERAL.includes(kind) ? undefined : await paperOfKind(trx, application_id, kind)
  const inserted = await trx
    .insertInto('rfe_background')
    .values(row)
    .$if(!SEVERAL.includes(kind), (query) =>
      query.onConflict((conflict) =>
        conflict
          .columns(['application_id', 'kind'])
          // A literal, not a parameter: the planner has to see that this is the predicate of the index.
          .where(sql<boolean>`kind <> 'recommendation'`)
          .doUpdateSet({ file, created_at: sql`now()` }),
      ),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (before !== undefined) await noteRemovedPaper(trx, application_id, { kind, ...before }, file, now)
  return inserted.id
}

const paperOfKind = (trx: Trx, application_id: number, kind: BackgroundKind) =>
  trx
    .selectFrom('rfe_background')
    .select(['id', 'file'])
    .where('application_id', '=', application_id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()

/** A paper that was taken away or replaced can be put back for a while, as one of its kind. */
const noteRemovedPaper = (
  trx: Trx,
  application_id: number,
  { id, kind, file }: Pick<Background, 'id' | 'kind' | 'file'>,
  after: string | null,
  now: Date,
): Promise<void> =>
  noteRemovedFiles(
    trx,
    { application_id, record_table: 'rfe_background', record_id: id },
    { [kind]: file },
    { [kind]: after },
    now,
  )

async function pagesOfNotices(db: Db, application_id: number): Promise<string[][]> {
  const notices = await listNotices(db, application_id)
  const ids = notices.flatMap(({ file }) => fileIdOf(file.url) ?? [])
  return (await readFiles(db, application_id, ids)).map(({ pages }) => pages)
}

export async function viewBackground(db: Db, application_id: number): Promise<BackgroundPaper[]> {
  const papers = await listBackground(db, application_id)
  const readings = await readFiles(
    db,
    application_id,
    papers.map(({ file }) => file),
  )
  const notices = papers.length === 0 ? [] : await pagesOfNotices(db, application_id)
  return papers.map(({ id, kind, file, name, created_at }) => {
    const found = readings.find(({ file_id }) => file_id === file)
    const reason = found?.reason ?? null
    const as = misplacedAs(kind, found?.pages ?? [], notices)
    return {
      id,
      kind,
      name,
      url: fileUrl({ id: file, name }),
      created_at,
      read_by: found?.read_by ?? null,
      reason: isUnreadReason(reason) ? UNREAD_REASONS[reason] : null,
      misplaced: as === undefined ? null : saidOfMisplaced(kind, as),
    }
  })
}

const MISSING = 'Please choose a file'
/** More papers than any filing has letters. */
const MOST = 40

export async function addBackground(parts: Parts, request: FastifyRequest): Promise<BackgroundPaper> {
  const { user_id, application_id } = ownerOf(request)
  const sent = await readSent(parts, request, ADDED)
  const { kind } = read(backgroundFields, sent.fields)
  const id = await transact(parts, async (trx) => {
    const { file } = await resolveFiles<'file'>(parts, trx, user_id, await sent.keep(trx), ADDED)
    if (file === null) throw invalidFields({ file: [MISSING] })
    const kept = await keepBackground(trx, application_id, kind, file, parts.clock.now())
    const { length } = await listBackground(trx, application_id)
    if (length > MOST) throw invalidFields({ file: [`Please keep to ${MOST} papers`] })
    return kept
  })
  const owner = { user_id, application_id }
  const papers = await parts.workers.run('background', owner, { account: String(user_id) })
  const added = papers.find((paper) => paper.id === id)
  if (added === undefined) throw noSuchPaper()
  return added
}

const noSuchPaper = () => new AppError('not_found', 'Paper does not exist')

export const removeBackground = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  application_id: number,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('rfe_background')
      .where('id', '=', id)
      .where('application_id', '=', application_id)
      .returning(['id', 'kind', 'file'])
      .executeTakeFirst()
    if (removed === undefined) throw noSuchPaper()
    await noteRemovedPaper(trx, application_id, removed, null, clock.now())
  })

/** The files of a form that are papers of the filing before, each under the kind that its field is called by. */
export async function keepSentPapers(
  parts: Pick<Parts, 'files' | 'jobs' | 'clock'>,
  trx: Trx,
  { user_id, application_id }: { user_id: number; application_id: number },
  sent: Readonly<Record<string, unknown>>,
  kinds: readonly BackgroundKind[],
): Promise<void> {
  const rules = Object.fromEntries(kinds.map((kind) => [kind, paperRule]))
  const files = await resolveFiles(parts, trx, user_id, sent, rules)
  for (const kind of kinds) {
    const file = files[kind]
    if (typeof file === 'string') await keepBackground(trx, application_id, kind, file, parts.clock.now())
  }
}
