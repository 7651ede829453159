import { hasEnded } from './blocks.ts'
import { isBullet } from './headings.ts'
import type { Line } from './line.ts'

/** A line that says that what may or must be sent comes next. */
const LEADS =
  /\b(?:submit(?:ted)?|provided?|sen[dt]|furnish(?:ed)?|suppl(?:y|ied)|includes?|including|not limited to|requested|needed|wanted)\b.*:\W*$|^\W*(?:part \w{1,2}\W+)?(?:what (?:to|you (?:may|should|must|can)) (?:send|submit|provide)|(?:please )?(?:send|submit|provide)(?: us)? the following|(?:evidence|items?|documents?)(?: that| which)?(?: may| should| must| is| are| to)?(?: be)? (?:requested|submit(?:ted)?|provided?|needed)|requested (?:evidence|items|documents))\W*$/i
const COMPLAINS = /\b(?:deficien|discrepan|inconsisten|reason|concern|problem|issue|ground|question)/i

/** What is to be sent, named. */
const NAMED =
  /^(?:an? |the |any |your |copies of )?(?:[\p{L}-]+ ){0,3}?(?:evidence|letters?|cop(?:y|ies)|statements?|plan|documents?|documentation|proof|transcripts?|translations?|explanation|forms?|pages?|records|correspondence|contracts|descriptions?|articles?|certificates?|returns|data|source|affidavits?|part)\b/iu
const MOST = 0.5
const ROW = 3

const MARK = /^(\d{1,2}|[a-zA-Z])[.)]\s+(?=\S)/
const FIRST = new Set(['1', 'a', 'A'])
const FEWEST = 2

/** No item has more lines, and no lead more characters: a page of noise is not gone through again for each of its lines. */
const LONGEST_ITEM = 20
const LONGEST_LEAD = 400

const markOf = ({ text }: Line): string | undefined => MARK.exec(text)?.[1]

const next = (mark: string): string =>
  /\d/.test(mark) ? String(Number(mark) + 1) : String.fromCodePoint((mark.codePointAt(0) ?? 0) + 1)

/** Where the items begin that one line after another counts from `at` on, until something else does. */
function itemsFrom(lines: readonly Line[], at: number): number[] {
  const [first] = lines.slice(at, at + 1)
  let mark = first === undefined ? undefined : markOf(first)
  if (mark === undefined || !FIRST.has(mark)) return []
  const items = [at]
  for (let place = at + 1; place < lines.length; place++) {
    const [last, line] = [lines[place - 1], lines[place]]
    if (last === undefined || line === undefined) break
    if (markOf(line) === next(mark)) {
      mark = next(mark)
      items.push(place)
    } else if ((line.apart && hasEnded(last.text)) || place - (items.at(-1) ?? at) > LONGEST_ITEM) break
  }
  return items
}

/** Where the items begin whose dots were drawn and not printed: behind a request, each with its stop, whatever it names. */
function unmarkedFrom(lines: readonly Line[], at: number): number[] {
  const items: number[] = []
  for (let place = at; place < lines.length; place++) {
    const [last, line] = [lines[place - 1], lines[place]]
    if (last === undefined || line === undefined) break
    if (place > at && (last.text.endsWith('.') || place - (items.at(-1) ?? at) > LONGEST_ITEM)) break
    if (place > at && !/;(?: (?:and|or))?$/.test(last.text)) continue
    if (!/^\p{Lu}/u.test(line.text) || isBullet(line.text)) break
    items.push(place)
  }
  return items
}

const areNamed = (items: readonly string[]): boolean =>
  items.filter((text) => NAMED.test(text.replace(MARK, ''))).length > MOST * items.length

/** The lines with what is numbered behind a request as the items of a list, like those behind a dot. */
export function withItems(lines: readonly Line[]): Line[] {
  const items = new Set<number>()
  lines.forEach((_, at) => {
    const before = lines[at - 1]
    // Before a lead in the same line may stand what it follows from.
    const lead = before?.text.split(/(?<=[.)]) (?=\p{Lu})/u).at(-1) ?? ''
    const isLed = lead.length <= LONGEST_LEAD && LEADS.test(lead) && !COMPLAINS.test(lead)
    const found = itemsFrom(lines, at)
    if (found.length >= (isLed ? FEWEST : ROW) && (isLed || areNamed(found.map((each) => lines[each]?.text ?? ''))))
      for (const each of found) items.add(each)
    const unmarked = isLed && /:\W*$/.test(lead) && found.length === 0 ? unmarkedFrom(lines, at) : []
    if (unmarked.length >= FEWEST) for (const each of unmarked) items.add(each)
  })
  return lines.map((line, at) => {
    if (!items.has(at)) return line
    return { ...line, text: MARK.test(line.text) ? line.text.replace(MARK, '• ($1) ') : `• ${line.text}` }
  })
}
