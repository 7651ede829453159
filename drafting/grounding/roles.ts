import { levelsOf, weightOf } from './align.ts'
import type { Finding } from './claim.ts'
import { senseOf } from './lexicon/lexicon.ts'
import type { Proposition } from './proposition.ts'
import type { SentenceReading } from './reading.ts'

/** Who leads, and what in a role, a title or a sentence bears that out. */
const LEADS =
  /\b(?:led|leads|headed|heads|directs|directed|(?:was|is) in (?:sole )?charge of|chairs|chaired|managed|manages|founded|(?:[Aa]s|is|was) (?:the )?(?:head|director|leader|chief|chair|manager|founder|(?:first |lead |sole )?author) of)\b/gu
const LEADING = new Set(
  'lead leader led head direct director manage manager chief principal chair charge supervise supervisor run found founder author sole own owner establish start create write single-handedly'
    .split(' ')
    .map((word) => senseOf(word).stem),
)
/** In a role these say that another led. */
const LOWER =
  /\b(?:member|assistant|second|third|co-?author|participant|contributor|junior|deputy|associate|trainee|resident|technician|apprentice|part of)\b/iu
const SELF = new Set(['she', 'he'])
const BRIDGE = new Set([
  'also',
  'has',
  'had',
  'then',
  'now',
  'once',
  'later',
  'currently',
  'there',
  'personally',
  'single-handedly',
])
const OWN = new Set(['role', 'job_title', 'title'])
const HELD = 0.55
const NEARLY = 0.8
const SHARED = 2

const tellsSelf = (one: Proposition): boolean =>
  one.ofApplicant &&
  !LOWER.test(OWN.has(one.field) ? one.text : '') &&
  (!/\bby\b|\b(?:Dr|Prof|Mr|Ms|Mrs|Professor)\b/u.test(one.text) || /\bI\b/u.test(one.text))

/** What the applicant is said to lead, where the entry has them in another part. */
export function raised(all: SentenceReading): Finding[] {
  const { index, text, tokens, voice } = all
  const found: Finding[] = []
  for (const match of text.matchAll(LEADS)) {
    const at = tokens.findIndex(({ start }) => start >= match.index)
    const isAs = /^[Aa]s\b/u.test(match[0])
    let before = at - 1
    while (before >= 0 && BRIDGE.has(tokens[before]?.folded ?? '')) before -= 1
    const subject = tokens[before]?.folded ?? ''
    if (!isAs && !SELF.has(subject) && !(voice !== 'petition' && voice !== 'endeavor' ? false : subject === 'i'))
      continue
    if (isAs && !tokens.some(({ folded }) => SELF.has(folded))) continue
    const behind = tokens
      .filter(
        ({ start, sense, folded }) => start >= match.index + match[0].length && !sense.closed && !/^\d/.test(folded),
      )
      .slice(0, 5)
    // "The group, which she chairs": what is led stands before.
    const objects =
      behind.length > 0 && !/^\s*[,.;]/u.test(text.slice(match.index + match[0].length))
        ? behind
        : tokens
            .slice(0, before)
            .filter(({ sense }) => !sense.closed)
            .slice(-3)
    if (objects.length === 0) continue
    const count = new Map<number, number>()
    let most = 0
    for (const token of objects) {
      const weight = weightOf(index, token)
      const homes = new Set<number>()
      for (const [place, level] of levelsOf(index, token))
        if (level >= HELD) homes.add(index.propositions[place]?.entry ?? -1)
      for (const home of homes) {
        const sum = (count.get(home) ?? 0) + weight
        count.set(home, sum)
        if (sum > most) most = sum
      }
    }
    if (most === 0) continue
    const isBorne = [...count].some(
      ([home, sum]) =>
        sum >= NEARLY * most &&
        (index.entries[home]?.propositions ?? []).some((one) => {
          if (!one.tokens.some(({ sense }) => LEADING.has(sense.stem)) || !tellsSelf(one)) return false
          if (OWN.has(one.field)) return true
          const shared = objects.filter((token) => (levelsOf(index, token).get(one.at) ?? 0) >= HELD).length
          return shared >= Math.min(SHARED, objects.length)
        }),
    )
    if (!isBorne)
      found.push({
        kind: 'role',
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        reason: 'no entry gives the applicant this part in it',
      })
  }
  return found
}

/** What the case file tells as help, and how a sentence says so. */
const HELPED = /\bI (?:\p{L}+ )?(?:assisted|helped|took part|take part|supported|sat in)\b|\bunder the supervision\b/u
const SAYS_SO =
  /\b(?:assist\w*|help\w*|took part|takes? part|support\w*|member|under|joined|contribut\w*|participat\w*|sat|sits|alongside|with|part of)\b/iu
const WHOLLY = 0.6

/** Help that is told as the applicant's own doing. */
export function lowered({ clauses, index, text }: SentenceReading): Finding[] {
  return clauses.flatMap((clause): Finding[] => {
    const [first, last] = [clause.tokens[0], clause.tokens.at(-1)]
    if (first === undefined || last === undefined) return []
    const own = text.slice(first.start, last.end)
    if (SAYS_SO.test(own) || clause.tokens.filter(({ content }) => content).length < 3) return []
    let best: Proposition | undefined
    let most = WHOLLY * clause.alignment.weight
    for (const [at, score] of clause.alignment.byProposition) {
      const one = index.propositions[at]
      if (one === undefined || one.status === 'law' || one.field === 'entry' || score <= most) continue
      most = score
      best = one
    }
    if (best === undefined || !HELPED.test(best.text)) return []
    return [{ kind: 'role', start: first.start, end: last.end, text: own, reason: 'the case file tells this as help' }]
  })
}
