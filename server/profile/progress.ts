import type { Progress } from '#domain/progress.ts'
import { PROGRESS_SECTIONS, type ProgressSection } from '#domain/section.ts'
import type { Db, Trx } from '../db/client.ts'

/** How far each section is, in the order of the work. */
export async function listProgress(db: Db, application_id: number): Promise<Progress[]> {
  const rows = await db
    .selectFrom('progress')
    .select(['section', 'status'])
    .where('application_id', '=', application_id)
    .execute()
  const known = new Map(rows.map((row) => [row.section, row.status]))
  return PROGRESS_SECTIONS.map((section) => ({ section, status: known.get(section) ?? 'not_started' }))
}

export async function saveProgress(db: Db | Trx, application_id: number, { section, status }: Progress): Promise<void> {
  await db
    .insertInto('progress')
    .values({ application_id, section, status })
    .onConflict((row) =>
      row.columns(['application_id', 'section']).doUpdateSet({ status, updated_at: new Date().toISOString() }),
    )
    .execute()
}

/** Saving something of a section completes it on the checklist. */
export const completeSection = (trx: Trx, application_id: number, section: ProgressSection): Promise<void> =>
  saveProgress(trx, application_id, { section, status: 'completed' })
