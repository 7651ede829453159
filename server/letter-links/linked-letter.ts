import type { LinkedLetter } from '#domain/letter-link.ts'
import { forItsWriter } from '#drafting/editing/for-its-writer.ts'
import { openPointsOf } from '#drafting/editing/open-points.ts'
import { sectionsIn } from '#drafting/editing/sections.ts'
import { withConfirmed } from '#drafting/editing/settled.ts'
import { hintOn } from '#drafting/recommendation-letter/index.ts'
import type { OpenDocument } from '../drafts/open-document.ts'
import { listVersions } from '../drafts/versions-store.ts'
import { writingIfAny } from '../drafts/writing-of.ts'
import type { WorkParts } from '../parts.ts'
import { applicantOf, recommenderOf, writerOf } from './link-state.ts'
import type { FoundLink } from './store.ts'

type Versions = Awaited<ReturnType<typeof listVersions>>

/** Who drafted what stands there: edits by hand are nobody's draft. */
export const drafterIn = (versions: Versions): LinkedLetter['drafter'] => {
  const { provider, model } = versions.findLast(({ made_by }) => made_by === 'draft' || made_by === 'redraft') ?? {
    provider: 'builtin',
    model: null,
  }
  return { provider, model }
}

function signedIn({ signed_name: name, handed_in_at: created_at }: FoundLink): LinkedLetter['signed'] {
  return name === null || created_at === null ? null : { name, created_at }
}

/** The letter of a link, and nothing beside it. */
export async function linkedLetter({ db }: WorkParts, link: FoundLink, document: OpenDocument): Promise<LinkedLetter> {
  const { row, newest, waivers } = document
  const versions = await listVersions(db, row.id)
  const drafter = drafterIn(versions)
  const { blocks, title } = forItsWriter(newest.document, drafter)
  const confirmed = new Map(waivers.map(({ point, by, at, as, left_out = false }) => [point, { by, at, as, left_out }]))
  const hintFor = (kind: string, name: string): string => {
    const block = newest.document.blocks.find((one) => one.kind !== 'page-break' && one.id === name)
    return kind === 'missing' && block !== undefined ? hintOn(block, newest.caseFile, link.referee_id) : ''
  }
  const open = openPointsOf(blocks).map(({ id, kind, section, block, sentence, text }) => ({
    id,
    kind,
    section,
    block,
    sentence,
    text,
    hint: hintFor(kind, block),
    confirmed: confirmed.get(id) ?? null,
  }))
  const writing = await writingIfAny(db, row, newest.caseFile)
  return {
    applicant: { name: applicantOf(link) },
    recommender: { name: recommenderOf(link), title: link.title, organization: link.organization },
    writer: writerOf(link),
    note: link.note,
    expires_at: link.expires_at,
    state: link.signed_at !== null ? 'signed' : link.edited_at !== null ? 'edited' : 'opened',
    title,
    version: row.version,
    draft: open.some((point) => point.confirmed === null),
    blocks: withConfirmed(blocks, waivers),
    outline: sectionsIn(blocks, writing?.outline ?? [], new Set(confirmed.keys())),
    open,
    changed: versions
      .filter(({ made_by }) => made_by === 'recommender')
      .map(({ number, note, created_at }) => ({ number, note, created_at })),
    signed: signedIn(link),
    drafter,
  }
}
