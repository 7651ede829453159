import { SECTIONS, type SectionPath } from '#domain/sections.ts'
import type { Profile } from '#drafting/profile.ts'
import type { Db, Trx } from '../db/client.ts'
import { listDrafted, listEndeavors } from '../endeavors/store.ts'
import type { WorkParts } from '../parts.ts'
import { listSettled } from '../facts/store.ts'
import { getApplication } from '../profile/application-store.ts'
import { listEntries } from '../profile/section-store.ts'
import { listReferees } from '../recommenders/store.ts'
import { newPapersOf } from '../rfe/new-papers.ts'
import { papersOf, uploadTexts } from '../uploads/papers.ts'
import { todayOf } from './today.ts'

/** Reads that see the database as it stands at one moment. */
export const atOneMoment = <T>({ db }: Pick<WorkParts, 'db'>, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** All that a document may be drafted from. */
export async function profileIn(
  trx: Trx,
  { clock }: Pick<WorkParts, 'clock'>,
  application_id: number,
): Promise<Profile> {
  const { resume, resume__filename__, ...application } = await getApplication(trx, application_id)
  const endeavors = await listEndeavors(trx, application_id)
  const profile = {
    application: { ...application, resume: resume ? { name: resume__filename__ ?? '', url: resume } : null },
    academichistory: await entriesOf(trx, 'academichistory', application_id),
    academicprojects: await entriesOf(trx, 'academicprojects', application_id),
    professionalhistory: await entriesOf(trx, 'professionalhistory', application_id),
    professionalprojects: await entriesOf(trx, 'professionalprojects', application_id),
    evidence: await entriesOf(trx, 'evidence', application_id),
    futureplan: await entriesOf(trx, 'futureplan', application_id),
    endeavors: endeavors.filter((endeavor) => !endeavor.is_locked),
    draftedEndeavors: await listDrafted(trx, application_id),
    referees: await listReferees(trx, application_id),
    today: await todayOf(trx, clock, application_id),
  }
  const papers = papersOf(profile)
  const newPapers = await newPapersOf(trx, application_id, papers)
  const read = await uploadTexts(trx, application_id, papers)
  const settledCards = await listSettled(trx, application_id)
  return { ...profile, ...(newPapers && { newPapers }), ...read, ...(settledCards.length > 0 && { settledCards }) }
}

export const loadProfile = (parts: Pick<WorkParts, 'db' | 'clock'>, application_id: number): Promise<Profile> =>
  atOneMoment(parts, (trx) => profileIn(trx, parts, application_id))

/** What comes out of a section's table is what its schema let in. */
const entriesOf = async <P extends SectionPath & keyof Profile>(
  db: Db | Trx,
  path: P,
  application_id: number,
): Promise<Profile[P]> => (await listEntries(db, SECTIONS[path], application_id)) as unknown as Profile[P]
