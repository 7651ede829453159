import { draftSignIn } from '#documents/draft-signs.ts'
import { nameWithNative } from '#domain/filing-name.ts'
import type { TIES } from '#domain/letter-packet.ts'
import type { LetterState } from '#domain/recommender.ts'
import { independenceOf } from '#drafting/letter-packet/independence.ts'
import type { Db } from '../db/client.ts'
import { fileIdOf } from '../files/file-name.ts'
import { runningTasks } from '../jobs/tasks.ts'
import { readFiles } from '../uploads/store.ts'
import { LETTER, letterKey } from './generate-letter.ts'
import { listReferees } from './store.ts'

/** A recommender as the list shows them. */
interface RefereeRow {
  id: number
  first_name: string
  last_name: string
  /** What the recommender is called: the filing name, with the native one behind it. */
  name: string
  title: string
  organization: string
  tie: (typeof TIES)[number]
  letter: LetterState
}

/** The recommenders of an application, each with the tie and how far the letter has come. */
export async function refereeRows(db: Db, application_id: number): Promise<RefereeRow[]> {
  const referees = await listReferees(db, application_id)
  const [unsigned, drafted, running] = await Promise.all([
    draftsAmong(db, application_id, referees),
    draftedFor(db, application_id),
    runningTasks(db, LETTER, application_id),
  ])
  return referees.map((referee) => {
    const { id, first_name, last_name, title, organization, signed_letter } = referee
    const letter = running.has(letterKey(id)) ? 'drafting' : drafted.has(id) ? 'drafted' : 'none'
    const { tie } = independenceOf(referee)
    return {
      id,
      first_name,
      last_name,
      name: nameWithNative({ ...referee, middle_name: '' }),
      title,
      organization,
      tie,
      letter: signed_letter === null || unsigned.has(id) ? letter : 'signed',
    }
  })
}

/** Recommenders whose letter was uploaded as signed and, once read, is a draft of our own. */
async function draftsAmong(
  db: Db,
  application_id: number,
  referees: Awaited<ReturnType<typeof listReferees>>,
): Promise<ReadonlySet<number>> {
  const files = new Map(
    referees.flatMap(({ id, signed_letter }) => {
      const file = fileIdOf(signed_letter?.url ?? '')
      return file === null ? [] : [[file, id] as const]
    }),
  )
  const read = await readFiles(db, application_id, [...files.keys()])
  return new Set(
    read.flatMap(({ file_id, pages, read_by }) =>
      draftSignIn(pages, read_by, true) === undefined ? [] : [files.get(file_id) ?? 0],
    ),
  )
}

async function draftedFor(db: Db, application_id: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('documents')
    .select('referee_id')
    .distinct()
    .where('application_id', '=', application_id)
    .where('kind', '=', 'recommendation_letter')
    .execute()
  return new Set(rows.flatMap(({ referee_id }) => referee_id ?? []))
}
