import type { Document } from '#domain/document.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { printed } from '#drafting/editing/printed.ts'
import { qualityOf } from '#drafting/quality/index.ts'
import { postsLeftOut } from '#drafting/recommendation-letter/index.ts'
import type { Db } from '../db/client.ts'
import { itemsOf } from '../recommenders/configuration.ts'
import { AtHand } from './at-hand.ts'
import type { OpenDocument } from './open-document.ts'
import type { DocumentRow } from './require-document.ts'
import { findVersion } from './versions-store.ts'

type Findings = DocumentView['quality']

/** The newest document of each other kind and recommender, as the filing would hold them. */
const newestBeside = (db: Db, { application_id, kind, referee_id }: DocumentRow) =>
  db
    .selectFrom('documents')
    .leftJoin('referees', 'referees.id', 'documents.referee_id')
    .distinctOn(['kind', 'referee_id'])
    .select(['documents.id', 'version'])
    .where('documents.application_id', '=', application_id)
    .where((eb) => eb.or([eb('referee_id', 'is', null), eb('referees.is_deleted', '=', false)]))
    .where((eb) => eb.not(eb.and([eb('kind', '=', kind), eb('referee_id', 'is not distinct from', referee_id)])))
    .orderBy('kind')
    .orderBy('referee_id')
    .orderBy('documents.id', 'desc')
    .execute()

const found = new WeakMap<CaseFile, AtHand<Findings>>()

/** Findings beyond grounding: of this document as it would be printed, beside the applicant's others, and what no font can show. */
export async function findingsOf(db: Db, { row, newest, waivers }: OpenDocument): Promise<Findings> {
  const { caseFile, unshown } = newest
  const others = await newestBeside(db, row)
  const items = row.referee_id === null ? [] : await itemsOf(db, row.referee_id)
  const name = JSON.stringify([row.id, row.revision, others, items])
  const atHand = found.get(caseFile) ?? new AtHand<Findings>(8)
  found.set(caseFile, atHand)
  const known = atHand.get(name)
  if (known !== undefined) return known
  const versions = await Promise.all(others.map(({ id, version }) => findVersion(db, id, version)))
  const documents = versions.flatMap((version): Document[] => (version === undefined ? [] : [version.document]))
  const findings = [
    ...letters(unshown),
    ...qualityOf(printed(newest.document, waivers, row.version), caseFile, documents),
    ...(row.referee_id === null ? [] : postsLeftOut(newest.document, caseFile, { referee_id: row.referee_id, items })),
  ]
  atHand.set(name, findings)
  return findings
}

const letters = (unshown: string): Findings =>
  unshown === ''
    ? []
    : [
        {
          rule: 'letters',
          severity: 'must',
          text: `The PDF cannot show these letters: ${[...unshown].join(' ')}`,
          block: null,
        },
      ]
