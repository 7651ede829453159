import { type Concession, concessionIn, subjectOf } from './concession.ts'
import { NOWHERE, type Under } from './factor-of.ts'
import { type Heading, manner, readHeading } from './headings.ts'
import { asksBelow, FREE, type Lead, leadOf, leadsOn, LED, STOPS } from './leads.ts'
import type { Block } from './page/block.ts'
import { type Role, weigh, type Weighed } from './roles.ts'
import { isNumbered, isWholeItem, runIn } from './run-in.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** A sentence with what it does and where in the notice it stands. */
export interface Told extends Sentence {
  role: Role
  strength: number
  concedes: boolean
  /** What it grants before or behind what it denies. */
  concession: Concession | null
  /** The words that say what it is on: its own, without what it grants. */
  subject: string
  /** The headings it stands under, counted; 0 before the first that raises a point. */
  section: number
  heading: Heading | null
  under: Under
  /** The paragraph or item it belongs to, counted. */
  block: number
  bullet: boolean
  /** Which sentence of it, from 0. */
  at: number
  /** The number that its paragraph or heading gives itself. */
  item: string | null
  /** Another point begins here, whatever it is on. */
  opens?: boolean
  /** Of a numbered paragraph that is a point of its own. */
  row?: true
  /** It only names what the finding behind it counts. */
  names?: true
  /** It says that a list follows. */
  leads?: boolean
  /** An item of a list of what is wanting. */
  lacks?: boolean
  /** How likely it finds something wanting, and how likely it grants something, once that is weighed. */
  finds?: number
  grants?: number
}

/** "with respect to paragraphs 11 and 12": the items that a request names. */
export function itemsNamed(own: string): string[] {
  const named =
    /\b(?:paragraphs?|items?|points?|issues?|questions?) ((?:no\.? )?\d{1,2}(?:\([a-z]\))?(?:(?:, | and | to |, and | or )\d{1,2}(?:\([a-z]\))?)*)/.exec(
      own,
    )?.[1]
  return named?.match(/\d{1,2}(?:\([a-z]\))?/g) ?? []
}

/** Printed at the head of every page. */
const FURNITURE = /\bthis notice contains your unique number\b/i

/** A heading under which a list is what was filed. */
const FILED =
  /\b(?:evidence|documents?|documentation|exhibits?|materials?) (?:\w+ )?(?:received|submitted|filed|of record|provided|considered|reviewed)\b(?! and)|\bwhat you (?:sent|submitted|filed|provided)\b/i
/** A heading under which a list is what is asked for. */
const ASKS_FOR =
  /\b(?:submit|send|provide|to be (?:submitted|sent|provided)|request(?:ed|s)?|suggested|we (?:need|ask))\b/i

/** A paragraph that is a question, or a criterion in the regulation's words, heads what follows. */
const QUESTION =
  /^(?:\W*\w{0,3}[.)]\s*)?(?:who|what|why|where|how|is|are|do|does|has|have|will|would|can)\b[^.?!:]{4,90}\?$/i
const CRITERION =
  /^(?:\W*\w{0,4}[.)]\s*)?(?:evidence (?:of|that) (?:the )?(?:alien|beneficiary|individual|person)\b|documentation of the (?:alien|beneficiary|individual|person)\b|published material about the|evidence of (?:commercial successes|the display of))[^.]*\.?$/i
/** The same with its source before the first sentence under it. */
const CRITERION_CITED =
  /^((?:evidence|an official|a license|documentation|published)\b[^.]{10,220}?)[\s,–—-]+8 C\.?F\.?R\.? (?:§ ?)?204\.5\([hk]\)\(3\)\([ivx]+\)(?:\([A-F]\))?[.:]? (?=\p{Lu})/iu
const isAsHeading = ({ kind, text }: Block): boolean =>
  kind === 'paragraph' && (QUESTION.test(text.trim()) || CRITERION.test(text.trim()))

/** "[5]", "5., "Item 5" before a paragraph or in its heading. */
const itemOf = (text: string): string | null =>
  /^\W*(?:(?:item|issue|point|paragraph|question|no\.)\s+)?(\d{1,2}(?:\([a-z]\))?)[\].):]/i.exec(text)?.[1] ?? null

function placedRole(role: Role, strength: number, block: Block, heading: Heading | null, own: string): Role {
  if (block.kind === 'footnote' && (role === 'weak' || strength < 1)) return 'other'
  if (heading?.kind !== 'closing' || role === 'law') return role
  // How to answer holds requests only where it says for which item they are.
  return role === 'request' && itemsNamed(own).length > 0 ? role : 'boilerplate'
}

/** What denies something is no grant because another clause of it grants something. */
function weighWith(own: string, concession: Concession | null): Weighed {
  const whole = weigh(own)
  if (concession === null || whole.role === 'finding' || whole.role === 'law') return whole
  const remains = weigh(concession.remains.own)
  return remains.role === 'finding' ? remains : whole
}

