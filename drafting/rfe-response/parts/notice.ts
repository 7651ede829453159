import type { Quoted } from '#domain/rfe.ts'
import type { Composer } from '../../builtin/composer.ts'
import { placesIn } from '../../rfe-notice/places.ts'
import { claimDoubted } from '../claim-doubted.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { quoteBlocks } from '../quoting.ts'
import { allAsked, ownRequests } from '../standing.ts'
import { put } from './put.ts'

const KEY = /[^\p{L}\p{N}]+/gu

export const keyOf = ({ quote, page }: Quoted): string => `${page} ${quote.toLowerCase().replace(KEY, ' ').trim()}`

/** Each sentence of the notice once and in its order, since “them” means what was named before; of what an earlier answer quotes nothing, unless it is all there is. */
function findingsOf(
  { quote, page, further }: PlannedIssue['issue'],
  told: ReadonlySet<string>,
  pages: readonly string[],
): Quoted[] {
  const found = [{ quote, page }, ...further].flatMap((one) => {
    const claim = claimDoubted(one, pages)
    return claim === undefined ? [one] : [claim, one]
  })
  const all = [...Map.groupBy(found, keyOf).values()].flatMap(([one]) => one ?? [])
  const fresh = all.filter((one) => !told.has(`notice ${keyOf(one)}`))
  const { placeOf } = placesIn([], pages)
  return fresh.length > 0 ? fresh.toSorted((a, b) => placeOf(a) - placeOf(b)) : all.slice(0, 1)
}

/** The notice's own words first: findings, then what it asks for; all that it quotes. */
export function notice(
  write: Composer,
  { issue }: PlannedIssue,
  told: Set<string>,
  pages: readonly string[],
): Quoted[] {
  const { quote, further, requests } = issue
  put(write, phrasing.NOTICE_SAYS)
  const set = (quotes: readonly Quoted[]) => {
    for (const block of quoteBlocks(() => write.nextId(), quotes)) write.block(block)
  }
  const findings = findingsOf(issue, told, pages)
  for (const one of findings) told.add(`notice ${keyOf(one)}`)
  set(findings)
  const all = allAsked(requests).filter(
    (one) => one.quote !== quote && further.every((other) => other.quote !== one.quote) && !told.has(one.quote),
  )
  // What is asked once for several points is quoted under the first.
  for (const one of all) told.add(one.quote)
  const own = ownRequests(requests)
  const [asked, listed] = [all.filter((one) => own.includes(one)), all.filter((one) => !own.includes(one))]
  if (asked.length > 0) put(write, phrasing.NOTICE_ASKS)
  set(asked)
  if (listed.length > 0) put(write, asked.length > 0 ? phrasing.NOTICE_LISTS_TOO : phrasing.NOTICE_LISTS)
  set(listed)
  return [...findings, ...asked, ...listed]
}
