import type { NoticeReading, Quoted } from '#domain/rfe.ts'

const WORDS: Readonly<Record<string, number>> = {
  'eighty-four': 84,
  'eighty four': 84,
  'eighty-seven': 87,
  'eighty seven': 87,
  thirty: 30,
  'thirty-three': 33,
  'thirty three': 33,
  ninety: 90,
  sixty: 60,
  twelve: 12,
  'forty-two': 42,
  fifteen: 15,
  'eighty-eight': 88,
}
const PATTERN = new RegExp(
  String.raw`\b(?:(${Object.keys(WORDS)
    .sort((a, b) => b.length - a.length)
    .join(
      '|',
    )})\s*(?:\(\s*(\d{1,3})\s*\))?|(\d{1,3})(?:\s*\([a-z -]+\))?)\s*(?:calendar\s+|business\s+)?(day|week)s?\b`,
  'gi',
)
/** "thirty days, plus three (3) days for service by mail" (8 CFR 103.8(b)). */
const BY_MAIL = /^,? (?:plus|and|with) (?:an additional |another )?(?:\w+ \()?(\d)\)? (?:additional |more )?days\b/

/** The time to answer, and not a plan's or the Department of Labor's. */
const TO_ANSWER =
  /\b(?:within|respon[ds]\w*|reply|answer|given|allowed|allotted|submit|afforded|period|from the date|from receipt)\b/i

/** What leads to the days, and from when they run. */
const LEAD = /\b(?:within|in|no later than|not later than)(?: a period of| the next)? $/i
const FROM =
  /^(?:,? (?:plus|and|with) [^.;,]{0,40}?\bdays(?: for (?:service by )?mail(?:ing)?)?)?(?:,? (?:of|from|after|following) (?:the )?(?:(?:date|receipt|issuance|mailing|service) (?:of|on) )*(?:the )?(?:date )?(?:of )?(?:this|the) (?:notice|letter|request))?/i

interface Days {
  value: number
  /** As printed, with what leads to them and from when they run. */
  printed: Quoted
}

function daysIn(pages: readonly string[]): Days | null {
  for (const [index, text] of pages.entries()) {
    const flat = text.replace(/\s+/g, ' ')
    for (const match of flat.matchAll(PATTERN)) {
      const [, word, digits, number, unit] = match
      const count =
        Number(digits ?? number ?? WORDS[word?.toLowerCase() ?? '']) * (unit?.toLowerCase() === 'week' ? 7 : 1)
      const around = flat.slice(Math.max(0, match.index - 130), match.index + match[0].length + 110)
      const sentence = around.split(/(?<=[a-z)]\.)\s+(?=[A-Z])/).find((each) => each.includes(match[0])) ?? around
      if (count < 10 || count > 120 || !TO_ANSWER.test(sentence)) continue
      if (!/\b(?:notice|letter|request|respon[ds]\w*|reply|answer|rfe|noid)\b/i.test(sentence)) continue
      if (/\b(?:premium|business days|stay|trial|labor certification|appeal|motion|i-290b)\b/i.test(sentence)) continue
      const mailed = BY_MAIL.exec(flat.slice(match.index + match[0].length, match.index + match[0].length + 40))?.[1]
      const before = LEAD.exec(flat.slice(Math.max(0, match.index - 40), match.index))?.[0] ?? ''
      const after = FROM.exec(flat.slice(match.index + match[0].length))?.[0] ?? ''
      const quote = `${before}${match[0]}${after}`
      return { value: count + Number(mailed ?? 0), printed: { quote, page: index + 1 } }
    }
  }
  return null
}

export function responseDaysIn(pages: readonly string[]): NoticeReading['response_days'] {
  const days = daysIn(pages)
  return days && { value: days.value, page: days.printed.page }
}

/** The notice's own words for them, from which they run included. */
export const daysPrinted = (pages: readonly string[]): Quoted | null => daysIn(pages)?.printed ?? null
