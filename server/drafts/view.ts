import type { DocumentView } from '#domain/drafted-document.ts'
import { namedIn } from '#drafting/editing/basis.ts'
import { openPointsOf } from '#drafting/editing/open-points.ts'
import { sectionsIn } from '#drafting/editing/sections.ts'
import { withConfirmed, withoutLeftOut } from '#drafting/editing/settled.ts'
import { countsOf } from '#drafting/proof/prove.ts'
import type { Db } from '../db/client.ts'
import { fileIdOf, fileUrl } from '../files/file-name.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import type { WorkParts } from '../parts.ts'
import { findNotice } from '../rfe/notices.ts'
import { byHandIn } from './by-hand.ts'
import type { OpenDocument } from './open-document.ts'
import { pageOf } from './profile-pages.ts'
import { findingsOf } from './quality-of.ts'
import { followsInstructions, REDRAFT, redraftKey } from './redraft-kind.ts'
import { sourceViews } from './source-views.ts'
import { listVersions } from './versions-store.ts'
import { askedOf, whereGiven } from './where-given.ts'
import { changesOf, writingIfAny } from './writing-of.ts'

/** A document as its page shows it. */
export async function viewOf(parts: WorkParts, document: OpenDocument): Promise<DocumentView> {
  const { row, newest, waivers } = document
  const { caseFile, basis } = newest
  const { blocks, title } = newest.document
  const waived = new Map(waivers.map(({ point, by, at, as, left_out = false }) => [point, { by, at, as, left_out }]))
  const leftOut = new Set(waivers.flatMap(({ point, left_out }) => (left_out ? [point] : [])))
  const confirmed = withConfirmed(blocks, waivers)
  const open = openPointsOf(blocks).map((asked) => {
    const { where: _, path, ...point } = asked
    return {
      ...point,
      href: path === null ? null : whereGiven(asked, caseFile),
      asked_of: askedOf(asked, { blocks, caseFile }, row.referee_id),
      waived: waived.get(point.id) ?? null,
    }
  })
  const [notice, writing, versions, current_task_id, exhibits, quality] = await Promise.all([
    row.notice_id === null ? undefined : findNotice(parts.db, row.application_id, row.notice_id),
    writingIfAny(parts.db, row, caseFile),
    listVersions(parts.db, row.id),
    currentTaskId(parts.db, REDRAFT, redraftKey(row.id)),
    exhibitsOf(parts.db, document),
    findingsOf(parts.db, document),
  ])
  const changed = changesOf(newest, writing).map(({ key: _, section, ...change }) => ({
    ...change,
    href: pageOf(section),
  }))
  return {
    id: row.id,
    kind: row.kind,
    title,
    referee_id: row.referee_id,
    notice_id: notice?.id ?? null,
    version: row.version,
    draft: open.some((point) => point.waived === null),
    url: fileUrl({ id: row.pdf, name: row.pdf_name }),
    docx_url: fileUrl({ id: row.docx, name: row.docx_name }),
    blocks: confirmed,
    outline: sectionsIn(blocks, writing?.outline ?? [], new Set(waived.keys())),
    sources: sourceViews(namedIn(blocks), caseFile, basis),
    exhibits,
    open,
    states: countsOf(withoutLeftOut(confirmed, leftOut)),
    quality,
    left_out: newest.document.left_out ?? [],
    contradictions: caseFile.contradictions.map(({ kind, text, places }) => ({
      kind,
      text,
      places: places.map(({ place }) => place),
    })),
    versions,
    by_hand: await byHandIn(parts.db, row.id, versions),
    current_task_id,
    basis: basis.counts,
    stale: changed.length > 0,
    changed,
    follows_instructions: followsInstructions(parts),
  }
}

/** Every paper that the document may cite, those too that were taken out of the profile since. */
async function exhibitsOf(db: Db, { newest: { caseFile, basis } }: OpenDocument): Promise<DocumentView['exhibits']> {
  const now = new Set(caseFile.exhibits.map(({ number }) => number))
  const papers = [...caseFile.exhibits, ...basis.exhibits.filter(({ number }) => !now.has(number))]
  const ids = papers.flatMap(({ file }) => fileIdOf(file.url) ?? [])
  if (ids.length === 0) return []
  const rows = await db.selectFrom('files').select(['id', 'content_type']).where('id', 'in', ids).execute()
  const types = new Map(rows.map(({ id, content_type }) => [id, content_type]))
  return papers
    .map(({ number, title, file }) => ({
      number,
      title,
      url: file.url,
      content_type: types.get(fileIdOf(file.url) ?? '') ?? 'application/octet-stream',
      pages: caseFile.pages.filter(({ exhibit }) => exhibit === number).length,
    }))
    .sort((a, b) => a.number - b.number)
}
