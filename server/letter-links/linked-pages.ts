import { forItsWriter } from '#drafting/editing/for-its-writer.ts'
import { printed } from '#drafting/editing/printed.ts'
import type { Db } from '../db/client.ts'
import { AtHand } from '../drafts/at-hand.ts'
import type { OpenDocument } from '../drafts/open-document.ts'
import { setPages, type Pages } from '../drafts/set-pages.ts'
import { listVersions } from '../drafts/versions-store.ts'
import { drafterIn } from './linked-letter.ts'

/** Letters whose pages are kept at hand: each is downloaded as PDF and as DOCX, and perhaps again. */
const MOST_AT_HAND = 8
const setFor = new WeakMap<Db, AtHand<Pages>>()

/** The pages of a letter for its writer: the applicant's own say on their first sheet what the case file holds. */
export async function linkedPages(db: Db, { row, newest, waivers }: OpenDocument): Promise<Pages> {
  const atHand = setFor.get(db) ?? new AtHand<Pages>(MOST_AT_HAND)
  setFor.set(db, atHand)
  const name = `${row.id}/${row.revision}`
  const known = atHand.get(name)
  if (known !== undefined) return known
  const drafter = drafterIn(await listVersions(db, row.id))
  const pages = await setPages(printed(forItsWriter(newest.document, drafter), waivers, row.version))
  atHand.set(name, pages)
  return pages
}
