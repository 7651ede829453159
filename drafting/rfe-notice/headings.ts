import type { Factor } from '#domain/rfe.ts'
import { NOWHERE, prongOf, type Under, wordsFor } from './factor-of.ts'
import { FACTOR_HEADINGS, LETTERHEAD, PART, PRONG_HEADINGS, SAME_POINT, STANDING } from './lexicon/headings.ts'

export type HeadingKind = 'point' | 'same' | 'law' | 'closing' | 'letterhead' | 'unknown'

export interface Heading {
  text: string
  kind: HeadingKind
  under: Under
}

const factorsIn = (own: string): Factor[] => {
  const named = FACTOR_HEADINGS.filter(([, pattern]) => pattern.test(own)).map(([factor]) => factor)
  // "Progress toward the proposed endeavor" is not about what the endeavor is.
  const closer = named.length > 1 ? named.filter((factor) => factor !== 'endeavor') : named
  if (named.length > 0) return [...new Set(closer.length > 0 ? closer : named)]
  return [...wordsFor(own)].filter(([, weight]) => weight >= 3).map(([factor]) => factor)
}

/** How a heading is numbered or set: two of one kind stand beside each other. */
export const manner = (text: string): string =>
  /^(?:item|issue|point|part|section|prong|question|topic|ground|criterion)\b/i.exec(text)?.[0].toLowerCase() ??
  /^\W*(?:[ivx]+\.|[A-H]\.|\d+\.\d|\d+[.)]|\([a-z0-9]+\)|\d+\([a-z]\))/
    .exec(text)?.[0]
    .replace(/[ivx]+\./i, 'I.')
    .replace(/[A-H]\./, 'A.')
    .replace(/\d+/g, '1')
    .replace(/\([a-z]\)/i, '(a)') ??
  (/\p{Ll}{2}/u.test(text) ? 'plain' : 'capitals')

/** What the columns of a table are headed. */
const COLUMN =
  /\b(?:elements?|factors?|criteri(?:on|a)|items?|you (?:filed|sent|submitted)|submitted|evidence|exhibits?|observations?|comments?|results?|findings?|status|remarks?|met|requested|needed|nothing)\b/g

/** What a heading announces, after the one before it. */
export function readHeading(text: string, before: Under): Heading {
  const own = text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
  if (LETTERHEAD.test(own)) return { text, kind: 'letterhead', under: NOWHERE }
  if (STANDING.test(own)) return { text, kind: 'closing', under: NOWHERE }
  const bare = own.replace(/^\W*(?:[ivx]+|[a-h]|\d+)[.)]?\s*(?:\([a-z0-9]\)[.)]?)?\s+/, '')
  if (SAME_POINT.law.test(bare)) return { text, kind: 'law', under: before }
  if (SAME_POINT.facts.test(bare) && !(/^what\b/.test(bare) && factorsIn(own).length > 0))
    return { text, kind: 'same', under: before }
  if ((own.match(COLUMN)?.length ?? 0) > 1 && own.split(/\s+/).length <= 8)
    return { text, kind: 'unknown', under: NOWHERE }
  const factors = factorsIn(own)
  if (PART.test(own) && !/\bprong\b/.test(own)) return { text, kind: 'unknown', under: NOWHERE }
  const prong = PRONG_HEADINGS.find(([, pattern]) => pattern.test(own))?.[0] ?? null
  if (prong !== null) {
    const within = factors.filter((each) => prongOf(each) === prong)
    return { text, kind: 'point', under: { prong, factors: within, whole: true } }
  }
  const [first] = factors
  if (first !== undefined)
    return {
      text,
      kind: 'point',
      under: {
        prong: prongOf(first),
        factors,
        whole: first === 'endeavor' && factors.length === 1 && /^(?:the )?(?:proposed )?endeavou?r\W*$/.test(bare),
      },
    }
  return { text, kind: 'unknown', under: before }
}
