import { levelsOf } from './align.ts'
import type { Finding } from './claim.ts'
import type { Token } from './proposition.ts'
import type { SentenceReading } from './reading.ts'
import { matchesOf } from './matches.ts'

/** Ways to tell that something became more or less. */
const CHANGE =
  /\b(?:(?:has|have|had) )?(?:\p{L}+ly )?(?:rose|risen|fell|fallen|declined|dropped|decreased|increased|doubled|tripled|halved|shrank|shrunk|grew|grown|soared|plummeted|ceased|vanished|disappeared|(?:came|come) to an end|(?:become|became) (?:\p{L}+ly )?(?:rarer|fewer|rare|safer|cheaper|smaller|shorter|better|common))\b/gu
const TELLS =
  /\b(?:rose|risen|rise|fell|fallen|fall|declin\w+|drop\w*|decreas\w+|increas\w+|improv\w+|doubl\w+|tripl\w+|hal[fv]\w*|shr[aiu]nk|gr[eo]w\w*|soar\w*|end(?:ed)?|ceased|rar\w+|fewer|less|more|better|higher|lower\w*|from \S+ to|cut|reduc\w+|against|instead of|no longer)\b/iu
const INTRANSITIVE = new Set(
  'in on at by since after before as because when while and but to over under during with within among across for more sharply noticeably'.split(
    ' ',
  ),
)
const BE = new Set('is are was were been being be'.split(' '))
const COUNTS =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty|some|others|many|most|who) $/iu
/** "Fell on a weekend" tells when. */
const BEFELL = /^(?:fell|fallen)$/u
const PLACED = new Set(['on', 'in', 'to', 'under', 'within', 'into'])
const AHEAD = /\b(?:expects?|hopes?|plans?|will|would|should|aims?|goal|target|intends?)\b[^.;]*$/iu
const HELD = 0.55
const MOST = 0.6

/** A change that is told of what no entry tells to have changed. */
export function unchanged(all: SentenceReading): Finding[] {
  const { index, text, tokens } = all
  return matchesOf(CHANGE, text).flatMap((match): Finding[] => {
    const at = tokens.findIndex(({ start }) => start >= match.index)
    const subject: Token[] = []
    for (let before = at - 1; before >= Math.max(0, at - 8); before--) {
      const token = tokens[before]
      if (token === undefined) break
      if (/[,;:—–]/.test(text.slice(token.end, tokens[before + 1]?.start))) break
      if (!token.sense.closed && token.sense.noun && !/^\d/.test(token.folded)) subject.push(token)
    }
    const before = tokens[at - 1]?.folded ?? ''
    // "Three declined", "the offer was declined": somebody said no.
    if (match[0].endsWith('declined') && (BE.has(before) || COUNTS.test(text.slice(0, match.index)))) return []
    const next = tokens.find(({ start }) => start >= match.index + match[0].length)
    if (BEFELL.test(match[0]) && next !== undefined && PLACED.has(next.folded)) return []
    // What is hoped for has not changed yet.
    if (AHEAD.test(text.slice(0, match.index))) return []
    // Figures told from one to another are held to their own rules.
    if (
      subject.length === 0 ||
      /^\s*,? *(?:from|to|by) /u.test(text.slice(match.index + match[0].length)) ||
      (next !== undefined &&
        !INTRANSITIVE.has(next.folded) &&
        !/^\s*[,.;]/u.test(text.slice(match.index + match[0].length)))
    )
      return []
    const told = index.propositions.some(
      (one) =>
        one.status !== 'law' &&
        TELLS.test(one.text) &&
        subject.filter((token) => levelsOf(index, token).at(one.at) >= HELD).length >= MOST * subject.length,
    )
    if (told) return []
    return [
      {
        kind: 'causal',
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        reason: 'no entry tells of this change',
      },
    ]
  })
}
