import type { Finding } from './claim.ts'
import { foldWord } from './fold.ts'
import { senseOf } from './lexicon/lexicon.ts'

/** The other end of a range, or the first figure of one. */
const SECOND = /^ ?(?:to|and|[–-]) ?\d[\d.,]*(?<![.,])/u
/** A word after a figure; a page, a note or a footnote's sign is none. */
const NEXT = /^[ -](?<word>\p{Ll}[\p{Ll}’'-]+)/u

/** Where the words end that a figure counts or measures: its noun, with at most one adjective before it. */
function nounEnd(text: string, end: number): number {
  let at = end
  for (const isLast of [false, true]) {
    const next = NEXT.exec(text.slice(at))
    if (next === null) return end
    const { noun, adjective, closed } = senseOf(foldWord(next.groups?.word ?? ''))
    if (closed || !(noun || (adjective && !isLast))) return end
    at += next[0].length
    if (noun) return at
  }
  return end
}

/** A finding with all of its claim: half of a figure with its noun, or of a company's name, would read as if the rest were true. */
export function wholeClaim(finding: Finding, text: string): Finding {
  let { end } = finding
  if (finding.kind === 'number') {
    end += SECOND.exec(text.slice(end))?.[0].length ?? 0
    end = nounEnd(text, end)
  }
  if (finding.kind === 'name' && /\b(?:Inc|Ltd|Corp|Co|Jr|Sr)$/u.test(finding.text) && text[end] === '.') end += 1
  return end === finding.end ? finding : { ...finding, end, text: text.slice(finding.start, end) }
}
