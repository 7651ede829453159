import type { z } from 'zod'
import type { addSourceReply, addSourceRequest, findSourceRequest, foundSources } from '#domain/drafted-document.ts'
import { addSource } from '#drafting/editing/add-source.ts'
import { findSources } from '#drafting/editing/find-sources.ts'
import { mayProve } from '#drafting/editing/may-prove.ts'
import type { WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { changeText } from './change-document.ts'
import { BY_HAND, voiceOf } from './edit.ts'
import { openVersion } from './open-document.ts'
import { requireDocument } from './require-document.ts'
import { sourceViews } from './source-views.ts'
import { viewOf } from './view.ts'

/** What of the case file may be a sentence's source: entries, papers and their pages. */
export async function findSource(
  parts: WorkParts,
  application_id: number,
  id: number,
  asked: z.infer<typeof findSourceRequest>,
): Promise<z.infer<typeof foundSources>> {
  const row = await requireDocument(parts.db, application_id, id)
  const { caseFile, basis } = await openVersion(parts, row, row.version)
  const facts = caseFile.facts.filter(({ id }) => mayProve(id, asked.near, caseFile, row.endeavor_id))
  const ids = [
    ...facts.map((fact) => fact.id),
    ...caseFile.exhibits.map(({ number }) => `E${number}`),
    ...caseFile.pages.map((page) => page.id),
    ...(caseFile.rfe?.pages ?? []).map((page) => page.id),
  ]
  const { count, found } = findSources(sourceViews(ids, caseFile, basis), asked)
  return {
    count,
    results: found.map(({ source: { id: source, kind, place }, excerpt }) => ({ id: source, kind, place, excerpt })),
  }
}

/** Checks a sentence again with a source that was chosen for it; where it holds more than before, that is a new version. */
export async function chooseSource(
  parts: WorkParts,
  owner: Owner,
  id: number,
  { base_version, ...place }: z.infer<typeof addSourceRequest>,
): Promise<z.infer<typeof addSourceReply>> {
  let findings: z.infer<typeof addSourceReply>['findings'] = []
  let is_saved = false
  const changed = await changeText(parts, owner, id, base_version, ({ row, newest }) => {
    const { document: standing, caseFile, basis } = newest
    const added = addSource(standing.blocks, place, { caseFile, voice: voiceOf(row) }, row.endeavor_id)
    findings = added.findings.map(({ text, reason }) => ({ text, reason }))
    is_saved = added.blocks !== standing.blocks
    if (!is_saved) return undefined
    const [source] = sourceViews([place.source], caseFile, basis)
    const note = `Source chosen: ${source?.place ?? place.source}`.slice(0, 300)
    return { blocks: [...added.blocks], from: newest, made_by: 'edit', note, record: BY_HAND }
  })
  return { document: await viewOf(parts, changed), findings, is_saved }
}
