import { levelsOf } from './align.ts'
import type { Finding } from './claim.ts'
import type { Token } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'
import { matchesOf } from './matches.ts'

/** Ways to credit somebody with an effect. */
const CREDIT =
  /\b(?:persuad\w+|convinc\w+|because of|thanks to|ow(?:e|es|ed|ing) to|brought (?:\p{L}+ ){0,5}?(?:back|about)|bring(?:s|ing) about|prompt(?:s|ed|ing)|put an end to|brought (?:them|us|it|him|her|me) (?:an?|more|new)|turned (?:\p{L}+ ){1,8}into|prevent(?:s|ed|ing)|sav(?:ed|ing) (?:the )?(?:lives|money|jobs|millions|thousands|dozens|hundreds)|spar(?:ed|ing)|forced|attribut(?:ed|able)|credited|as a (?:direct )?(?:result|consequence)|result(?:ed|ing) in|led (?:directly )?to|gave rise to|spurr(?:ed|ing)|inspir(?:ed|ing)|sparked|ushered|transformed|revolutioni[sz]ed|rescued|revived|eliminated|eradicated|singlehandedly|paved the way|catalyzed|averted|(?:drove|driven) (?:down|up|by|the)|made (?:it )?possible for|moved (?:\p{L}+ ){1,8}?to (?=\p{Ll})|(?:was|were|is) (?:the|one|a) (?:\p{L}+ )?reason (?:that|why|for)|changed the way|contribut(?:ed|es|ing) to (?:an?|the|its|their) (?:\p{L}+ ){0,2}?(?:decline|rise|increase|fall|drop|growth|reduction|improvement|decrease|recovery|success)|kept (?:\p{L}+ ){1,5}?from (?:being )?\p{L}+|(?:has|have|had) brought (?:[\p{L}’']+ ){1,8}?(?:back|down|up|to)|found it (?:easier|possible|cheaper|simpler)|so (?:many|much) (?:\p{L}+ ){1,6}that|to thank for|in response to|at (?:his|her|my|their) (?:urging|insistence|suggestion|instigation|request)|changed the (?:practice|rules?|law|course|face|minds?|standard)|reshaped|opened the (?:door|way)|made (?:[\p{L}’']+ ){1,5}?(?:safer|cheaper|easier|faster|obsolete|unnecessary)|had the effect of|helped (?:to )?(?:bring|cut|reduce|end|save|win|persuade|prevent|keep|raise)|won (?:\p{L}+ ){1,5}over)\b/giu

/** Ways that say of themselves how it came about: a reason of another kind does not bear them out. */
const PLAIN =
  /^(?:persuad|convinc|thanks|ow|prompt|put an end|turned|spurr|inspir|spark|rescu|reviv|transform|revolution|saved|saving|spar|forced|catalyz|moved|changed|contribut|kept|found it|so (?:many|much)|to thank|(?:has|have|had) brought|in response|at (?:his|her|my|their)|reshaped|opened|made \S+ \S+|had the effect|helped|won)/iu

/** Verbs of so many uses that only the same one tells the same effect. */
const MANY_USES = /^(?:moved|changed|kept|brought|(?:has|have|had) brought|contribut|found|made|won|helped|opened)/iu

const TWO_SIDED = /^(?:because of|thanks|ow|as a)/iu

/** These join two things and name neither. */
const JOINS = new Set(['because', 'result', 'consequence', 'way'])

const REASON =
  /\b(?:because|therefore|reason|result(?:ed|ing)|as a result|led (?:directly )?to|thanks|due|cause\w*|thus|convinc\w*|persuad\w*|prevent\w*|sav(?:e|es|ed|ing)|avoid\w*|attribut\w*|inspir\w*|forced|so that|spar\w+|by (?:\p{L}+ing)|since then|on the strength|as a consequence|prompt\w*|brought)\b/iu

/** A plan or an aim is no reason of what has come about. */
const AHEAD = new Set(['plan', 'aim', 'law'])
const DENIED = /\b(?:not|never|nor|no|nobody|nothing|neither|cannot|without)(?: \p{L}+){0,2} $/iu
/** What moved the writer's own mind is an opinion, and so is who spares words. */
const OPINION = /^(?:persuad|convinc|inspir|prompt)\p{L}+ (?:me|us|one)\b(?! to\b)|^sparing (?:with|in|of)\b/iu

/** Who leaves a reason open, or denies it, gives none. */
const UNSAID =
  /\b(?:cannot|can not|can[’']t|could not|do(?:es)? not|don[’']t|did not|unable to|too early to|hard to|nobody can) (?:say|know|tell|claim|prove|show)\b|\bnot because\b|\bno proof\b/iu

/** Effects that a clause credits to somebody, where nothing that it restates gives a reason. */
export function credits(clause: Reading, all: SentenceReading): Finding[] {
  const { index } = all
  const start = clause.tokens[0]?.start ?? 0
  const end = clause.tokens.at(-1)?.end ?? 0
  return matchesOf(CREDIT, all.text.slice(start, end)).flatMap((match): Finding[] => {
    const at = start + match.index
    if (DENIED.test(all.text.slice(Math.max(start, at - 30), at))) return []
    if (OPINION.test(all.text.slice(at))) return []
    const isDone =
      /(?:ed|[^aeiou]t|ght|ove)$/u.test(match[0]) || /\b(?:has|have|had)\b/u.test(all.text.slice(start, at))
    const about = clause.tokens.filter(
      ({ content, start: from }) => content && (from < at || from >= at + match[0].length),
    )
    // What stands within ("moved two counties to") is what it was done to.
    const within = clause.tokens.filter(({ start: from, end: to }) => from >= at && to <= at + match[0].length)
    const [verb, ...more] = within.filter(({ sense }) => !sense.closed)
    const last = within.at(-1)
    const cue = (within.length <= 3 ? [verb, ...more] : [verb, last])
      .filter((token) => token !== undefined)
      .filter(({ sense, folded }) => !sense.closed && !JOINS.has(folded))
    const told = [...clause.reach].some((home) =>
      (index.entries[home]?.propositions ?? []).some((proposition) => {
        if (UNSAID.test(proposition.text) || (isDone && AHEAD.has(proposition.status))) return false
        const same = cue.some(
          (token) => levelsOf(index, token).at(proposition.at) >= (MANY_USES.test(match[0]) ? 1 : 0.9),
        )
        if (!same && (PLAIN.test(match[0]) || !REASON.test(proposition.text))) return false
        // "It is because of X that Y": both sides must be told.
        if (
          TWO_SIDED.test(match[0]) &&
          ![(token: Token) => token.start < at, (token: Token) => token.start > at].every((isSide) => {
            const side = about.filter(isSide)
            return side.length === 0 || side.some((token) => levelsOf(index, token).at(proposition.at) >= 0.55)
          })
        )
          return false
        const shared = about.filter((token) => levelsOf(index, token).at(proposition.at) >= 0.55).length
        return shared / Math.max(1, about.length) >= (same ? 0.3 : 0.4)
      }),
    )
    if (told) return []
    return [
      {
        kind: 'causal',
        start: at,
        end: at + match[0].length,
        text: match[0],
        reason: 'no entry tells that one led to the other',
      },
    ]
  })
}