/** The notice as sentences, each with its part in it. */
export function tell(blocks: readonly Block[]): Told[] {
  const told: Told[] = []
  let heading: Heading | null = null
  let under: Under = NOWHERE
  let section = 0
  let item: string | null = null
  /** What stood above the headings in hand, by their manner. */
  let above: { manner: string; under: Under }[] = []
  let lead: Lead = null
  /** The sign of the item within which another list asks. */
  let nested: string | null = null
  /** What stood above the numbered paragraph, or the item, whose own heading is in hand. */
  let outside: { heading: Heading | null; under: Under; item: boolean } | null = null
  let law = false
  let begun = false
  blocks.forEach((block, number) => {
    if (block.kind !== 'footnote') item = itemOf(block.text) ?? item
    if (block.kind === 'heading' && FURNITURE.test(block.text)) return
    if (block.kind === 'heading' || isAsHeading(block)) {
      // Beside another of its kind a heading is no part of what that one announced.
      const kind = manner(block.text)
      const beside = above.findIndex((each) => each.manner === kind)
      const base = beside === -1 ? under : (above[beside]?.under ?? NOWHERE)
      const read = readHeading(block.text, base)
      law = read.kind === 'law'
      outside = null
      if (read.kind !== 'same' && read.kind !== 'law') {
        // What stands over the letter itself, as an address, heads no point.
        heading = read.kind === 'letterhead' || (read.kind === 'unknown' && !begun) ? null : read
        above = [...above.slice(0, beside === -1 ? undefined : beside), { manner: kind, under: base }]
        under = read.under
        section += 1
      }
      lead = FILED.test(block.text)
        ? 'summary'
        : (read.kind === 'same' || read.kind === 'unknown') && ASKS_FOR.test(block.text)
          ? 'request'
          : null
      return
    }
    begun ||= !FURNITURE.test(block.text)
    const criterion = CRITERION_CITED.exec(block.text)?.[1]
    const within = criterion ?? runIn(block)
    let lawHere = law
    const isItem = isWholeItem(block)
    const isOfRow = block.kind === 'paragraph' && isNumbered(block.text)
    // The next number of a row, and what stands behind an item, is under no other one's heading.
    if (outside !== null && (isOfRow || outside.item)) {
      ;({ heading, under } = outside)
      outside = null
      section += 1
    }
    if (within !== null) {
      const inner = readHeading(within, under)
      if (inner.kind === 'law') lawHere = true
      if (inner.kind === 'same') lawHere = false
      if ((inner.kind === 'point' || criterion !== undefined) && (block.kind === 'paragraph' || isItem)) {
        if (isOfRow || isItem) outside = { heading, under, item: isItem }
        heading = inner
        under = inner.under
        section += 1
      }
    }
    const bullet = block.kind === 'bullet'
    const sign = bullet ? block.text.charAt(0) : ''
    if (!bullet || sign === nested) nested = null
    const listed = nested === null ? lead : 'request'
    if (!bullet) lead = block.kind === 'footnote' ? lead : null
    const sentences = sentencesOf(block)
    sentences.forEach((sentence, at) => {
      const concession = concessionIn(sentence.text)
      const weighed = weighWith(sentence.own, concession)
      // A sentence after a list may look like the end of its last item.
      const led =
        bullet && listed !== null && !FREE.has(listed) && (at === 0 || listed !== 'request' || weighed.strength === 0)
      // "Plan and interest.": a heading within the paragraph does nothing itself.
      const isTitle =
        at === 0 && within !== null && weighed.role === 'request' && sentence.text.length <= within.length + 2
      const isHead =
        at === 0 && within !== null && (isItem || isNumbered(block.text)) && sentence.text.length <= within.length + 4
      const role: Role =
        isHead || isTitle
          ? 'law'
          : criterion !== undefined && at === 0
            ? 'summary'
            : led && listed !== 'finding' && listed !== 'open'
              ? LED[listed]
              : lawHere && !/\byou(?:r)?\b/.test(sentence.own)
                ? 'law'
                : weighed.role
      told.push({
        ...sentence,
        role: placedRole(role, weighed.strength, block, heading, sentence.own),
        strength: weighed.strength,
        concedes: weighed.concedes,
        concession,
        subject: subjectOf(sentence.own, concession),
        section,
        heading,
        under,
        block: number,
        bullet,
        at,
        item,
        ...(isHead ? { opens: true } : {}),
        ...(bullet && listed !== null && FREE.has(listed) && weighed.role === 'finding' ? { lacks: true } : {}),
        ...(leadsOn(sentence, blocks[number + 1]) ? { leads: true } : {}),
      })
    })
    const last = sentences.at(-1)
    const next = blocks[number + 1]
    if (bullet && last !== undefined && weigh(last.own).role === 'request' && !STOPS.test(last.text)) nested = sign
    if (bullet || block.kind === 'footnote') return
    const after = blocks.slice(number + 1)
    const end = after.findIndex(({ kind }) => kind !== 'bullet')
    lead = leadOf(last && { ...last, ...weigh(last.own) }, end === -1 ? after : after.slice(0, end))
    if (lead === null && next?.kind === 'bullet' && sentences.some(asksBelow)) lead = 'request'
  })
  return told
}
