import type { Line } from './line.ts'

/** Also what a scanned dot is read as. */
const BULLET = /^(?:[•‣◦▪●○■□➢►·∙*»¢]|[-–—](?=\s)|[oe+°«¥©](?=\s\p{Lu}))\s*/u
/** "(a)", "(iv)", "b)" before an item of a list. */
const LETTERED = /^(?:\(\s?(?:[a-z]|\d{1,2}|[ivx]{1,4})\s?\)|[a-z]\))\s+/i

export const isBullet = (text: string): boolean =>
  BULLET.test(text) || (LETTERED.test(text) && /[.;,:]$|.{60}/.test(text))
export const withoutBullet = (text: string): string => text.replace(BULLET, '').replace(LETTERED, '')

export const NUMBERED =
  /^(?:(?:item|issue|point|part|section|prong|question|deficiency|no\.?|criterion|topic|ground)\s+(?:\d{1,2}|[ivx]+|[a-z]|one|two|three|four|five|six)\b|§?\s?\d{1,2}(?:\.\d{1,2})*\s?(?:\([a-z0-9]\))?[.):]|\([a-z0-9ivx]{1,4}\)|[ivx]{1,5}[.)]|[a-h][.)])\s*/i

const TERMINAL = /[.!?;,]["”’')\]]*$/u
const SMALL = new Set(
  'a an and as at by for from in into is its of on or per that the their this thus to under upon was were which with your you be it are not no v/'.split(
    ' ',
  ),
)

export function capitals(text: string): number {
  const words = (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !SMALL.has(word.toLowerCase()))
  if (words.length === 0) return 0
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length
}

const isCaps = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text)

/** Words of a line that leads into a list or a quotation. */
const LEADS =
  /\b(?:send|submit|provide|include|furnish|advises?|states?|explains?|says?|following|may|must|please|to|provides?|requires?|adds|that)\b/i

/** Nothing that is whole ends so. */
const BREAKS_OFF = /\b(?:a|an|and|as|at|by|for|from|in|into|its|of|on|or|that|the|their|to|with|your)$/
/** A sentence has ended within it, and another begun. */
const RUNS_ON = /(?:\p{Ll}{3,}|\d{3,})[.?!]["”’)\]]* \p{Lu}\p{Ll}* \p{Ll}+ /u

/** The criteria of 8 CFR 204.5(h)(3), as they stand above what is said of each. */
const CRITERION =
  /^(?:\W*\w{0,4}[.)]\s*)?(?:(?:receipt of )?lesser nationally or internationally recognized\b.{0,60}\b(?:prizes or awards|awards|excellence|endeavor)|memberships? in associations\b.{0,80}|published materials? (?:about|in)\b.{0,120}|(?:participation as (?:a|the) )?judg(?:e|ing) (?:of )?the work of others.{0,80}|original (?:scientific|artistic|scholarly|athletic|business)\b.{0,110}\bcontributions?\b.{0,60}|authorship of scholarly articles.{0,60}|display of (?:the )?\w* ?work\b.{0,70}|(?:performance in |performing )?(?:an? )?leading or critical roles?\b.{0,110}|(?:a )?high salary\b.{0,110}|commercial success(?:es)? in the performing arts.{0,20})$/i

/** "The third prong requires the petitioner to show that": a sentence, wherever its line ends. */
const SAYS =
  /\b(?:requires?|asks?|must|is|are|has|have|focus(?:es)?|relates?|concerns?|considers?|looks?|calls?|turns?)\b/i

/** The end of a citation, or all of one: no heading ends with a year or a page of a reporter. */
const CITATION =
  /\((?:[\p{L}.&’' ]{0,40} )?(?:19|20)\d{2}\)[.;,]?$|\bDec\. (?:at )?\d[\d–—, -]*[.;,]?$|^(?:see|id\.|cf\.|accord)\b/iu

const MAX_LINES = 3
const SHORT = 0.86
/** A line of this many characters and one of a paragraph cannot be told apart by their length. */
const NARROW = 30

/** Whether a paragraph or a list can begin with the line. */
const begins = (line: Line | undefined): boolean =>
  line === undefined || isBullet(line.text) || /^["“‘([]*[\p{Lu}\d]/u.test(line.text)

/**
 * How many lines from `at` on are one heading; 0 where a paragraph begins there. A heading begins after something that has
 * ended, does not end as a sentence does, and something begins after it.
 */
export function headingLength(lines: readonly Line[], at: number, ended: boolean): number {
  const first = lines[at]
  if (first === undefined || !ended || isBullet(first.text) || !/^["“‘([§]*[\p{Lu}\d]/u.test(first.text)) {
    if (first === undefined || !NUMBERED.test(first.text) || !ended) return 0
  }
  const numbered = NUMBERED.test(first.text)
  let text = ''
  for (let count = 1; count <= MAX_LINES; count++) {
    const line = lines[at + count - 1]
    if (line === undefined || (count > 1 && line.page !== first.page)) return 0
    if (count > 1 && isBullet(line.text)) return 0
    text = text === '' ? line.text : `${text} ${line.text}`
    const next = lines[at + count]
    const bare = text.replace(NUMBERED, '')
    const closes = TERMINAL.test(text) && !(isCaps(text) && text.length < 90)
    if (closes || CITATION.test(text) || !/\p{L}{2}|^[IVX]+\b/u.test(text) || RUNS_ON.test(bare)) return 0
    if (BREAKS_OFF.test(text)) continue
    if (CRITERION.test(bare)) {
      if (begins(next)) return count
      continue
    }
    const short = line.text.length < Math.max(SHORT * line.width, NARROW)
    const titled = isCaps(text) || capitals(bare) >= 0.75
    if (isCaps(text) && next !== undefined && isCaps(next.text) && !next.apart && count < MAX_LINES) continue
    if (!short || !begins(next)) {
      if (next?.apart === true && begins(next) && (titled || numbered)) return count
      if (
        /^(?:the )?(?:first|second|third) prong\b|^prong (?:one|two|three|[123i])/i.test(text) &&
        begins(next) &&
        next !== undefined &&
        !SAYS.test(text)
      )
        return count
      if (titled || numbered || (/^(?:first|second|third)\b|prong|\bwhether\b/i.test(text) && count < MAX_LINES))
        continue
      return 0
    }
    const words = bare.split(/\s+/).length
    // "You may submit:" leads into a list.
    if (text.endsWith(':') && !isCaps(text) && (!titled || words > 6 || LEADS.test(text) || isBullet(next?.text ?? '')))
      return 0
    if (titled || numbered) return words <= 40 ? count : 0
    return words <= 14 || /prong|^(?:first|second|third)\b/i.test(bare) ? count : 0
  }
  return 0
}
