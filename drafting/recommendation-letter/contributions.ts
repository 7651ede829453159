import { contentWords } from '../builtin/passages.ts'
import { presentable, without } from '../builtin/presentable.ts'
import type { Work } from '../builtin/portrait.ts'
import { weight } from '../builtin/results.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import { isUser } from '../endeavors/nouns.ts'
import type { Contribution } from './letter.ts'
import type { Measure } from './lengths.ts'
import type { Share } from './share.ts'

/** What the applicant only heard is not for another to vouch for. */
const isHearsay = ({ text }: Told): boolean =>
  /\bI (?:was|am|have been) told\b|\bI (?:have )?heard\b|\bthey (?:say|told me)\b/i.test(text)

/** What the writer knows from within or from use first, then what was read; what is known by hearsay is not told. */
const ORDER = { inside: 0, used: 0, read: 1, outside: 2 }

/** What a house leaves to readers comes after what only the house can tell. */
const orderOf = (work: Work, share: Share): number => {
  const insight = share.insight(work)
  return ORDER[insight] + (insight === 'inside' && share.isForReaders(work) ? 0.5 : 0)
}

/** How the applicant came to a problem is for those to tell who were there. */
const isPersonal = ({ text }: Told): boolean => /\b(?:I|my|me)\b/i.test(text)

/** The writer may be the very person meant. */
const isOfWriter = ({ text }: Told): boolean =>
  /\b(my|our) (supervisor|adviser|advisor|professor|mentor|boss|manager|director)\b/i.test(text)

/** Says that somebody else has taken something up. */
const TAKEN_UP =
  /(?:now uses?|(?:have|has) (?:used|adopted|introduced|copied|cited|joined|taken over|ordered|put)|adopted|taken over|took over|copied|is cited|was cited|cited the|introduced (?:it|the)|repeats? the|licensed|are connected|asked for|printed it|(?:use|uses|used) (?:it|them|the|her|his))/i

export const isTakenUp = (told: Told | undefined): boolean => told !== undefined && TAKEN_UP.test(told.text)

const split = (told: readonly Told[]): { results: Told[]; elsewhere: Told[] } => {
  const at = told.findIndex(({ text }, index) => index > 0 && standsAlone(text) && TAKEN_UP.test(text))
  // What comes after belongs to it, so that nothing loses the sentence that it leans on.
  return at < 0 ? { results: [...told], elsewhere: [] } : { results: told.slice(0, at), elsewhere: told.slice(at) }
}

/** One difficulty among several says little from outside. */
const obstaclesOf = (told: Told[], within: boolean): Told[] => (within || told.length > 1 ? told : [])

/** True where a writer has enough to tell for an opinion of the applicant to rest on it. */
export const bearsOpinion = (contributions: readonly Contribution[]): boolean =>
  contributions.reduce((sum, one) => sum + one.did.length + one.results.length + one.elsewhere.length, 0) >= ENOUGH

const ENOUGH = 3

/** The strongest first, each with what leans on it. */
function strongestFirst(told: readonly Told[]): Told[] {
  const chunks: Told[][] = []
  for (const one of told) {
    const last = chunks.at(-1)
    if (last === undefined || standsAlone(one.text)) chunks.push([one])
    else last.push(one)
  }
  return chunks
    .map((chunk, at) => ({ chunk, at, weight: Math.max(...chunk.map(weight)) }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .flatMap(({ chunk }) => chunk)
}

/** True of a sentence that shares a thing with the work's title or aim; that both speak of patients tells little. */
const belongsTo = (work: Work) => {
  const own = new Set(
    contentWords(`${work.value('project_name')} ${work.value('goal')}`).filter((word) => !isUser(`${word}s`)),
  )
  return ({ text }: Told): boolean => contentWords(text).some((word) => own.has(word))
}

/** The problem as far as this writer tells it: not from the middle, where nothing shows what it is about. */
function needOf(work: Work, told: readonly Told[]): Told[] {
  if (told[0]?.text === work.told('background')[0]?.text) return [...told]
  const from = told.findIndex(belongsTo(work))
  return from < 0 ? [] : told.slice(from)
}

/** From outside, a publication shows what its author did, and not what stood around it. */
const isOwnDeed = ({ text }: Told): boolean => /\b(?:I|we|my|our)\b/i.test(text)

/** What another did is told beside the applicant's part, and never in its place. */
const deedsOf = (told: Told[], within: boolean): Told[] =>
  within ? (told.some(isOwnDeed) ? told : []) : without(told, (one) => !isOwnDeed(one))

/** The works that a writer tells of, each with the sentences that fall to this writer. */
export function contributionsOf(works: readonly Work[], share: Share, most: Measure): Contribution[] {
  const known = works
    .map((work, at) => ({ work, at, order: orderOf(work, share) }))
    .filter(({ order }) => order < ORDER.outside)
    .sort((a, b) => a.order - b.order || a.at - b.at)
  return known
    .map(({ work }): Contribution => {
      const within = share.insight(work) === 'inside'
      const mine = (field: string): Told[] =>
        share.mine(without(presentable(work.told(field)), (one) => isOfWriter(one) || isHearsay(one)))
      const { results, elsewhere } = split(mine('impact'))
      return {
        work,
        need: needOf(work, within ? mine('background') : without(mine('background'), isPersonal)).slice(0, most.need),
        aims: mine('goal').slice(0, most.aims),
        obstacles: obstaclesOf(mine('challenge'), within).slice(0, most.obstacles),
        did: deedsOf(mine('solution'), within).slice(0, most.did),
        results: strongestFirst(results).slice(0, most.results),
        elsewhere: elsewhere.slice(0, most.elsewhere),
      }
    })
    .filter((one, index) => index === 0 || one.did.length + one.results.length + one.elsewhere.length > 0)
    .slice(0, most.works)
}
