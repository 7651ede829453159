import type { Under } from './factor-of.ts'
import { readHeading } from './headings.ts'
import { CITATION } from './lexicon/law-words.ts'
import type { Told } from './told.ts'

/** "Open." in a row of a table, or after a criterion: what follows says why. */
const OPEN =
  /(?:^|(?<!\b(?:cannot|can|to|will|may|could|would|not))\s)(?:open|not (?:yet )?(?:met|established|satisfied|shown)|deficient|unresolved|outstanding)\.$/
const CLOSED = /(?:^|\s)(?:closed|met|established|satisfied|resolved)\.$/
/** A sentence that says so is one like any other. */
const SAID = /\b(?:is|are|was|were|has|have|been|be|being|marked|remains?|left|leaves?|no)\b/
const LONGEST = 30
const SHORTEST = 4
/** What is to be sent, named and no more. */
const ASKED =
  /^(?:an? )?(?:corrected |dated |further |additional |new |full |wage |signed )*(?:letters?|proof|evidence|data|documents?|copies|copy|anything|clarification|statements?|account|figures|records|plan|translation|form)\b(?!.*\b(?:add|adds|do|does|is|are|was|were|has|have|go|gives?|shows?(?! expertise))\b)/
const KEPT: ReadonlySet<Told['role']> = new Set(['boilerplate', 'request'])

const isRow = ({ own }: Told, standing: RegExp): boolean =>
  standing.test(own) && !SAID.test(own) && own.split(/\s+/).length <= LONGEST

/** So likely a finding, a sentence is of another matter than the row that was closed before it. */
const FOUND = 0.9

function standing(one: Told, open: boolean | null): Told {
  if (open === false && one.role === 'finding' && (one.finds ?? 0) > FOUND) return one
  if (open === null || KEPT.has(one.role) || CITATION.test(one.own) || one.own.split(/\s+/).length < SHORTEST)
    return one
  // What the officer says to be none.
  if (open && one.finds === 0) return one
  if (open && ASKED.test(one.own)) return { ...one, role: 'request' }
  return open ? { ...one, role: 'finding', strength: Math.max(1, one.strength) } : { ...one, role: 'concession' }
}

/** What stands after a verdict in a word is read as its reason. */
export function withStandings(told: readonly Told[]): Told[] {
  let open: boolean | null = null
  let section = -1
  /** What the row in hand is on. */
  let under: Under | null = null
  return told.map((one) => {
    if (one.section !== section) {
      open = null
      under = null
    }
    section = one.section
    if (isRow(one, OPEN) || isRow(one, CLOSED)) {
      open = isRow(one, OPEN)
      const named = readHeading(one.text, one.under)
      under = named.kind === 'point' ? named.under : null
      return { ...one, role: 'other', opens: true, under: under ?? one.under }
    }
    return under === null ? standing(one, open) : standing({ ...one, under }, open)
  })
}
