import type { z } from 'zod'
import { NOT_YOUR_NAME, SENTENCES_CHANGED, writersOwn, type reviewRequest } from '#domain/drafted-document.ts'
import { AppError, invalidFields } from '#domain/errors.ts'
import { NOT_A_STATEMENT } from '#domain/letter-link.ts'
import { isNameOf } from '#domain/name-of-person.ts'
import { openPointsOf, type OpenPoint } from '#drafting/editing/open-points.ts'
import { sourcesAt, type Waiver } from '#drafting/editing/settled.ts'
import { heldNow } from '#drafting/proof/prove.ts'
import type { Trx } from '../db/client.ts'
import type { WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { changeWaivers } from './change-document.ts'
import type { OpenDocument, OpenVersion } from './open-document.ts'
import { askedOf } from './where-given.ts'
import { deleteWaivers, insertWaivers, type NewWaiver } from './waivers-store.ts'

/** As what somebody answers, and what is written along with it. */
export interface Answerer extends Pick<Waiver, 'as'> {
  keep?(trx: Trx): Promise<void>
}

const APPLICANT: Answerer = { as: 'applicant' }

/** A waiver as it is stored, with what the sources of its sentence hold now. */
function rowOf(
  { point, by: name, at: created_at, as: taken_as, left_out = false }: Waiver,
  about: OpenPoint,
  { document, caseFile }: Pick<OpenVersion, 'document' | 'caseFile'>,
): NewWaiver {
  const held = heldNow(sourcesAt(document.blocks, about), caseFile)
  return { point, name, text: about.text, created_at, taken_as, left_out, held }
}

const isSameSentence = (a: OpenPoint, b: OpenPoint): boolean => a.block === b.block && a.sentence === b.sentence

type Asked = Omit<z.output<typeof reviewRequest>, 'base_version'> & { base_version?: number }

/** The points that are asked for; refused where one is no longer there, since its sentence says something else by now. */
function requirePoints(open: readonly OpenPoint[], ids: readonly string[]): OpenPoint[] {
  const byId = new Map(open.map((point) => [point.id, point]))
  const gone = ids.filter((id) => !byId.has(id))
  if (gone.length > 0) throw new AppError('changed_elsewhere', SENTENCES_CHANGED, { extra: { ids: gone } })
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Applicants confirm and leave out in their own name. */
function refuseOtherName({ caseFile }: OpenVersion, name: string): void {
  if (!isNameOf(name, caseFile.profile.application)) throw invalidFields({ name: [NOT_YOUR_NAME] })
}

/** What the writer of a letter says of what only the writer knows, nobody else confirms. */
function refuseWriters(
  points: readonly OpenPoint[],
  { document, caseFile }: OpenVersion,
  referee: number | null,
): void {
  const of = { blocks: document.blocks, caseFile }
  const writer = points
    .filter(({ kind }) => kind !== 'missing')
    .map((point) => askedOf(point, of, referee))
    .find((name) => name !== null)
  if (writer !== undefined) throw new AppError('forbidden', writersOwn(writer))
}

/** The waivers that a review adds or changes, and the points whose waivers go. */
function changesOf(
  { row, newest, waivers }: OpenDocument,
  { name = '', confirm, leave_out, reopen }: Asked,
  { as, at }: Pick<Waiver, 'as' | 'at'>,
): { made: Map<string, Waiver>; about: Map<string, OpenPoint>; gone: Set<string> } {
  const open = openPointsOf(newest.document.blocks)
  const confirmed = requirePoints(open, confirm)
  const left = requirePoints(open, leave_out)
  if (as === 'recommender' && confirmed.some(({ kind }) => kind === 'missing'))
    throw new AppError('invalid', NOT_A_STATEMENT)
  if (as === 'applicant') refuseWriters(confirmed, newest, row.referee_id)
  if (as === 'applicant' && confirm.length + leave_out.length > 0) refuseOtherName(newest, name)
  const before = new Map(waivers.map((waiver) => [waiver.point, waiver]))
  const isMine = (waiver: Waiver): boolean => as === 'applicant' || waiver.as === as

  // A sentence is left out as a whole, and comes back as a whole.
  const back = open.filter(({ id }) => reopen.includes(id))
  const gone = new Set(
    waivers
      .filter(({ point, left_out }) => {
        const about = open.find(({ id }) => id === point)
        return (
          reopen.includes(point) ||
          (left_out && about !== undefined && back.some((point) => isSameSentence(point, about)))
        )
      })
      .filter(isMine)
      .map(({ point }) => point),
  )
  const made = new Map<string, Waiver>()
  const answer = (point: OpenPoint, left_out: boolean): void => {
    const known = before.get(point.id)
    const isSame = known?.by === name && known.as === as && (known.left_out ?? false) === left_out
    if (!isSame) made.set(point.id, { point: point.id, by: name, at, as, left_out })
  }
  for (const point of confirmed) answer(point, false)
  for (const point of open) if (left.some((one) => isSameSentence(one, point))) answer(point, true)
  return { made, about: new Map(open.map((point) => [point.id, point])), gone }
}

/** Settles and opens again many points at once, all or none; the pages are set once for them. */
export const review = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  asked: Asked,
  { as, keep }: Answerer = APPLICANT,
  refuse?: (open: OpenDocument) => void,
): Promise<OpenDocument> =>
  changeWaivers(
    parts,
    owner,
    id,
    (open) => {
      refuse?.(open)
      const { made, about, gone } = changesOf(open, asked, { as, at: parts.clock.now().toISOString() })
      if (made.size + gone.size === 0) return undefined
      const rows = [...made].flatMap(([point, waiver]) => {
        const found = about.get(point)
        return found === undefined ? [] : [rowOf(waiver, found, open.newest)]
      })
      return {
        waivers: [...open.waivers.filter(({ point }) => !made.has(point) && !gone.has(point)), ...made.values()],
        async keep(trx) {
          await deleteWaivers(trx, id, [...gone])
          await insertWaivers(trx, id, rows)
          await keep?.(trx)
        },
      }
    },
    asked.base_version,
  )

const NOTHING = { confirm: [], leave_out: [], reopen: [] }

/** Takes one open point upon oneself. Who waived it before stays where it is done twice under one name. */
export const waive = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  { point, name }: { point: string; name: string },
  answerer?: Answerer,
): Promise<OpenDocument> =>
  review(parts, owner, id, { ...NOTHING, name, confirm: [point] }, answerer, ({ newest }) => {
    if (openPointsOf(newest.document.blocks).every((one) => one.id !== point))
      throw new AppError('not_found', 'Open point does not exist')
  })

/** Opens a point again. The applicant takes back anybody's word for it, the recommender only their own. */
export const reopen = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  point: string,
  answerer: Answerer = APPLICANT,
): Promise<OpenDocument> =>
  review(parts, owner, id, { ...NOTHING, reopen: [point] }, answerer, ({ waivers }) => {
    if (!waivers.some((one) => one.point === point && (answerer.as === 'applicant' || one.as === answerer.as)))
      throw new AppError('not_found', 'This point was not waived')
  })
