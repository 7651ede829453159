import type { Factor } from '#domain/rfe.ts'
import { factorOf } from './factor-of.ts'
import type { Told } from './told.ts'

/** The six kinds of evidence of 8 CFR 204.5(k)(3)(ii), by the words that every wording of the list keeps; in lower case. */
const KINDS: readonly RegExp[] = [
  /\bacademic record\b.*\barea of exceptional ability\b/,
  /\bten years of full-time experience\b/,
  /\blicen[sc]e to practice\b|\bcertification for (?:a|the) (?:particular )?(?:profession|occupation)\b/,
  /\b(?:salary|remuneration)\b.*\bdemonstrates? exceptional ability\b/,
  /\bmembership in (?:a )?professional associations?\b/,
  /\brecognition for achievements and significant contributions to the (?:industry|field)\b/,
]
/** Fewer of the kinds are what an officer asks for in particular. */
const FEWEST = 4
const OF_ABILITY: ReadonlySet<Factor> = new Set(['exceptional_ability', 'final_merits'])

const kindsIn = ({ own }: Told): number[] => KINDS.flatMap((kind, at) => (kind.test(own) ? [at] : []))
const isItem = (one: Told): boolean => one.role === 'request' && kindsIn(one).length > 0

const isOfAbility = ({ own, under }: Told): boolean => {
  const named = factorOf(own, under)?.factor
  return named !== undefined && OF_ABILITY.has(named)
}

/** The officer asks this person, not whoever claims exceptional ability: under a heading on it alone, or by "you". */
function asksThisPerson({ under, section }: Told, lead: Told | undefined): boolean {
  if (under.factors.length > 0 && under.factors.every((factor) => OF_ABILITY.has(factor))) return true
  return lead?.section === section && /\byou\b/.test(lead.own) && !/\bif\b/.test(lead.own)
}

/** The list in hand: its items, and the sentence that leads to them. */
function listAt(told: readonly Told[], from: number): number {
  let to = from
  while (
    to < told.length &&
    told[to]?.section === told[from]?.section &&
    (told[to]?.bullet || isItem(told[to] as Told))
  )
    to += 1
  return to
}

/**
 * The six kinds of evidence of exceptional ability in the words of the regulation are the law, and no requests, in a notice
 * that finds nothing wanting on exceptional ability and does not ask this person for them: a template lists them for
 * everybody.
 */
export function withoutStandingList(told: readonly Told[]): Told[] {
  if (told.some((one) => one.role === 'finding' && isOfAbility(one))) return [...told]
  const standing = new Set<number>()
  const asking = new Set<number>()
  for (let at = 0; at < told.length; at += 1) {
    const one = told[at]
    if (one === undefined || !isItem(one)) continue
    const end = listAt(told, at)
    const items = told.slice(at, end)
    const before = told[at - 1]
    const isLed = before?.section === one.section && before.role === 'request' && before.leads === true
    if (new Set(items.flatMap(kindsIn)).size >= FEWEST) {
      if (asksThisPerson(one, before)) asking.add(at - 1)
      else {
        for (let item = at; item < end; item += 1) standing.add(item)
        if (isLed) standing.add(at - 1)
      }
    }
    at = Math.max(at, end - 1)
  }
  return told.map((one, at) => {
    if (standing.has(at)) return { ...one, role: 'law', strength: 0 }
    // Such a lead is a request itself, so that its list is a point although nothing is found wanting.
    return asking.has(at) && one.leads === true ? { ...one, leads: false } : one
  })
}
