import type { Document } from '#domain/document.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { printed } from '#drafting/editing/printed.ts'
import { leftOutOf } from '#drafting/recommendation-letter/index.ts'
import type { Db } from '../db/client.ts'
import { itemsOf } from '../recommenders/configuration.ts'
import { AtHand } from './at-hand.ts'
import { newestDocuments } from './newest-documents.ts'
import type { OpenDocument } from './open-document.ts'
import { readThrough } from './read-through.ts'
import type { DocumentRow } from './require-document.ts'
import { findVersion } from './versions-store.ts'

type Findings = DocumentView['quality']

/** The newest of what the filing would hold beside a document. */
const newestBeside = async (db: Db, { application_id, kind, referee_id }: DocumentRow) =>
  (await newestDocuments(db, application_id))
    .filter((one) => one.kind !== kind || one.referee_id !== referee_id)
    .map(({ id, version }) => ({ id, version }))

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
    ...readThrough(printed(newest.document, waivers, row.version), caseFile, documents),
    ...(row.referee_id === null ? [] : choicesLeftOut(newest, { items, referee_id: row.referee_id })),
  ]
  atHand.set(name, findings)
  return findings
}

/** Choices are changed where the letter is asked for. */
const choicesLeftOut = (
  { document, caseFile }: OpenDocument['newest'],
  asked: { items: Awaited<ReturnType<typeof itemsOf>>; referee_id: number },
): Findings =>
  leftOutOf(document, caseFile, asked).map((finding) => ({
    ...finding,
    href: `/recommender-config?ref=${asked.referee_id}&tab=letters`,
  }))

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
