import { isByHand, readingsOf, sectionsByHand, type Readings } from '#drafting/editing/by-hand.ts'
import type { Db } from '../db/client.ts'
import { AtHand } from './at-hand.ts'
import { findVersion, type listVersions } from './versions-store.ts'

/** Far more than versions with their text: a reading is a line. */
const MOST_AT_HAND = 1_000
const readFrom = new WeakMap<Db, AtHand<Readings>>()

/** How a version reads never changes, and is asked for with each page of its document. */
async function readingsOfVersion(db: Db, document_id: number, number: number): Promise<Readings> {
  const atHand = readFrom.get(db) ?? new AtHand<Readings>(MOST_AT_HAND)
  readFrom.set(db, atHand)
  const name = `${document_id}/${number}`
  const known = atHand.get(name)
  if (known !== undefined) return known
  const version = await findVersion(db, document_id, number)
  const readings = readingsOf(version?.document.blocks ?? [])
  atHand.set(name, readings)
  return readings
}

/** The sections of a document's newest version that hold what a person typed. */
export async function byHandIn(
  db: Db,
  document_id: number,
  versions: Awaited<ReturnType<typeof listVersions>>,
): Promise<string[]> {
  if (!versions.some(isByHand)) return []
  const made = []
  for (const { number, made_by } of versions)
    made.push({ made_by, readings: await readingsOfVersion(db, document_id, number) })
  return sectionsByHand(made)
}
